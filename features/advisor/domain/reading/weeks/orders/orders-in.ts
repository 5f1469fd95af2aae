import type { HEAVIEST } from '../../request.ts';
import { DAY_WORDS } from '../../spans/line.ts';
import type { Word } from '../../spans/words.ts';
import { spelledOut } from '../../spans/words.ts';
import {
  ABOUT_COMING,
  AFTER_ORDER,
  BEFORE_ORDER,
  EXCLAIMING,
  FEELINGS,
  PEOPLE,
  REASONS,
  TELLING,
  THIS_ONE,
} from '../../tables/weeks/order-words.ts';
import {
  A_BOUND,
  CODED,
  ONE_NOUN,
  SAID_OF_COURSES,
  THE_ONE,
  WITH_THE_ONE,
} from '../../tables/weeks/clause-words.ts';
import { type OrderKind, WEEK_ORDERS } from '../../tables/weeks/week-orders.ts';
import type { Turn } from '../../turn.ts';
import { boundsIn, ofCourses } from '../week-parts.ts';
import { relaxedBy } from '../resized-week.ts';
import { inPlainBounds } from '../week-text.ts';
import type { CoursesMeant } from './course-meant.ts';
import { courseToCome, onlyTimes, type ToCome } from './course-to-come.ts';
import { matchesOf, once, patternOf, type Range } from './match-order.ts';
import { isOfComing, isSaidOfIt } from './said-of-it.ts';
import type { Order } from './order.ts';
import { isRemark, orderByWords, restOf } from './order-by-words.ts';

export interface OrdersSaid {
  orders: Order[];
  /** The clauses that bound the week as a whole. */
  bounds: string;
}

/** Finds the courses that words mean; null if none. */
export type Meant = (said: string) => CoursesMeant | typeof HEAVIEST | null;

const PATTERNS = WEEK_ORDERS.map(patternOf);
const MOST_WORDS = 60;
const MOST_CLAUSES = 10;
/** Parts of clauses that are tried: without a bound "and so and so …" could be cut in as many ways as there are sets of joints. */
const MOST_TRIED = 40;

/** The orders of a message, if each of its clauses is one, a bound of the week, or says nothing; else null. */
export const ordersIn = (
  message: string,
  turn: Pick<Turn, 'readPart' | 'vocabulary'>,
  meant: Meant,
): OrdersSaid | null => {
  const text = spelledOut(message);
  const words = withCodes(turn.readPart(message));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const read: Read = {
    text,
    words,
    turn,
    meant: once(meant),
    come: once((said: string) => courseToCome(said, turn)),
    tries: { left: MOST_TRIED },
    spoken: { of: null },
  };
  const clauses = clausesOf(words);
  if (clauses.length > MOST_CLAUSES) return null;
  const said: OrdersSaid = { orders: [], bounds: '' };
  return clauses.every((clause) => addClause(said, clause, read)) && said.orders.length > 0 ? said : null;
};

/** The words, each code as one: "21L.004". */
const withCodes = ({ words, spans }: ReturnType<Turn['readPart']>): Word[] =>
  words.flatMap((word, at) => {
    const span = spans.find(
      ({ from, to, meaning }) => meaning.is === 'course' && !meaning.byTitle && from <= at && at < to,
    );
    if (span === undefined) return [word];
    if (at > span.from) return [];
    const end = words[span.to - 1]?.end ?? word.end;
    const text = words
      .slice(span.from, span.to)
      .map((each) => each.text)
      .join(' ');
    return [{ ...word, text, end, number: null }];
  });

interface Read {
  text: string;
  words: readonly Word[];
  turn: Pick<Turn, 'readPart' | 'vocabulary'>;
  meant: Meant;
  come: (said: string) => ToCome | null;
  tries: { left: number };
  /** The courses of the clause before that "it" and "them" mean. */
  spoken: { of: CoursesMeant | null };
}

/** At commas and stops, and before what gives a reason. */
const clausesOf = (words: readonly Word[]): Range[] => {
  const clauses: Range[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1)
    if (at === words.length || words[at]?.gap !== 'space' || REASONS.has(words[at]?.text ?? '')) {
      clauses.push({ from, to: at });
      from = at;
    }
  return clauses;
};

const jointsIn = ({ from, to }: Range, words: readonly Word[]): number[] =>
  Array.from({ length: Math.max(0, to - from - 2) }, (_, offset) => from + 1 + offset)
    .filter((at) => JOINTS.has(words[at]?.text ?? ''))
    .toSorted(
      (a, b) =>
        Number(WEAK_JOINTS.has(words[a]?.text ?? '')) - Number(WEAK_JOINTS.has(words[b]?.text ?? '')) ||
        a - b,
    );
