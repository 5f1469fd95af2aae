import { changed } from '../change.ts';
import type { Frame } from '../frame/frame.ts';
import { programmeOf } from '../own-matters.ts';
import { programmeMeant } from '../requirements/about-requirements.ts';
import type { Request } from '../request.ts';
import type { Operation } from '../tables/follow-ups.ts';
import { toWish } from '../to-wish.ts';
import { asksWhichOne, does, namedAs, sureFields, type Turn } from '../turn.ts';
import { termIn } from '../weeks/ask-for-week.ts';
import { keptWhole } from '../weeks/change-week.ts';
import { weekAsked } from '../weeks/week-request.ts';
import { operationsIn } from './operations.ts';
import { type SetSpokenOf, setSpokenOf } from './set-spoken-of.ts';

/** What a follow-up is about, and what it asks of that. */
interface FollowUp {
  turn: Turn;
  set: SetSpokenOf | null;
  asks: ReadonlySet<Operation>;
}

/**
 * What a message asks of the courses, the week or the requirements that the talk has, decided before it is read as a wish
 * or as a change of a week: first what it is about, then which operation. Null if it is no such question.
 */
export const followUp = (turn: Turn): Request | null => {
  const { context, reading } = turn;
  if (context.last === null || reading.words.length > MOST_WORDS || isOtherList(turn)) return null;
  const asks = operationsIn(reading.words);
  const about = { turn, set: setSpokenOf(turn), asks };
  // "Does one of them fill a slot in my major" plans nothing.
  for (const each of does(turn, 'plan') ? [ofCounts] : OPERATIONS) {
    const request = each(about);
    if (request !== null) return request;
  }
  return null;
};
const MOST_WORDS = 36;
/** More courses than these are not told one by one. */
const MOST_TOLD = 6;

const isPlural = (set: SetSpokenOf | null): set is SetSpokenOf => set !== null && set.codes.length > 1;

/** Whether the message wishes for something new: about a field or topic that it names. */
const wishesAnew = ({ frame }: Turn): boolean =>
  frame.conditions.some(({ condition: { on }, titled }) => NEW.has(on) && titled === undefined);
const NEW: ReadonlySet<string> = new Set(['subjects', 'areas', 'topic', 'attributes', 'instructor', 'kinds']);

/** "What are the best rated classes under 4 hours", after what is open or a fact: other courses, by conditions of their own. */
const isOtherList = (turn: Turn): boolean =>
  AFTER_NO_LIST.has(turn.context.last?.kind ?? 'recommend') &&
  turn.reading.words.some(({ text }) => MANY.has(text)) &&
  turn.frame.conditions.length > 1 &&
  !refersBack(turn);
const AFTER_NO_LIST: ReadonlySet<Request['kind']> = new Set([
  'requirements',
  'facts',
  'prerequisites',
  'counts',
]);
const MANY = new Set(['classes', 'courses', 'seminars', 'electives']);

/** Whether a word stands for courses that the talk has. */
const refersBack = ({ reading: { words } }: Turn): boolean => words.some(({ text }) => BACK.has(text));
const BACK = new Set(
  'them those these they it that this em all any either neither both each one ones some none which there'.split(
    ' ',
  ),
);

/** Whether a course is named; "like" before a question names none. */
const namesCourses = ({ reading: { spans } }: Turn): boolean =>
  spans.some(({ meaning }) => meaning.is === 'course');

const changesWeek = (turn: Turn): boolean =>
  ORDERS.has(turn.reading.words.find(({ text }) => !BEFORE_ORDERS.has(text))?.text ?? '') ||
  does(turn, 'swap', 'drop', 'add', 'resize', 'undo', 'frees');

/** First words of an order to change a week. */
const ORDERS = new Set(
  'drop remove pull lose cut swap replace trade switch exchange take kick toss ditch add put keep make'.split(
    ' ',
  ),
);
const BEFORE_ORDERS = new Set(
  'ok okay so and but now then please just can could would you do haha lol'.split(' '),
);

