import { anyOf } from './spans/any-of.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import type { Condition, Figure } from './spans/meaning.ts';
import type { Frame } from './frame/frame.ts';
import type { Request, Titled } from './request.ts';
import type { FactField } from './askable.ts';
import { polarityOf, saysNoClash } from './polarity.ts';
import { asksForEach, sectionsAsked } from './sections-asked.ts';
import { toWish } from './to-wish.ts';
import { termSpokenOf } from './references/spoken-of.ts';
import { does, isOneCourse, namedAs, sureFields, type Turn } from './turn.ts';

/** The record's field for a condition: "is it hard", "does it meet on Fridays". */
const FIELD_OF: Partial<Record<Condition['on'], FactField>> = {
  hours: 'workload',
  rating: 'rating',
  units: 'units',
  size: 'enrollment',
  hasSeats: 'places',
  days: 'schedule',
  maxDays: 'schedule',
  startsAfter: 'schedule',
  endsBefore: 'schedule',
  kinds: 'component',
  attributes: 'attributes',
  statesNone: 'prerequisites',
  isReady: 'prerequisites',
  isByPermission: 'prerequisites',
  notesSay: 'notes',
  instructor: 'instructor',
};
const FIELD_OF_FIGURE: Record<Figure, FactField> = {
  workload: 'workload',
  rating: 'rating',
  enrollment: 'enrollment',
};

/** The fields asked for, by name, by a condition or by a comparison. */
export const fieldsOf = ({ frame }: Pick<Turn, 'frame'>): FactField[] => {
  const { fields, conditions, than, order } = frame;
  return [
    ...new Set([
      ...fields.map(({ field }) => field),
      ...conditions.flatMap(({ condition: { on } }) => FIELD_OF[on] ?? []),
      ...(asksOfOwnHours(frame) ? (['schedule'] as const) : []),
      ...(than ? [FIELD_OF_FIGURE[than.field]] : []),
      ...(order ? [FIELD_OF_FIGURE[order.by]] : []),
    ]),
  ];
};

/** "My son has hockey on Wednesdays at 4, would they get in the way": of each, and not of each with the others. */
const asksOfOwnHours = ({ acts, conditions }: Frame): boolean =>
  acts.includes('clash') && conditions.some(({ condition: { on } }) => on === 'keepsFree');

/** Fields that another request of the same message already answers. */
const ANSWERED: Partial<Record<Request['kind'], FactField[]>> = {
  conflicts: ['schedule', 'term', 'component'],
  term_total: ['workload', 'units', 'schedule', 'term'],
  prerequisites: ['prerequisites', 'preparation'],
};

/** "Would they go together or do they overlap": whether it is possible. */
const TOGETHER_OR_NOT = anyOf(
  'iu',
  String.raw`\b(?:together|go|fit|work|taken?|possible|ok(?:ay)?|fine)\b[^.?!\n]{0,60}\bor\b[^.?!\n]{0,25}\b` +
    '(?:clash|conflict|overlap|collide)',
  String.raw`\b(?:can|could|may) (?:i|we) (?:take|do|have|fit)\b[^?!\n]{0,80}\btogether\b[^.?!\n]{0,30}\?`,
);

/** "Is 9.09 the same time as 9.13", and not "can I take it at the same time as 9.13". */
const SAME_TIME =
  /\b(?:is|are)\b(?:(?!\b(?:can|could|may|take|possible|ok|okay)\b)[^?!\n]){1,60}\bsame (?:times?|hours?|slots?|days?) as\b/iu;

/** What "yes" says of courses side by side. */
const askedOf = (turn: Turn): { together: boolean; isOpen?: boolean } => {
  if (SAME_TIME.test(turn.message)) return { together: false };
  if (!(does(turn, 'clash') || saysNoClash(turn)) || TOGETHER_OR_NOT.test(turn.message))
    return { together: true };
  const polarity = polarityOf(turn);
  return { together: polarity === 'together', ...(polarity === 'open' ? { isOpen: true } : {}) };
};