const WEAK_JOINTS = new Set(['and', 'plus', 'with']);
const JOINTS = new Set(['and', 'but', 'then', 'plus', 'so', 'with']);

/** Adds a clause, or both of its halves; false if it is not understood. */
const addClause = (said: OrdersSaid, clause: Range, read: Read): boolean => {
  if (read.tries.left <= 0) return false;
  read.tries.left -= 1;
  if (isTold(read.words.slice(clause.from, Math.min(clause.to, clause.from + FAR)))) {
    spokenOf(clause, read);
    return true;
  }
  if (isOfComing(said.orders, wordsOfClause(clause, read), () => boundsOfClause(clause, read))) return false;
  if (isOfWeek(said, clause, read) && addIdle(said, clause, read)) return true;
  if (isSaidOfIt(said.orders, wordsOfClause(clause, read))) return true;
  const whole = orderOf(said, clause, read);
  if (whole !== null) return add(said, whole);
  // "Keep A and B but swap C": at the "but" first.
  for (const at of jointsIn(clause, read.words)) {
    // "Drop A and B": both.
    if (
      read.words[at]?.text === 'and' &&
      CODED.test(read.words[at + 1]?.text ?? '') &&
      CODED.test(read.words[at - 1]?.text ?? '')
    )
      continue;
    const before: OrdersSaid = { orders: [...said.orders], bounds: said.bounds };
    const first = { from: clause.from, to: at };
    if (!addSimple(before, first, read) || !addClause(before, { from: at, to: clause.to }, read)) continue;
    Object.assign(said, before);
    return true;
  }
  return (
    addIdle(said, clause, read) ||
    (isFelt(clause, read) && spokenOf(clause, read)) ||
    isRemark(wordsOfClause(clause, read), read.turn.readPart(textOf(read.text, read.words, clause)).frame)
  );
};

/** "I'm scared of two bios": says nothing of the week but which courses "them" are. */
const isFelt = ({ from, to }: Range, { words }: Read): boolean =>
  to - from <= MOST_FELT &&
  (words.slice(from, to).some(({ text }) => FEELINGS.has(text)) ||
    // "I find CHEM 5 tiresome. Remove it".
    (words.slice(from, to).some(({ text }) => JUDGING.has(text)) &&
      words.slice(to, to + 4).some(({ text }) => THIS_ONE.has(text))));
const JUDGING = new Set(['find', 'found', 'is', 'was', 'seems', 'looks', 'sounds', 'feels', 'are']);
const MOST_FELT = 12;
const spokenOf = ({ from, to }: Range, read: Read): boolean => {
  for (let size = Math.min(MOST_SPOKEN, to - from); size > 0; size -= 1)
    for (let at = from; at + size <= to; at += 1) {
      const said = textOf(read.text, read.words, { from: at, to: at + size });
      if (THIS_ONE.has(said.toLowerCase()) || FEELINGS.has(said.toLowerCase())) continue;
      const found = read.meant(said);
      if (found === null || typeof found === 'string') continue;
      read.spoken.of = found;
      return true;
    }
  return false;
};
const MOST_SPOKEN = 3;
const addSimple = (said: OrdersSaid, clause: Range, read: Read): boolean => {
  if (isOfWeek(said, clause, read) && addIdle(said, clause, read)) return true;
  const order = orderOf(said, clause, read);
  return order === null ? addFiller(clause, read) : add(said, order);
};

/** Whether days and times are those of the week: "no Fridays", but not "one without Fridays". */
const isOfWeek = ({ orders }: OrdersSaid, { from, to }: Range, { words, text, turn }: Read): boolean => {
  const texts = words.slice(from, to).map((word) => word.text);
  // "Ideally nothing on Fridays": of the week.
  const isOfOne = !texts.includes('nothing') && texts.some((word) => ABOUT_COMING.has(word));
  if (isOfOne || BEARING.has(texts[0] ?? '')) return false;
  if (texts.some((word, at) => NOUN.has(word) && BEARING.has(texts[at + 1] ?? ''))) return false;
  if (texts.some((word, at) => DAY_WORDS.has(word) && ONE_NOUN.has(texts[at + 1] ?? ''))) return false;
  if (texts.includes('not') && orders.some(({ come }) => come !== null)) return false;
  const { frame } = turn.readPart(inPlainBounds(textOf(text, words, { from, to })));
  return frame.named.length === 0 && ofCourses(frame).length === 0 && Object.keys(boundsIn(frame)).length > 0;
};

