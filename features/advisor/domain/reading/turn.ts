import type { Context, Planned } from './context.ts';
import { headsOf } from './change.ts';
import type { Frame } from './frame/frame.ts';
import type { Act, Role } from './spans/meaning.ts';
import type { Reading } from './frame/read-message.ts';
import type { Resolved } from './references/refer.ts';
import type { FactField } from './askable.ts';
import type { Word } from './spans/words.ts';
import type { Vocabulary } from './spans/vocabulary.ts';

/** One message with everything that is needed to decide its requests. */
export interface Turn extends Resolved {
  reading: Reading;
  frame: Frame;
  context: Context;
  vocabulary: Vocabulary;
  /** Ends in a question mark, or begins like a question. */
  isQuestion: boolean;
  /** Begins like a question. */
  asksOutright: boolean;
  /** The message as typed, and the reading of a part of it. */
  message: string;
  readPart: (part: string) => Reading;
  planned: readonly Planned[];
  /** Whether it is known that there is no plan that the message could be about. */
  hasNoPlan: boolean;
  /** Codes of the student's courses taken. */
  taken: readonly string[];
  /** The same, after those of the running term, which are latest. */
  had: readonly string[];
  /** Courses named without a role, or referred to. */
  asked: readonly string[];
}

export const does = ({ frame }: Pick<Turn, 'frame'>, ...acts: Act[]): boolean =>
  acts.some((act) => frame.acts.includes(act));

export const namedAs = ({ frame }: Pick<Turn, 'frame'>, ...roles: Role[]): string[] =>
  frame.named.flatMap(({ code, role }) => (role !== null && roles.includes(role) ? code : []));

export const sureFields = ({ frame }: Pick<Turn, 'frame'>): FactField[] => [
  ...new Set(frame.fields.flatMap(({ field, isSure }) => (isSure ? field : []))),
];

/** Whether the student looks for courses: by saying so, by a plural kind of course, or by "something". */
export const seeks = (turn: Turn): boolean =>
  (does(turn, 'find', 'counted', 'plan') ||
    asksWhichToTake(turn) ||
    isOfMany(turn) ||
    isOfSomething(turn) ||
    asksWhetherThereIs(turn) ||
    ordersSome(turn)) &&
  (does(turn, 'begin') || !(sureFields(turn).length > 0 && isOneCourse(turn)));

/** "Is an ethics class for engineers available": any that fits. */
const asksWhetherThereIs = ({ frame, asked, unclear, reading: { words } }: Turn): boolean =>
  BEING.has(words[0]?.text ?? '') &&
  ANY_ONE.has(words[1]?.text ?? '') &&
  words.some(({ text }) => ON_OFFER.has(text)) &&
  frame.hasNoun &&
  asked.length + unclear.length + frame.references.length === 0 &&
  wantedHeads(frame).length > 0;
const BEING = new Set(['is', 'are']);
const ANY_ONE = new Set(['a', 'an', 'any', 'some']);
const ON_OFFER = new Set(['available', 'offered', 'given', 'taught', 'running']);

/** "What is the hardest class". */
const ordersSome = ({ frame, asked, unclear }: Turn): boolean =>
  frame.order !== null &&
  (frame.hasNoun || frame.conditions.some(({ condition: { on } }) => on === 'kinds')) &&
  asked.length === 0 &&
  unclear.length === 0;

/** Whether "anything" is what is sought: "Anything on the ethics of AI that isn't a big lecture". */
const isOfSomething = ({ asked, unclear, frame, reading: { words } }: Turn): boolean =>
  asked.length + unclear.length === 0 &&
  wantedHeads(frame).length > 0 &&
  words.some(({ text }) => text === 'something' || text === 'anything');

/** Whether a plural is asked for: "Which introductory courses are rated best". */
const isOfMany = ({ asked, unclear, frame, reading: { words } }: Turn): boolean =>
  words.some(({ text, gap }, at) =>
    asked.length === 0
      ? MANY.has(text) ||
        ((at === 0 || (gap !== 'space' && OF_KIND.has(words[at + 1]?.text ?? ''))) &&
          WHICH.has(text) &&
          unclear.length === 0 &&
          namesSome(frame, words[at + 1]))
      : WHICH.has(text) && words.slice(at + 1, at + 4).some((each) => MANY.has(each.text)),
  );
const WHICH = new Set(['which', 'what', 'any']);
const OF_KIND = new Set('seminar lecture workshop studio laboratory tutorial class course'.split(' '));
/** Whether courses are named by topic or kind in the plural: "Which ensembles meet in the evening". */
const namesSome = (frame: Frame, next?: Word): boolean => {
  if (next === undefined || next.text.length <= SHORTEST_PLURAL) return false;
  // "Seminars" is read as "seminar".
  const isPlural = next.text.endsWith('s') || next.end - next.start === next.text.length + 1;
  return isPlural && frame.references.length === 0 && wantedHeads(frame).length > 0;
};
const SHORTEST_PLURAL = 3;
const MANY = new Set(['classes', 'courses', 'electives', 'offerings', 'options']);

