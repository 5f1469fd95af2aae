import type { Planned } from '../context.ts';
import type { FactField } from '../askable.ts';
import type { Request } from '../request.ts';
import type { Word } from '../spans/words.ts';
import { asksWhichOne, does, type Turn, wantedHeads } from '../turn.ts';
import { NO_ASK } from '../weeks/ask-for-week.ts';
import { daysIn, hoursOfShown } from '../weeks/evidence/hours-of-shown.ts';
import { weekAsked } from '../weeks/week-request.ts';

/**
 * "Which of my classes is the most work", "how many hours a week am I signed up for": of the courses that the student takes, or
 * else has planned. They were no list of the talk, so the whole catalogue was looked through.
 */
export const ofOwnCourses = (turn: Turn, planned: readonly Planned[]): Request | null => {
  const plan = planMeant(turn, planned);
  if (plan === null || plan.codes.length === 0) return null;
  const ofHours = hoursOfPlan(turn, plan);
  if (ofHours !== null) return ofHours;
  if (!isOfThese(turn)) return null;
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
  if (asksSum(turn)) return { kind: 'own_plan', term };
  const fields = fieldsOf(turn).filter((field) => OF_EACH.has(field));
  const isAsked = turn.isQuestion || turn.reading.words.some(({ text }) => ASKING.has(text));
  if (!isAsked || fields.length === 0 || does(turn, 'clash', 'together', 'counts')) return null;
  return fields.includes('schedule')
    ? { kind: 'own_plan', term }
    : { kind: 'facts', codes, titles: [], fields, unheld: [], term, meetsOn: null, free: null };
};

/** "Do I have class on Friday", "what do I have on Wednesday", "when is my first class": of the plan, where no week was shown. */
const hoursOfPlan = (turn: Turn, { codes, term }: Planned): Request | null => {
  const { context, reading, frame } = turn;
  const texts = reading.words.map(({ text }) => text);
  const isOwn = texts.some(
    (text, at) =>
      // "I have work till 3, is there anything on Fridays" asks for others.
      (text === 'i' && DOES.has(texts[at - 1] ?? '') && texts[at + 1] === 'have' && texts[at + 2] !== 'to') ||
      (text === 'am' && texts[at + 1] === 'i') ||
      (text === 'my' && texts.slice(at + 1, at + 3).some((next) => ENDS_OF_DAYS.has(next))),
  );
  // "My last class" is the last of a day, where no list was shown.
  const isOfTalk = context.list.length > 0 || frame.references.some(({ to }) => to.kind !== 'nth');
  if (!isOwn || context.week !== null || isOfTalk) return null;
  const week = {
    asked: { ...NO_ASK, from_plan: true, term },
    codes: [...codes],
    hours: null,
    chosen: [],
  };
  const end = texts.find((text, at) => ENDS_OF_DAYS.has(text) && texts[at + 1] === 'class');
  if (end !== undefined && frame.named.length === 0 && texts.length <= MOST_WORDS)
    return {
      ...weekAsked(week.asked),
      hours: { asked: FIRST.has(end) ? 'starts' : 'ends', days: [] },
    };
  const days = daysIn(turn);
  // "Am I free on Friday afternoon": what meets then.
  if (texts.includes('free') && days.length > 0 && frame.named.length === 0 && texts.length <= MOST_WORDS)
    return { ...weekAsked(week.asked), hours: { asked: 'meets', days } };
  return hoursOfShown({ ...turn, context: { ...context, week, proposed: [] } });
};
const MOST_WORDS = 8;

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

const fieldsOf = ({ frame }: Turn): FactField[] => [
  ...new Set([
    ...frame.fields.map(({ field }) => field),
    ...(frame.unheld.includes('rooms') ? (['room'] as const) : []),
  ]),
];

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const COURSES = some(
  'classes courses class schedule load semester term professors profs teachers instructors rooms classrooms',
);
const PAST = some('past old last previous taken next major concentration requirement requirements');
const TAKING = some('taking signing signed enrolled enrolling registered carrying');
const DOES = some('do did will');
const FIRST = some('first earliest');
const ENDS_OF_DAYS = some('first earliest last latest');
/** What is told of each of several courses. */
const OF_EACH: ReadonlySet<FactField> = new Set([
  'instructor',
  'room',
  'schedule',
  'enrollment',
  'places',
  'units',
] as const);
const ASKING = some('who what where when which how');
const SUMS = some('total totals altogether sum overall many much');
const AMOUNTS = some('hours hour hrs hr units credits work workload');