/** "Prereqs? I've done one econ course", of the course spoken of: what is told beside it is no wish. */
const bareQuestion = ({ turn }: FollowUp): Request | null => {
  const { context, message, readPart } = turn;
  const [focus, ...others] = context.focus;
  const [head = '', ...rest] = message.split('?');
  const told = rest.join(' ').trim();
  if (focus === undefined || others.length > 0 || told === '' || message.split('?').length > 2) return null;
  const { frame, words } = readPart(head);
  const fields = frame.fields.map(({ field }) => field);
  if (words.length > MOST_BARE || fields.length === 0 || frame.conditions.length + frame.named.length > 0)
    return null;
  if (!TELLS.test(told)) return null;
  return fields.includes('prerequisites')
    ? { kind: 'prerequisites', codes: [focus], titles: [], taken: namedAs(turn, 'taken', 'taking') }
    : ofFields(turn, { codes: [focus], of: 'courses' }, fields);
};
const MOST_BARE = 4;
const TELLS = /^(?:i|i'?ve|i'?m|my|we|so far i)\b/iu;

/** "Put them least work first", "the other end of that list". */
const reordered = ({ turn, asks }: FollowUp): Request | null => {
  const { context, frame, vocabulary } = turn;
  const { last } = context;
  if (last?.kind !== 'recommend' || context.shown.length < 2 || namesCourses(turn)) return null;
  const earlier = last.wish.frame;
  if (asks.has('reverse') && frame.order === null && frame.than === null && !saysOtherwise(frame)) {
    const { by, descending } = earlier.order ?? { by: 'rating' as const, descending: false };
    const order = { by, descending: !descending };
    return { kind: 'recommend', wish: toWish({ ...earlier, order }, vocabulary) };
  }
  if (!asks.has('reorder') || frame.order === null || wishesAnew(turn) || frame.hasNoun) return null;
  return { kind: 'recommend', wish: toWish(changed(earlier, onlyOrder(frame), 'within'), vocabulary) };
};
/** "Flip it: mornings instead". */
const saysOtherwise = ({ conditions, forgotten, allowed }: Frame): boolean =>
  forgotten.length + allowed.length > 0 || conditions.some(({ condition: { on } }) => on !== 'topic');
const onlyOrder = (frame: Frame): Frame => ({ ...frame, references: [], acts: [], fields: [] });

/** "Back to the seminars, and throw the religion ones in": the last wish, and what is said besides. */
const backToList = ({ turn, asks }: FollowUp): Request | null => {
  const { context, frame, vocabulary } = turn;
  const { last, frame: earlier, isOfWeek } = context;
  if (!asks.has('back') || earlier === null || isOfWeek || last?.kind === 'recommend') return null;
  if (namesCourses(turn) || sureFields(turn).length > 0) return null;
  const isMore = turn.reading.words.some(({ text }) => ADDS.has(text));
  const said = { ...frame, named: [], codes: [], without: [], references: [], acts: [], fields: [] };
  const wish = toWish(changed(earlier, said, isMore ? 'or' : 'instead'), vocabulary);
  return { kind: 'recommend', wish };
};
const ADDS = new Set('add throw also with too plus include and'.split(' '));

/** "What had to go for it", after a week that was changed. */
const moved = ({ turn, set, asks }: FollowUp): Request | null => {
  const { week, proposed } = turn.context;
  const before = proposed.at(-2);
  if (!asks.has('moved') || set?.of !== 'week' || week === null || before === undefined) return null;
  if (!turn.isQuestion || namesCourses(turn) || changesWeek(turn)) return null;
  return { ...weekAsked(keptWhole(week)), since: before.codes };
};

/** "Show me the first version again": the first of the weeks that were proposed. */
const firstWeek = ({ turn, asks }: FollowUp): Request | null => {
  const [first, second] = turn.context.proposed;
  if (!asks.has('first_week') || first === undefined || second === undefined || namesCourses(turn))
    return null;
  return turn.frame.conditions.length > 0 ? null : weekAsked(keptWhole(first));
};

