import type { Planned } from '../context.ts';
import type { FactField } from '../askable.ts';
import type { Request } from '../request.ts';
import type { Word } from '../spans/words.ts';
import { asksWhichOne, does, type Turn, wantedHeads } from '../turn.ts';

/**
 * "Which of my classes is the most work", "how many hours a week am I signed up for": of the courses that the student takes, or
 * else has planned. They were no list of the talk, so the whole catalogue was looked through.
 */
export const ofOwnCourses = (turn: Turn, planned: readonly Planned[]): Request | null => {
  const plan = planMeant(turn, planned);
  if (plan === null || plan.codes.length === 0 || !isOfThese(turn)) return null;
  const { order, than } = turn.frame;
  const [codes, term] = [[...plan.codes], plan.term];
  if (order !== null && codes.length > 1 && than === null)
    return {
      kind: 'compare',
      codes,
      titles: [],
      fields: fieldsOf(turn),
      unheld: [],
      term,
      // The best rated come first unless turned, all else from the least.
      asks: { field: order.by, less: (order.by === 'rating') === order.descending },
    };
  return asksSum(turn) ? { kind: 'own_plan', term } : null;
};

const planMeant = ({ frame }: Turn, planned: readonly Planned[]): Planned | null => {
  const named = frame.conditions.flatMap(({ condition }) =>
    condition.on === 'terms' ? condition.value : [],
  );
  const meant = named.length === 0 ? planned : planned.filter(({ term }) => named.includes(term));
  return meant.find(({ isUnderWay }) => isUnderWay === true) ?? meant[0] ?? null;
};

const isOfThese = (turn: Turn): boolean => {
  const { frame, context, reading } = turn;
  const isAlone =
    context.week === null &&
    frame.named.length === 0 &&
    wantedHeads(frame).length === 0 &&
    !does(turn, 'swap', 'plan', 'drop', 'add');
  // "It's too much work, which one takes the most hours", where no courses were spoken of.
  const isOfNoList = context.list.length + context.focus.length === 0 && asksWhichOne(reading);
  return isAlone && (speaksOfOwn(reading.words) || (isOfNoList && frame.order?.by === 'workload'));
};

const speaksOfOwn = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => {
    const next = words.slice(at + 1, at + 4).map((word) => word.text);
    return (
      (text === 'my' && next.some((word) => COURSES.has(word)) && !next.some((word) => PAST.has(word))) ||
      (text === 'i' && next.some((word) => TAKING.has(word)))
    );
  });

const asksSum = ({ reading: { words } }: Turn): boolean =>
  words.some(({ text }) => SUMS.has(text)) && words.some(({ text }) => AMOUNTS.has(text));

const fieldsOf = ({ frame }: Turn): FactField[] => [...new Set(frame.fields.map(({ field }) => field))];

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const COURSES = some('classes courses class schedule load semester term');
const PAST = some('past old last previous taken next major concentration requirement requirements');
const TAKING = some('taking signing signed enrolled enrolling registered carrying');
const SUMS = some('total totals altogether sum overall many much');
const AMOUNTS = some('hours hour hrs hr units credits work workload');