/** The requests about courses that were named or referred to; a message may have several. */
export const requestsAbout = (codes: readonly string[], titles: readonly Titled[], turn: Turn): Request[] => {
  const { frame, vocabulary } = turn;
  const once = titles.filter(({ said }, at) => titles.findIndex((each) => each.said === said) === at);
  const about = { codes: [...codes], titles: once };
  const several = codes.length + once.length > 1;
  const { search } = toWish(frame, vocabulary);
  // Of two terms none is preferred: "I missed it this fall, is it on in spring" must not be answered with a yes for the fall.
  const [first = null, ...otherTerms] = search.terms ?? [termSpokenOf(codes, turn)];
  const term = otherTerms.length > 0 ? null : first;
  const named = withEarlier(fieldsOf(turn), turn);
  // "Is it manageable", of one course, asks for its hours.
  const asked: FactField[] = !several && named.length === 0 && does(turn, 'total') ? ['workload'] : named;
  const { unheld } = frame;
  const isSum = asked.some((field) => field === 'workload' || field === 'units');
  const isWhole = ['workload', 'units'].every((field) => asked.some((each) => each === field));
  const total =
    several &&
    !asksIfTaking(turn) &&
    (does(turn, 'total') ||
      (isSum && (does(turn, 'together') || saysBoth(turn)) && frame.than === null && !hasOr(turn)) ||
      (isWhole && !does(turn, 'compare') && frame.than === null && asked.length === 2));
  const isJoint =
    does(turn, 'together') ||
    (saysNoClash(turn) && !does(turn, 'compare')) ||
    (isReady(turn) && saysBoth(turn) && !does(turn, 'compare')) ||
    (namedAs(turn, 'clear').length > 0 && !does(turn, 'compare') && frame.than === null);
  const clash = several && !total && !asksOfOwnHours(frame) && (does(turn, 'clash') || isJoint);
  const isStrangeTerm = term !== null && !vocabulary.lexicon.terms.some(({ name }) => name === term);
  // "Should I take one or the other? I want the one with less work."
  const isChoice = several && frame.than !== null && hasOr(turn);
  const ready = isReady(turn) && !clash && !total && !isChoice && unheld.length === 0 && !isStrangeTerm;
  const requests: Request[] = [];
  const isOfTimes = does(turn, 'clash') || (does(turn, 'together') && asked.includes('schedule'));
  if (clash || (total && isOfTimes)) requests.push({ kind: 'conflicts', ...about, term, ...askedOf(turn) });
  if (total) requests.push({ kind: 'term_total', ...about, term });
  if (ready)
    requests.push({
      kind: 'prerequisites',
      ...about,
      codes: judged(codes, turn),
      taken: namedAs(turn, 'taken', 'taking'),
      ...(term === null || search.terms === undefined ? {} : { term }),
    });
  const answered = requests.flatMap(({ kind }) => ANSWERED[kind] ?? []);
  const ofSections = sectionsAsked(turn);
  const isNamed = does(turn, 'tell') && asked.length === 1 && asked[0] === 'title';
  const fields = withTerm(isNamed ? [] : asked, turn, search.terms !== undefined, isStrangeTerm).filter(
    (field) => !answered.includes(field),
  );
  // "It asks for Calculus I (GIR)" names what is asked for, and does not ask what the course counts as.
  const asksWhatCounts = fields.includes('attributes') && !fields.includes('prerequisites');
  const countsAs = asksWhatCounts ? search.attributes_any : undefined;
  const compares =
    several &&
    (does(turn, 'compare') ||
      frame.than !== null ||
      frame.order !== null ||
      hasOr(turn) ||
      asksWhich(turn, asked));
  const asksNothing = fields.length === 0 && unheld.length === 0 && requests.length === 0;
  if (several && ((compares && requests.length === 0) || asksNothing))
    requests.push({
      kind: 'compare',
      ...about,
      fields,
      unheld: [...unheld],
      ...(term === null ? {} : { term }),
      ...endAsked(frame),
    });
  else if (requests.length === 0 || fields.length > 0 || unheld.length > 0)
    requests.push({
      kind: 'facts',
      ...about,
      fields,
      unheld: [...unheld],
      term,
      meetsOn: daysAsked(turn),
      ...(asksNotThen(turn) ? { isNotThen: true } : {}),
      ...(ofSections ? { sections: ofSections } : {}),
      ...(ofSections?.component !== undefined && asksForEach(turn) ? { isEach: true } : {}),
      free: search.free_times ?? null,
      ...(countsAs ? { countsAs } : {}),
    });
  return requests;
};