const BEARING = new Set(['that', 'which']);
const NOUN = new Set(['class', 'course', 'seminar', 'lecture', 'lab', 'elective']);

const add = (said: OrdersSaid, order: Order): boolean => {
  const last = said.orders.findLast(({ come }) => come !== null);
  if (order.does === 'describe' && last?.come) {
    last.come = joined(last.come, order.come);
    return true;
  }
  // "Leave out the lab and put in a seminar": in its place.
  const before = said.orders.at(-1);
  const isOpen = before?.does === 'drop' || (before?.does === 'swap' && before.come === null);
  if (order.does === 'add' && before !== undefined && isOpen && before.gone !== null && order.come !== null) {
    said.orders[said.orders.length - 1] = { ...before, does: 'swap', come: order.come };
    return true;
  }
  if (
    order.does === 'swap' &&
    (order.gone === null || isSaidOf(order.gone)) &&
    before !== undefined &&
    before.gone !== null &&
    before.come === null
  ) {
    said.orders[said.orders.length - 1] = { ...before, does: 'swap', come: order.come };
    return true;
  }
  // "Make it four, but the fourth has to be easy": so is what comes.
  if (order.does === 'describe' && before?.does === 'size') {
    said.orders.push({ ...order, does: 'add' });
    return true;
  }
  if (order.does === 'describe' && before !== undefined && before.gone !== null && before.does !== 'stay') {
    said.orders[said.orders.length - 1] = { ...before, does: 'swap', come: order.come };
    return true;
  }
  said.orders.push(order.does === 'describe' ? { ...order, does: 'swap' } : order);
  return true;
};
/** "120 is brutal. Swap it for something easier": that of the clause before. */
const isSaidOf = (gone: Order['gone']): boolean =>
  gone !== null && typeof gone !== 'string' && THIS_ONE.has(gone.said.toLowerCase().trim());
const joined = (first: ToCome, more: ToCome | null): ToCome =>
  more === null
    ? first
    : {
        ...first,
        wish: first.wish === null && more.wish === null ? null : { ...first.wish, ...more.wish },
        isLighter: first.isLighter || more.isLighter,
      };

/** A clause that bounds the week, or that says nothing. */
const addIdle = (said: OrdersSaid, clause: Range, { words, text, turn }: Read): boolean => {
  if (addFiller(clause, { words })) return true;
  const typed = textOf(text, words, clause);
  // "Early is fine" bounds nothing.
  if (relaxedBy(typed.toLowerCase()).length > 0) return true;
  const { frame } = turn.readPart(inPlainBounds(typed));
  if (frame.named.length > 0 || ofCourses(frame).length > 0 || frame.fields.length + frame.unheld.length > 0)
    return false;
  if (Object.keys(boundsIn(frame)).length + frame.allowed.length + frame.forgotten.length > 0) {
    said.bounds = `${said.bounds} ${typed} .`;
    return true;
  }
  return (
    frame.conditions.every(({ condition: { on } }) => on === 'terms') &&
    frame.acts.length + frame.doubts.length === 0 &&
    frame.count === null &&
    frame.order === null &&
    !words
      .slice(clause.from, clause.to)
      .some(({ text: word, number }) => SAID_OF_COURSES.has(word) || number !== null)
  );
};

/** A reason, or words that say nothing. */
const addFiller = ({ from, to }: Range, { words }: Pick<Read, 'words'>): boolean =>
  REASONS.has(words[from]?.text ?? '') ||
  isTold(words.slice(from, Math.min(to, from + FAR))) ||
  (to - from <= MOST_EXCLAIMED &&
    from < to &&
    EXCLAIMING.has(words[from]?.text ?? '') &&
    !isOfCourse(words.slice(from, to))) ||
  words
    .slice(from, to)
    .every(({ text }) => BEFORE_ORDER.has(text) || AFTER_ORDER.has(text) || IDLE.has(text));
const IDLE = new Set(
  (
    'it be that this is was a the week at most to of there has must make build into schedule timetable ' +
    'grid see up put lay out together as'
  ).split(' '),
);

const MOST_EXCLAIMED = 2;
const isOfCourse = (words: readonly Word[]): boolean =>
  words.some(
    ({ text, number }) =>
      SAID_OF_COURSES.has(text) || number !== null || /\d/u.test(text) || NO_MORE.has(text),
  );