/** "Does that professor have anything else". */
const teachesElse = ({ turn, set, asks }: FollowUp): Request | null => {
  const { last } = turn.context;
  if (!asks.has('teaches') || set === null || set.codes.length > 1 || !turn.isQuestion) return null;
  const isOfTeacher =
    last?.kind === 'taught_by' ||
    (last?.kind === 'facts' && (last.fields.length === 0 || last.fields.includes('instructor')));
  return isOfTeacher && turn.frame.codes.length === 0
    ? { kind: 'taught_by', codes: [...set.codes], titles: [] }
    : null;
};

/** "Are those in fall", "neither of those is in fall?": when they are given, and not what else is given then. */
const termsOf = ({ turn, set }: FollowUp): Request | null => {
  const { frame, reading, context, asksOutright } = turn;
  const texts = reading.words.map(({ text }) => text);
  const isOfTerms =
    frame.conditions.length > 0 && frame.conditions.every(({ condition: { on } }) => on === 'terms');
  const isOther =
    namesCourses(turn) ||
    frame.hasNoun ||
    frame.fields.length > 0 ||
    frame.order !== null ||
    does(turn, 'find');
  if (context.last?.kind !== 'recommend' || set === null || !isOfTerms || isOther) return null;
  if (set.codes.length > MOST_TOLD || texts.length > MOST_ASKED) return null;
  const isAsked = (asksOutright && !texts.includes('which')) || NEITHER.has(texts[0] ?? '');
  if (!isAsked || !texts.some((text) => THOSE.has(text))) return null;
  return { ...ofFields(turn, set, ['term']), term: termIn(turn) ?? null };
};
const MOST_ASKED = 9;
const NEITHER = new Set(['neither', 'none', 'so', 'wait']);
const THOSE = new Set(['those', 'them', 'these', 'they', 'em', 'neither', 'either']);

/** "Would either fill it", "do any of these count for my degree". */
const ofCounts = ({ turn, set: spoken, asks }: FollowUp): Request | null => {
  const { frame, context } = turn;
  // "I've already got STAT 100, would that count for it": the one that the same message names.
  const had = frame.codes.length === 0 ? namedAs(turn, 'taken') : [];
  const set: SetSpokenOf | null = had.length > 0 ? { codes: had, of: 'named' } : spoken;
  const isOfField = does(turn, 'counts') && frame.conditions.length > 0 && programmeOf(turn) !== null;
  if (!(asks.has('counts') || isOfField) || set === null || set.codes.length > MOST_TOLD) return null;
  // "Fill the hole with something that counts" orders.
  if (!turn.asksOutright && !turn.message.includes('?')) return null;
  if (frame.conditions.some(({ condition: { on } }) => on === 'attributes') || changesWeek(turn)) return null;
  if (sureFields(turn).length > 0 || does(turn, 'find', 'after', 'fits')) return null;
  if (frame.hasNoun && wishesAnew(turn) && set.of !== 'named') return null;
  if (
    !frame.conditions.every(({ condition: { on } }) => on === 'subjects' || on === 'topic' || on === 'terms')
  )
    return null;
  if (set.of !== 'named' && !refersBack(turn)) return null;
  // Not the field of a code: "does CHEM 17 count".
  const ofField = frame.conditions.length > 0 ? programmeOf(turn) : null;
  const programme = frame.programmes.findLast((name) => name !== null) ?? ofField ?? context.towards ?? null;
  return { kind: 'counts', codes: [...set.codes], titles: [], programme };
};

/** "Does this finish the degree": what is left with all of them. */
const finishing = ({ turn, set, asks }: FollowUp): Request | null => {
  if (!asks.has('finishes') || set === null || set.codes.length > MOST_TOLD) return null;
  if (!turn.isQuestion && !does(turn, 'left')) return null;
  if (wishesAnew(turn) || changesWeek(turn) || set.of === 'list') return null;
  return { kind: 'requirements', programme: programmeMeant(turn), also: [...set.codes] };
};