/** "Which one is harder", "which has the best rating": the end that is asked for. */
const endAsked = ({ than, order }: Frame): { asks?: { field: Figure; less: boolean } } => {
  if (than !== null) return { asks: { field: than.field, less: than.less } };
  if (order === null) return {};
  // The best rated come first unless turned, all else from the least.
  return { asks: { field: order.by, less: (order.by === 'rating') === order.descending } };
};

/** "Do I need MATH 1B for ECON 10B" asks about the second. */
const judged = (codes: readonly string[], { reading: { words } }: Turn): string[] =>
  codes.length === 2 && words.some(({ text }) => text === 'need') ? codes.slice(1) : [...codes];

/** "Is STAT 110 doable if I'm only taking MATH 21A now": whether that is enough for it. */
export const asksIfTaking = (turn: Turn): boolean =>
  turn.isQuestion &&
  (does(turn, 'total') || turn.frame.conditions.some(({ condition: { on } }) => on === 'hours')) &&
  turn.asked.length === 1 &&
  namedAs(turn, 'taking').length > 0 &&
  turn.reading.words.some(({ text }) => text === 'if');

const saysBoth = ({ reading: { words } }: Turn): boolean => words.some(({ text }) => text === 'both');

export const isReady = (turn: Turn): boolean =>
  does(turn, 'ready', 'left') ||
  asksIfTaking(turn) ||
  asksForSelf(turn) ||
  turn.frame.conditions.some(({ condition: { on } }) => on === 'isReady');

/** "Do I need anything before it": the student's own courses are compared with the prerequisites. */
const asksForSelf = ({ frame, reading: { words } }: Turn): boolean =>
  frame.fields.some(({ field }) => field === 'prerequisites') &&
  words.some(({ text }, at) => text === 'i' && HAVING.has(words[at + 1]?.text ?? words[at - 1]?.text ?? ''));
const HAVING = new Set('need have lack take miss satisfy meet fulfill lacking missing'.split(' '));

const hasOr = ({ reading: { words } }: Turn): boolean =>
  words.some(({ text }) => text === 'or' || text === 'versus');

/** "Which of them is better liked". */
const asksWhich = ({ reading: { words } }: Turn, fields: readonly FactField[]): boolean =>
  words.some(({ text }) => text === 'which') && fields.some((field) => FIGURES.has(field));
const FIGURES: ReadonlySet<FactField> = new Set(['workload', 'rating', 'enrollment']);

/** Adds the term if it is all that is asked: "Is it in spring". */
const withTerm = (fields: FactField[], turn: Turn, namesTerm: boolean, isStrange: boolean): FactField[] =>
  namesTerm &&
  (isStrange || turn.isQuestion) &&
  fields.length === 0 &&
  turn.frame.unheld.length === 0 &&
  (isStrange || !isReady(turn))
    ? ['term']
    : fields;

const daysAsked = ({ frame, vocabulary }: Turn): Weekday[] | null => {
  const { search } = toWish(frame, vocabulary);
  return search.meets_on ?? search.days ?? search.avoid_days ?? null;
};

const asksNotThen = ({ frame, vocabulary }: Turn): boolean => {
  const { search } = toWish(frame, vocabulary);
  return (search.meets_on ?? search.days) === undefined && search.avoid_days !== undefined;
};

/**
 * "And NEURO 80?" asks the last question about another course. A question about several courses adds it: to the
 * comparison, the sum, or the courses checked against the first.
 */
