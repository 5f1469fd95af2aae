import { atLeast, atMost, be, orElse } from '../frame/conditions.ts';
import type { FactField } from '../askable.ts';
import type { Condition, Figure, Meaning, Span } from './meaning.ts';
import { CLASSES } from '../tables/word-classes.ts';
import type { Word } from './words.ts';

/** Fields that a number can bound. */
export type Amount = 'hours' | 'rating' | 'units' | 'size';

const OF_FIGURE: Record<Figure, Amount> = { workload: 'hours', rating: 'rating', enrollment: 'size' };
const OF_FIELD: Partial<Record<FactField, Amount>> = {
  workload: 'hours',
  rating: 'rating',
  units: 'units',
  enrollment: 'size',
};
const OF_WORDS = new Map<string, Amount>(
  (
    [
      ['WORK', 'hours'],
      ['HOURS', 'hours'],
      ['RATING', 'rating'],
      ['UNITS', 'units'],
      ['PEOPLE', 'size'],
    ] as const
  ).flatMap(([name, amount]) => (CLASSES.get(name) ?? []).map(([first = '']) => [first, amount])),
);

/**
 * Gives bounds without a unit their field: that of the nearest words ("not many people, like 30 max"), else the last
 * one bounded, else the usual one for such a number.
 *
 * @param before fields bounded by earlier messages, the last first
 */
export const withBounds = (
  spans: readonly Span[],
  words: readonly Word[],
  before: readonly Condition[],
): readonly Span[] =>
  spans.flatMap((span): Span | readonly Span[] => {
    const { meaning } = span;
    if (meaning.is !== 'bound') return span;
    const near = spans
      .filter((other) => other !== span && amountOf(other.meaning) !== null)
      .toSorted((a, b) => distance(a, span, words) - distance(b, span, words));
    const last = before.find(({ on }) => isAmount(on));
    const own = words.slice(span.from, span.to).flatMap(({ text }) => OF_WORDS.get(text) ?? []);
    // "4.0 and up".
    const isDecimal = words.slice(span.from, span.to).some(({ text }) => /^[0-5]\.\d$/.test(text));
    // "Under 5 h, 4.3+", "4.3+. 5h or less": a figure of its own, beside hours that have their bound.
    const isRated =
      meaning.side === 'least' &&
      usual(meaning.number) === 'rating' &&
      ((words[span.from]?.gap !== 'space' && (span.from > 0 || !last)) || boundsHours(near[0]?.meaning));
    // "Classes above 100" is of their codes: no record has such a limit, and the student is asked.
    const isOfCodes =
      meaning.side !== 'same' &&
      meaning.number >= LEAST_CODE &&
      own.length === 0 &&
      near.length === 0 &&
      !last;
    if (isOfCodes && words[span.from]?.gap === 'space' && CLASS_WORDS.has(words[span.from - 1]?.text ?? ''))
      return [];
    // "Not 5 days a week. Two at most".
    const nearest = near[0]?.meaning;
    if (meaning.side === 'most' && meaning.number <= MOST_DAYS && own.length === 0 && isOfDays(before, spans))
      return { ...span, meaning: { is: 'conditions', conditions: [be('maxDays', meaning.number)] } };
    // "The lightest that people like, 4 or up", "under 5 hours", then "over 4.4": hours are bounded already.
    const isOfWork = amountOf(nearest) === 'hours' || (nearest === undefined && last?.on === 'hours');
    const isBounded =
      nearest?.is === 'order' ? !nearest.order.descending : last?.on === 'hours' && last.value.max !== null;
    const isOther =
      meaning.side === 'least' && meaning.number <= MOST_RATED && own.length === 0 && isOfWork && isBounded;
    const on =
      own[0] ??
      (isOther ? 'rating' : null) ??
      (isRated ? 'rating' : null) ??
      amountOf(near[0]?.meaning) ??
      (last && isAmount(last.on) ? last.on : isDecimal ? 'rating' : usual(meaning.number, meaning.side));
    return { ...span, meaning: bounding(on, meaning, last) };
  });

const boundsHours = (meaning: Meaning | undefined): boolean =>
  meaning?.is === 'conditions' &&
  meaning.conditions.some(({ on, value }) => on === 'hours' && value.max !== null);

/** Whether only the days of a week were bounded. */
const isOfDays = (before: readonly Condition[], spans: readonly Span[]): boolean =>
  spans.some(
    ({ meaning }) => meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'maxDays'),
  ) ||
  (before.find(({ on }) => on === 'maxDays' || isAmount(on))?.on === 'maxDays' &&
    !spans.some(({ meaning }) => amountOf(meaning) !== null));