/** "Do those still have room". */
const ofPlaces = ({ turn, set, asks }: FollowUp): Request | null => {
  if (!asks.has('places') || !isPlural(set) || set.codes.length > MOST_TOLD || !turn.isQuestion) return null;
  const isOfPlaces = turn.frame.conditions.every(
    ({ condition: { on, value } }) => !NEW.has(on) || (on === 'topic' && PLACES.has(value)),
  );
  if (!isOfPlaces || changesWeek(turn) || does(turn, 'find', 'fits')) return null;
  if (turn.frame.hasNoun && !refersBack(turn)) return null;
  return ofFields(turn, set, ['places']);
};

const PLACES = new Set('place places spot spots seat seats space capacity opening openings'.split(' '));

const ofFields = (
  turn: Turn,
  { codes }: SetSpokenOf,
  fields: Extract<Request, { kind: 'facts' }>['fields'],
): Extract<Request, { kind: 'facts' }> => ({
  kind: 'facts',
  codes: [...codes],
  titles: [],
  fields,
  unheld: [],
  term: termOf(turn),
  meetsOn: null,
  free: null,
});

/** The term of the week or list that the courses are of. */
const termOf = ({ context: { last, week } }: Turn): string | null => {
  if (last?.kind === 'recommend')
    return last.wish.search.terms?.length === 1 ? (last.wish.search.terms[0] ?? null) : null;
  if (last?.kind === 'week') return week?.asked.term ?? null;
  return last !== null && 'term' in last ? (last.term ?? null) : null;
};

/** "Can I get into all of that": of each of them. */
const ofReady = ({ turn, set, asks }: FollowUp): Request | null => {
  const { frame, context } = turn;
  const isOfNeeds = asksWhatIsNeeded(turn);
  if (!(asks.has('ready') || does(turn, 'ready') || isOfNeeds) || set === null) return null;
  if (set.codes.length < 2 && !isOfNeeds) return null;
  // "Which of those could I take" selects from the list.
  const isChoice =
    context.last?.kind === 'recommend' && turn.reading.words.some(({ text }) => text === 'which');
  if ((set.of === 'named' && !turn.isOfList) || isChoice) return null;
  if (changesWeek(turn)) return null;
  if (!isOfNeeds && (!turn.isQuestion || !refersBack(turn) || wishesAnew(turn))) return null;
  if (frame.hasNoun || frame.order !== null || does(turn, 'begin', 'more') || asksWhichOne(turn.reading))
    return null;
  const others = isOfNeeds ? OF_NEEDS : OF_READY;
  if (frame.conditions.some(({ condition: { on } }) => !others.has(on))) return null;
  if (set.codes.length > MOST_TOLD || context.last?.kind === 'prerequisites') return null;
  if (namesCourses(turn) || does(turn, 'clash', 'fits', 'after')) return null;
  // "How many hours am I looking at if I take both" asks for their sum.
  if (frame.fields.some(({ field, isSure }) => isSure && (field === 'workload' || field === 'units')))
    return null;
  const term = termOf(turn);
  return {
    kind: 'prerequisites',
    codes: [...set.codes],
    titles: [],
    taken: [],
    ...(term === null ? {} : { term }),
  };
};

const OF_READY: ReadonlySet<string> = new Set(['isReady', 'terms']);
const OF_NEEDS: ReadonlySet<string> = new Set([...OF_READY, 'topic', 'subjects', 'areas']);