export const repeated = (codes: readonly string[], { context: { last }, frame }: Turn): Request | null => {
  if (last === null || !('codes' in last) || last.kind === 'ask') return null;
  const isJoint = last.kind === 'compare' || last.kind === 'conflicts' || last.kind === 'term_total';
  if (!isJoint || codes.length > 1) return { ...last, codes: [...codes], titles: [] };
  // "And the other one?" replaces the course that it is compared with.
  const isOther = frame.references.some(({ to }) => to.kind === 'other');
  if (isOther) return { ...last, codes: [...new Set([...codes, ...last.codes.slice(1)])] };
  const before = last.kind === 'conflicts' ? last.codes.slice(0, 1) : last.codes;
  const joint = [...new Set([...before, ...codes])];
  // A course cannot be held against itself.
  return joint.length > 1 ? { ...last, codes: joint } : null;
};

/** The last request with one course replaced: "FILM 118 instead of ENGLISH 160", "swap one for the other". */
export const swapped = (turn: Turn): Request | null => {
  const { last } = turn.context;
  if (!last || !('codes' in last) || last.kind === 'ask') return null;
  const { codes: spoken } = last;
  const known = turn.frame.codes.filter((code) => spoken.includes(code));
  // "Drop 18.600", after a question about three together.
  const given = does(turn, 'swap') ? known.slice(0, 1) : does(turn, 'drop') ? known : [];
  const out = [...namedAs(turn, 'instead', 'without'), ...given];
  const kept = last.codes.filter((code) => !out.includes(code));
  const isAdded = does(turn, 'add') && turn.asked.length > 0 && last.codes.length > 1;
  const added = [...turn.frame.codes, ...namedAs(turn, 'clear')].filter((code) => !given.includes(code));
  const codes = [...new Set([...kept, ...added])];
  const isJoint = last.kind === 'compare' || last.kind === 'conflicts' || last.kind === 'term_total';
  if (codes.length < (isJoint ? 2 : 1)) return null;
  // "And tell me the hours": of those that are left.
  if (isJoint && kept.length < last.codes.length && does(turn, 'drop') && sumFields(turn).length > 0)
    return { kind: 'term_total', codes, titles: [], term: last.term ?? null };
  return kept.length < last.codes.length || isAdded ? { ...last, codes } : null;
};

/** "ASTRON 17, I haven't done ASTRON 16. Is that all right?", "is 2.007 something I can enroll in without 2.670". */
export const withoutLacked = (turn: Turn): Request | null => {
  const { frame, asked, reading } = turn;
  const isOfOwn = reading.words.some(({ text }) => HAD.has(text));
  if (asked.length !== 1 || frame.without.length === 0 || !isOfOwn || !turn.isQuestion) return null;
  const isPlain =
    fieldsOf(turn).every((field) => field === 'prerequisites') &&
    frame.unheld.length === 0 &&
    !does(turn, 'compare', 'clash', 'together', 'total', 'after', 'more', 'swap', 'drop', 'plan');
  return isPlain
    ? { kind: 'prerequisites', codes: [...asked], titles: [], taken: namedAs(turn, 'taken', 'taking') }
    : null;
};
const HAD = new Set('have had done taken took without lack lacking missing skipped skipping'.split(' '));

/** "I don't have 18.05, is that ok", after whether a course can be taken: that question again. */
export const lacking = (turn: Turn): Request | null => {
  const { context, frame, asked } = turn;
  const { last } = context;
  const isOfLast = asked.every((code) => context.focus.includes(code));
  return last?.kind === 'prerequisites' && isOfLast && frame.codes.length === 0 && frame.without.length > 0
    ? last
    : null;
};

/** "I'm in MATH 1B right now", after whether a course can be taken: that question once more, with it. */
export const having = (turn: Turn): Request | null => {
  const { context, frame } = turn;
  const { last } = context;
  const more = namedAs(turn, 'taken', 'taking');
  if (last?.kind !== 'prerequisites' || last.codes.length === 0 || more.length === 0) return null;
  const isPlain =
    frame.codes.length === 0 &&
    frame.without.length === 0 &&
    sureFields(turn).length === 0 &&
    !turn.isQuestion;
  return isPlain ? { ...last, taken: [...new Set([...last.taken, ...more])] } : null;
};