/** "What psych can I take": there is no course that it could be asked about. */
const asksWhichToTake = (turn: Turn): boolean =>
  does(turn, 'ready') &&
  turn.asked.length === 0 &&
  (turn.frame.hasNoun || turn.frame.conditions.every(({ titled }) => titled === undefined)) &&
  (turn.frame.hasNoun || turn.context.focus.length === 0 || wantedHeads(turn.frame).length > 0) &&
  turn.reading.words.some(({ text }) => text === 'what' || text === 'which' || text === 'any');

/** "Some easy music class to balance it out": asks for other courses, whatever "it" is. */
export const wishesForSome = (turn: Turn): boolean => {
  const {
    frame,
    reading: { words },
  } = turn;
  return (
    (frame.codes.length === 0 || isBeside(turn)) &&
    (frame.hasNoun || frame.conditions.some(({ condition: { on } }) => on === 'kinds')) &&
    wantedHeads(frame).length > 0 &&
    sureFields(turn).length === 0 &&
    words.some(
      ({ text }, at) => SOME.has(text) && words.slice(at + 1, at + 6).some((each) => ONE.has(each.text)),
    )
  );
};
/** Whether the courses sought have to fit with the courses named. */
export const isBeside = (turn: Turn): boolean =>
  does(turn, 'clash', 'together', 'plan') || turn.frame.references.some(({ role }) => role === 'clear');
const SOME = new Set(['some', 'any', 'a', 'an', 'another', 'one', '1', '2', '3']);

/** "The class about poor countries" is one course that is asked about. */
export const isOneCourse = ({ reading: { words } }: Turn): boolean =>
  words.some(
    ({ text }, at) => text === 'the' && words.slice(at + 1, at + 6).some((each) => ONE.has(each.text)),
  );
const ONE = new Set(['class', 'course', 'seminar', 'lecture', 'one']);

/** "Can you do it in the evenings instead", after a list: the wish is meant. */
export const changesWish = (turn: Turn): boolean =>
  turn.context.last?.kind === 'recommend' &&
  turn.frame.conditions.length > 0 &&
  sureFields(turn).length === 0 &&
  (seeks(turn) || turn.reading.words.some(({ text }) => text === 'instead'));

/** "Drop the last one", of a list: that course goes. */
export const dropsOfList = (turn: Turn): boolean =>
  does(turn, 'drop') &&
  turn.context.week === null &&
  turn.context.last?.kind === 'recommend' &&
  turn.asked.length > 0 &&
  !turn.isQuestion &&
  sureFields(turn).length === 0;

/** Heads of a wish: what courses should be about. */
export const wantedHeads = (frame: Frame) => headsOf(frame).filter(({ isTurned }) => !isTurned);

const ASKING = new Set(
  'is are was were does do did what which when where who how why can could may will would should am whoever has have'.split(
    ' ',
  ),
);
const BEFORE_QUESTION = new Set(
  'ok okay so and but hmm also cool lol wait hey hi oh well then yeah n'.split(' '),
);

/** "Soooo", "hmmm". */
const DRAWN_OUT = /^(?:so{2,}|hm+|u[hm]+|o{1,}h+|welp|lol|haha+)$/u;

/** Whether the message begins like a question; "can be any day" does not. */
export const asksOutright = ({ words }: Reading): boolean => {
  const at = words.findIndex(({ text }) => !BEFORE_QUESTION.has(text) && !DRAWN_OUT.test(text));
  return ASKING.has(words[at]?.text ?? '') && words[at + 1]?.text !== 'be';
};

/** "CS 50 or 51, which one is easier". */
export const asksWhichOne = ({ words }: Reading): boolean =>
  words.some(({ text }, at) => text === 'which' && words[at + 1]?.text === 'one');

/** "Sorry, STAT 139": the last question, of another course. */
export const corrects = ({ frame, reading: { words, topics } }: Turn): boolean =>
  topics.length === 0 &&
  frame.acts.every((act) => act === 'about' || act === 'more') &&
  words.length <= MOST_CORRECTING &&
  words.some(({ text }) => CORRECTING.has(text));
const CORRECTING = new Set('actually sorry oops wait typo mean meant said wrong mistake'.split(' '));
const MOST_CORRECTING = 8;

/** "The first", where words of a title fit several and the student was asked which. */
export const picks = ({ context: { last }, frame, isQuestion }: Turn): boolean =>
  !isQuestion &&
  frame.acts.length === 0 &&
  last !== null &&
  'titles' in last &&
  last.codes.length === 0 &&
  (last.titles ?? []).length > 0;

/** "61 or 120": numbers of courses whose subject is not said. */
export const namesNumbers = ({ reading: { words } }: Turn): boolean =>
  words.some(
    ({ number }, at) =>
      number !== null &&
      number >= LEAST_NUMBER &&
      OR.has(words[at + 1]?.text ?? '') &&
      (words[at + 2]?.number ?? 0) >= LEAST_NUMBER,
  );
const LEAST_NUMBER = 10;
const OR = new Set(['or', 'vs', 'versus']);