const isAmount = (on: string): on is Amount =>
  on === 'hours' || on === 'rating' || on === 'units' || on === 'size';

const amountOf = (meaning: Meaning | undefined): Amount | null => {
  switch (meaning?.is) {
    case 'conditions':
      return meaning.conditions.map(({ on }) => on).find(isAmount) ?? null;
    case 'order':
      return OF_FIGURE[meaning.order.by];
    case 'than':
      return OF_FIGURE[meaning.field];
    case 'ask':
      return meaning.fields.map((field) => OF_FIELD[field] ?? null).find((each) => each !== null) ?? null;
    default:
      return null;
  }
};

/** Distance in words: words before the number count as nearer than later ones, and those of its sentence as nearer. */
const distance = (other: Span, span: Span, words: readonly Word[]): number => {
  const [from, to] = other.from < span.from ? [other.to, span.from] : [span.to, other.from];
  const stops = words.slice(from, to + 1).filter(({ gap }, at) => at > 0 && gap === 'stop').length;
  return Math.max(0, to - from) + stops * FAR + (other.from > span.from ? 1 : 0);
};
const FAR = 100;

/** "I don't want a dud, so like 4 or above": nobody asks for at least so few hours, but for such a rating. */
const usual = (number: number, side: 'most' | 'least' | 'same' = 'most'): Amount =>
  number <= MOST_RATED && (!Number.isInteger(number) || (side === 'least' && number >= LEAST_RATED))
    ? 'rating'
    : number < LEAST_SIZE
      ? 'hours'
      : 'size';
const [LEAST_RATED, MOST_RATED, LEAST_SIZE, MOST_DAYS, LEAST_CODE] = [3, 5, 15, 5, 100];
const CLASS_WORDS = new Set([
  'class',
  'classes',
  'course',
  'courses',
  'number',
  'numbered',
  'level',
  'stuff',
]);

const bounding = (
  on: Amount,
  { number, side }: Extract<Meaning, { is: 'bound' }>,
  last: Condition | undefined,
): Meaning => {
  const isLeast =
    side === 'least' ||
    (side === 'same' &&
      (on === 'rating' || (last?.on === on && 'min' in last.value && last.value.min !== null)));
  const [range, other] = isLeast ? [atLeast(number), atMost(number)] : [atMost(number), atLeast(number)];
  return orElse(be(on, range), be(on, other));
};

/** "Two history seminars": a small number before the courses is how many are wanted. */
export const withCounts = (spans: readonly Span[], words: readonly Word[]): readonly Span[] => {
  const held = new Set(
    spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const begins = new Map(spans.map((span) => [span.from, span]));
  const counts = words.flatMap(({ number }, at): Span[] => {
    const next = begins.get(words[at + 1]?.text === 'more' ? at + 2 : at + 1);
    const isCount =
      number !== null && Number.isInteger(number) && number > 0 && number <= MOST_WANTED && !held.has(at);
    // "Three of the lighter ones", "two suggestions".
    const isOfThem =
      IDEAS.has(words[at + 1]?.text ?? '') ||
      (words[at + 1]?.text === 'of' && OF_THEM.has(words[at + 2]?.text ?? ''));
    const isNext = isOfThem || (next !== undefined && isOfCourses(next.meaning));
    if (!isCount || words[at + 1]?.gap !== 'space' || !isNext) return [];
    // "2 or 3 econ courses": up to three.
    const isRange =
      OR.has(words[at - 1]?.text ?? '') &&
      typeof words[at - 2]?.number === 'number' &&
      !held.has(at - 2) &&
      !held.has(at - 1);
    return [
      {
        from: isRange ? at - 2 : at,
        to: at + 1,
        weight: 1,
        meaning: { is: 'count', count: number },
        by: 'count',
      },
    ];
  });
  return counts.length === 0 ? spans : [...spans, ...counts].toSorted((a, b) => a.from - b.from);
};
const MOST_WANTED = 9;
const OR = new Set(['or', 'to']);
const IDEAS = new Set(['suggestions', 'ideas', 'recommendations', 'examples', 'options']);
const OF_THEM = new Set(['the', 'these', 'those', 'them']);
const isOfCourses = (meaning: Meaning): boolean =>
  meaning.is === 'noun' ||
  (meaning.is === 'conditions' && meaning.conditions.some(({ on }) => OF_COURSES.has(on)));
const OF_COURSES: ReadonlySet<Condition['on']> = new Set([
  'kinds',
  'subjects',
  'areas',
  'levels',
  'attributes',
  'hours',
  'rating',
  'size',
]);