/** "What's the harder one", after two courses side by side. */
export const comparedAgain = (turn: Turn): Request | null => {
  const { context, frame, asked } = turn;
  const { last } = context;
  if (frame.than === null || asked.length + frame.named.length > 0) return null;
  // "The smaller one", of two or three that were spoken of together.
  if (
    last?.kind !== 'compare' &&
    context.focus.length > 1 &&
    context.focus.length <= MOST_TOGETHER &&
    frame.conditions.length === 0 &&
    !does(turn, 'find', 'more') &&
    isOneCourse(turn) &&
    !turn.reading.words.some(({ text }) => OTHERS.has(text))
  )
    return {
      kind: 'compare',
      codes: [...context.focus],
      titles: [],
      fields: [FIELD_OF_FIGURE[frame.than.field]],
      unheld: [],
      ...endAsked(frame),
    };
  if (last?.kind !== 'compare') return null;
  return frame.conditions.length === 0 &&
    (turn.isQuestion || does(turn, 'tell')) &&
    !does(turn, 'find', 'more')
    ? { ...last, codes: context.focus, fields: [FIELD_OF_FIGURE[frame.than.field]], ...endAsked(frame) }
    : null;
};

const MOST_TOGETHER = 3;
/** Said of courses that were not spoken of. */
const OTHERS = new Set('class course seminar lecture something anything another else any a an'.split(' '));

/** "Does it fit with CHEM 17", where no week is: whether that goes with the one spoken of. */
export const fittedWithFocus = (turn: Turn): Request[] | null => {
  const { frame, context } = turn;
  const [focus, ...others] = context.focus;
  if (!does(turn, 'fits') || focus === undefined || others.length > 0 || frame.codes.length !== 1)
    return null;
  if (frame.codes.includes(focus)) return null;
  return requestsAbout([focus, ...frame.codes], [], {
    ...turn,
    frame: { ...frame, acts: [...frame.acts, 'together'] },
  });
};

/** Whether the message asks something that only a course's record answers. */
export const asksOfCourse = (turn: Turn): boolean =>
  sureFields(turn).length > 0 ||
  does(turn, 'ready', 'clash', 'together', 'total', 'compare', 'tell') ||
  turn.frame.unheld.length > 0;

/** "How many hours would that be", after whether two go together: of both. */
export const isSumOf = (turn: Turn): boolean =>
  turn.context.last?.kind === 'conflicts' && sumFields(turn).length > 0;
const sumFields = (turn: Turn): FactField[] =>
  fieldsOf(turn).filter((field) => field === 'workload' || field === 'units');

export const adding = (turn: Turn): Turn => ({
  ...turn,
  frame: { ...turn.frame, acts: [...turn.frame.acts, 'total'] },
});

/** "How has its workload changed", "its ratings by term": with the figures of earlier terms. */
const withEarlier = (fields: FactField[], { message }: Turn): FactField[] => {
  if (!TELLS_CHANGE.test(message)) return fields;
  // "How has it changed?", of a course.
  const asked: FactField[] = fields.length === 0 ? ['rating', 'workload'] : fields;
  const earlier = asked.flatMap((field) => EARLIER[field] ?? []);
  return [...new Set([...asked, ...earlier])];
};
const EARLIER: Partial<Record<FactField, FactField>> = {
  rating: 'earlier_ratings',
  workload: 'earlier_hours',
};
const TELLS_CHANGE = anyOf(
  'i',
  String.raw`\bhow (?:has|have|did)\b.{1,60}\b(?:changed?|developed?|evolved?)\b`,
  String.raw`\b(?:rating|score|workload|hour)s?\b.{1,60}\b(?:by|per|for each|over the|in earlier|in past) ` +
    String.raw`(?:terms?|semesters?|years?)\b`,
);
