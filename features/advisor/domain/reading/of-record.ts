import type { Condition } from './spans/meaning.ts';
import type { Request } from './request.ts';
import { toWish } from './to-wish.ts';
import { does, dropsOfList, sureFields, type Turn, wantedHeads } from './turn.ts';

/** "PSY 18 sounds like what I want. Is there something they want first?" asks of that course, and for no other. */
export const isOfNamedOnly = (turn: Turn): boolean => {
  const { frame, asked, isOfList } = turn;
  return (
    asked.length > 0 &&
    !isOfList &&
    !dropsOfList(turn) &&
    frame.named.every(({ role }) => role === null) &&
    wantedHeads(frame).length === 0 &&
    frame.than === null &&
    frame.order === null &&
    frame.programmes.length + frame.groups.length === 0 &&
    !does(turn, 'after', 'more', 'plan', 'begin', 'clash', 'together', 'swap', 'counted', 'interests') &&
    // "What does the first one want of me": courses like it are wished for only in so many words.
    (sureFields(turn).length > 0 ||
      does(turn, 'ready') ||
      !turn.reading.words.some(({ text }) => LIKE.has(text)))
  );
};

const LIKE = new Set(
  (
    'like similar alternative alternatives related kind sort vein instead replacement substitute other ' +
    'others another else more any some something anything'
  ).split(' '),
);

/** "Which econ class gets the highest salary": where the measure of a choice is recorded nowhere, no list answers. */
export const ofUnrecorded = ({ frame, asked, reading: { words } }: Turn): Request | null => {
  const measured = frame.unheld.filter((thing) => MEASURES.has(thing));
  if (measured.length === 0 || asked.length > 0) return null;
  const isMost = words.some(
    ({ text }) => MOST.has(text) || (SUPERLATIVE.test(text) && !NO_MEASURES.has(text)),
  );
  const isPlain = frame.conditions.every(({ condition: { on } }) => UNMEASURED.has(on));
  const isOtherOrder = frame.order !== null && words.some(({ text }) => RECORDED.has(text));
  return isMost && isPlain && !isOtherOrder
    ? { kind: 'outside', about: 'unheld', unheld: [...measured] }
    : null;
};
const MEASURES: ReadonlySet<string> = new Set(['grades', 'careers', 'personality']);
const MOST = new Set(['most', 'highest', 'best', 'worst', 'least']);
const SUPERLATIVE = /[a-z]{3,}est$/;
const NO_MEASURES = new Set(
  (
    'interest forest request guest honest latest earliest suggest contest harvest protest invest modest easiest ' +
    'lightest smallest'
  ).split(' '),
);
const UNMEASURED: ReadonlySet<Condition['on']> = new Set(['subjects', 'terms', 'areas', 'topic'] as const);
const RECORDED = new Set('rated rating ratings reviewed reviews stars workload hours work'.split(' '));

const asksWhichTeacher = ({ reading: { words } }: Turn): boolean =>
  words.some(
    ({ text }, at) => (text === 'which' || text === 'what') && TEACHERS.has(words[at + 1]?.text ?? ''),
  );
const TEACHERS = new Set(
  'professor professors teacher teachers lecturer lecturers instructor instructors'.split(' '),
);

/** "Who is the best rated professor": ratings exist for courses, not for people. */
export const ofTeachers = (turn: Turn): Request | null => {
  const { frame, asked, vocabulary, context } = turn;
  const isOfPeople = frame.fields.some(({ field }) => field === 'instructor');
  // "Which prof in Government is the chillest": no record says.
  if (frame.order?.by === 'workload' && isOfPeople && asked.length === 0 && asksWhichTeacher(turn))
    return { kind: 'outside', about: 'unheld', unheld: ['personality'] };
  if (frame.order?.by !== 'rating' || !isOfPeople || asked.length > 0 || context.last?.kind === 'compare')
    return null;
  const wish = toWish({ ...frame, unheld: ['instructors_rated'] }, vocabulary);
  if (turn.isOfList) wish.search.codes = [...turn.pointed];
  return { kind: 'recommend', wish };
};

/** "What else does she teach", of the course named or spoken of last. */
export const taughtBySame = (turn: Turn): Request | null => {
  if (!does(turn, 'others_by')) return null;
  const { asked, context } = turn;
  const codes = [asked, context.focus, context.shown].find((some) => some.length > 0) ?? [];
  if (codes.length === 0) return { kind: 'ask', about: 'course', codes: [] };
  return codes.length > MOST_TEACHERS
    ? { kind: 'ask', about: 'which_of', codes: [...codes] }
    : { kind: 'taught_by', codes: [...codes], titles: [] };
};
const MOST_TEACHERS = 2;