/** "Do I need to know programming for those", "do I have to be good at math for that one": what they ask for. */
const asksWhatIsNeeded = ({ reading: { words } }: Turn): boolean => {
  const need = words.findIndex(
    ({ text }, at) =>
      NEEDED.has(text) && words.slice(Math.max(0, at - 3), at).some((word) => ASKERS.has(word.text)),
  );
  const joint = words.findIndex(
    ({ text }, at) => at > need + 1 && text === 'for' && BACK.has(words[at + 1]?.text ?? ''),
  );
  return need > 0 && joint > 0 && words.slice(0, need).some(({ text }) => DO.has(text));
};
const NEEDED = new Set('need have must gotta got'.split(' '));
const ASKERS = new Set('i we you'.split(' '));
const DO = new Set('do would will should'.split(' '));

/** "Which of the humanities ones is lighter", of a week: those of its courses that are. */
const utmostOfKind = ({ turn, set }: FollowUp): Request | null => {
  const { frame, reading, vocabulary } = turn;
  const measure = frame.order ?? frame.than;
  if (set?.of !== 'week' || measure === null || !wishesAnew(turn) || changesWeek(turn)) return null;
  if (!reading.words.some(({ text }) => text === 'which') || frame.codes.length > 0) return null;
  const order =
    'by' in measure
      ? measure
      : { by: measure.field, descending: measure.field === 'rating' ? measure.less : !measure.less };
  const asked = { ...frame, order, than: null, named: [], without: [], references: [] };
  const wish = toWish(asked, vocabulary);
  const term = termOf(turn);
  return {
    kind: 'recommend',
    wish: {
      ...wish,
      isAmongShown: true,
      search: { ...wish.search, codes: [...set.codes], ...(term === null ? {} : { terms: [term] }) },
    },
  };
};

/** "Which is the hardest thing on there". */
const ofUtmost = ({ turn, set, asks }: FollowUp): Request | null => {
  const { frame } = turn;
  const measure = frame.order ?? frame.than;
  // What points to courses is read as a comparison, or as an order of the list.
  if (
    !asks.has('among') ||
    measure === null ||
    !isPlural(set) ||
    set.of === 'named' ||
    set.codes.length > MOST_TOLD
  )
    return null;
  if (wishesAnew(turn) || changesWeek(turn) || namesCourses(turn) || does(turn, 'more')) return null;
  if (set.of === 'list' && !turn.isQuestion && frame.order === null) return null;
  const field = 'by' in measure ? measure.by : measure.field;
  const less = 'by' in measure ? (measure.by === 'rating') === measure.descending : measure.less;
  return {
    kind: 'compare',
    codes: [...set.codes],
    titles: [],
    fields: [field],
    unheld: [],
    ...(termOf(turn) === null ? {} : { term: termOf(turn) }),
    asks: { field, less },
  };
};

/** "And if I jumped ship to statistics", "which of the two leaves me with fewer courses", after requirements. */
const ofProgrammes = ({ turn, asks }: FollowUp): Request | null => {
  const { context, frame } = turn;
  if (context.towards === undefined || turn.asked.length > 0 || does(turn, 'plan', 'clash')) return null;
  const [one, other] = context.programmes.slice(-2);
  if (one !== undefined && other !== undefined && turn.isQuestion && !wishesAnew(turn)) {
    if (asks.has('fewer')) return { kind: 'requirements', programme: one, against: other };
    if (asks.has('shared')) return { kind: 'requirements', programme: one, against: other, shared: true };
  }
  const named =
    asks.has('programme') && frame.fields.length === 0 && !does(turn, 'find') ? programmeOf(turn) : null;
  return named !== null && isOfFieldsOnly(turn) && named !== context.towards
    ? { kind: 'requirements', programme: named }
    : null;
};
const isOfFieldsOnly = ({ frame }: Turn): boolean =>
  frame.conditions.every(({ condition: { on } }) => on === 'subjects' || on === 'topic');

/** What is asked by more words comes first. */
const OPERATIONS = [
  bareQuestion,
  ofProgrammes,
  reordered,
  backToList,
  firstWeek,
  moved,
  teachesElse,
  termsOf,
  ofCounts,
  finishing,
  ofPlaces,
  ofReady,
  utmostOfKind,
  ofUtmost,
];