const NO_MORE = new Set(['no', 'so']);
const FAR = 6;
/** "My mum says theory is for masochists". */
const isTold = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ text }) => PEOPLE.has(text));
  return at >= 0 && at < 4 && words.slice(at + 1).some(({ text }) => TELLING.has(text));
};

const wordsOfClause = ({ from, to }: Range, { words }: Read): readonly Word[] => words.slice(from, to);

const boundsOfClause = (clause: Range, { words, text, turn }: Read) =>
  boundsIn(turn.readPart(inPlainBounds(textOf(text, words, clause))).frame);

const textOf = (text: string, words: readonly Word[], { from, to }: Range): string =>
  text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

/** The order of a clause: the first line whose words for courses make sense. */
const orderOf = (said: OrdersSaid, clause: Range, read: Read): Order | null => {
  const { words } = read;
  let { from, to } = clause;
  while (to > from && AFTER_ORDER.has(words[to - 1]?.text ?? '')) to -= 1;
  const starts = [from];
  while (from < to && BEFORE_ORDER.has(words[from]?.text ?? '')) starts.push((from += 1));
  const rest = restOf(words.slice(from, to));
  if (rest !== null) return rest;
  // "Film is not for me": "for me" may be the end of an order, or say nothing.
  const ends = to === clause.to ? [to] : [to, clause.to];
  for (const end of ends)
    for (const pattern of PATTERNS)
      for (const start of starts.toReversed()) {
        if (start >= end) continue;
        for (const held of matchesOf(pattern, words, { from: start, to: end })) {
          const order = madeOf(pattern.line.does, held, said, read);
          if (order !== null) return order;
        }
      }
  return orderByWords(words.slice(from, to), (said) =>
    read.spoken.of !== null && THIS_ONE.has(said.toLowerCase()) ? read.spoken.of : read.meant(said),
  );
};

const madeOf = (
  does: OrderKind,
  held: { gone: Range | null; come: Range | null; count: number | null },
  said: OrdersSaid,
  { text, words, meant, come, spoken }: Read,
): Order | null => {
  const typed = (range: Range | null) => (range === null ? null : textOf(text, words, range));
  const [goneSaid, comeSaid] = [typed(held.gone), typed(held.come)];
  const isSpoken = goneSaid !== null && spoken.of !== null && THIS_ONE.has(goneSaid.toLowerCase().trim());
  const found = goneSaid === null ? null : isSpoken ? spoken.of : meant(goneSaid);
  if (goneSaid !== null && found === null) return null;
  // "But with the dreams one": a course that the week has stays in it.
  const kept = (does === 'add' ? THE_ONE : does === 'describe' ? WITH_THE_ONE : null)?.exec(
    comeSaid ?? '',
  )?.[1];
  const own = kept === undefined ? null : meant(kept);
  if (
    does === 'describe' &&
    A_BOUND.test(comeSaid ?? '') &&
    !said.orders.some(({ come: before }) => before !== null)
  )
    return null;
  if (own !== null && typeof own !== 'string')
    return { does: 'stay', gone: { ...own, said: comeSaid ?? '' }, come: null, count: null };
  const toCome = comeSaid === null ? null : come(comeSaid);
  if (comeSaid !== null && toCome === null) return null;
  // "In place of that one of the cities": those words are still of what goes.
  if (does === 'swap' && goneSaid !== null && /^(?:of|about) /iu.test(comeSaid ?? '')) return null;
  // "Four is too much with the kids" adds no course about them.
  if (
    does === 'add' &&
    toCome !== null &&
    toCome.codes.length === 0 &&
    !toCome.hasNoun &&
    /^(?:the|my) /iu.test(comeSaid ?? '')
  )
    return null;
  // Days and times alone are those of the week: "can I have Fridays off as well".
  if (
    (does === 'add' || does === 'become') &&
    toCome?.codes.length === 0 &&
    !toCome.hasNoun &&
    (toCome.wish === null ? !toCome.isAnother : onlyTimes(toCome.wish))
  )
    return null;
  // "The friday one annoys me. Another instead".
  const isOpen = said.orders.every(({ gone: before }) => before === null);
  const of = found === null && does === 'swap' && isOpen && spoken.of !== null ? spoken.of : found;
  const gone = of === null || typeof of === 'string' ? of : { ...of, said: goneSaid ?? '' };
  // "Chem is boring. Swap it": that one.
  if (does === 'swap' && comeSaid === null && gone !== null && typeof gone !== 'string') spoken.of = gone;
  return { does, gone, come: toCome, count: held.count };
};
