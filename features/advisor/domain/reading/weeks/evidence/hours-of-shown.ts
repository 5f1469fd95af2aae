import type { Weekday } from '#features/catalogue/contract.ts';
import { NO_FRAME } from '../../frame/frame.ts';
import type { HoursAsked, Request } from '../../request.ts';
import {
  ASKS_WHEN,
  BEGINS_OR_ENDS,
  CHANGING,
  FIRST_OR_LAST,
  GAPS,
  HAS_ON,
  LATER,
  LONGEST,
  LOOKS,
  OF_A_DAY,
  RISES,
  SEASONS,
} from '../../tables/weeks/hours-of-shown-words.ts';
import { weekdaysOf } from '../../to-wish.ts';
import { does, type Turn } from '../../turn.ts';
import { keptWhole, withBounds } from '../change-week.ts';
import { weekAsked } from '../week-request.ts';

/** "What would my Mondays look like", "whens my last class", "is there a lunch break": the same week once more, with those days. */
export const hoursOfShown = (turn: Turn): Request | null => {
  // A week that was not possible was not shown.
  const week = turn.context.proposed.at(-1) ?? turn.context.week;
  const { words, topics } = turn.reading;
  if (week === null || week.codes.length === 0 || words.length > MOST_WORDS) return null;
  if (turn.frame.named.length > 0 || does(turn, ...ELSE)) return null;
  // "Any gaps on Tuesday", and not "any gaps in my major".
  if (does(turn, 'left') && daysIn(turn).length === 0) return null;
  const texts = words.map(({ text }) => text);
  const says = (some: ReadonlySet<string>): boolean => texts.some((text) => some.has(text));
  // "How many hours do I have now" is about work.
  if (texts.some((text, at) => text === 'how' && texts[at + 1] === 'many')) return null;
  const isIfFree = BEING.has(texts[0] ?? '') && FREE.has(texts.at(-1) ?? '') && texts.length <= MOST_ASKING;
  const isBackToBack = texts.join(' ').includes('back to back') && turn.isQuestion;
  const changing = isBackToBack ? [] : texts.filter((text) => CHANGING.has(text));
  if (
    (changing.length > 0 && !isIfFree && !asksOfLunch(texts, changing) && !asksOfDayOff(texts, changing)) ||
    !(turn.isQuestion || says(ASKS_WHEN))
  )
    return null;
  const others = turn.frame.conditions.filter(({ condition: { on } }) => !OF_TIMES.has(on) && on !== 'topic');
  // "When is spring break" is a date.
  const isOfGaps = texts.some((text, at) => GAPS.has(text) && !SEASONS.has(texts[at - 1] ?? ''));
  // "When is a class about lunch".
  const isTopical = topics.some((topic) => topic.words.flat().some((word) => !OF_HOURS.has(word)));
  if (others.length > 0 || isTopical) return null;
  const days = daysIn(turn);
  const asked = isBackToBack
    ? days.length > 0
      ? 'meets'
      : 'gaps'
    : askedOf(turn, texts, { days, isIfFree, isOfGaps });
  return asked === null ? null : { ...weekAsked(keptWhole(week)), hours: { asked, days } };
};

/** "Can I have lunch every day", which orders nothing. */
const asksOfLunch = (
  [first = '', second = '', ...rest]: readonly string[],
  changing: readonly string[],
): boolean =>
  POSSIBLE.has(first) &&
  second === 'i' &&
  rest.includes('lunch') &&
  changing.every((text) => POSSIBLE.has(text));
const POSSIBLE = new Set(['can', 'could']);

/** "Do I have a day off". */
const asksOfDayOff = (
  [first = '', second = '', ...rest]: readonly string[],
  changing: readonly string[],
): boolean =>
  BEGINS_ASKING.has(first) &&
  SUBJECTS.has(second) &&
  rest.some((text) => text === 'day' || text === 'days') &&
  rest.some((text) => FREE.has(text)) &&
  changing.every((text) => FREE.has(text));

/** What is asked of the hours; null if nothing is. */
const askedOf = (
  turn: Turn,
  texts: readonly string[],
  { days, isIfFree, isOfGaps }: { days: readonly Weekday[]; isIfFree: boolean; isOfGaps: boolean },
): HoursAsked | null => {
  const says = (some: ReadonlySet<string>): boolean => texts.some((text) => some.has(text));
  if (says(LONGEST) && (texts.includes('day') || texts.includes('days')))
    return texts.includes('longest') ? 'longest' : says(FULL) ? 'busiest' : 'lightest';
  if (
    asksOfDayOff(
      texts,
      texts.filter((text) => CHANGING.has(text)),
    )
  )
    return 'free';
  if (isOfGaps || texts.includes('lunch')) return texts.includes('lunch') ? 'lunch' : 'gaps';
  const isOfEnds =
    (says(ASKS_WHEN) && says(FIRST_OR_LAST) && says(OF_A_DAY)) ||
    (says(ASKS_WHEN) && (texts.includes('i') || days.length > 0) && says(BEGINS_OR_ENDS)) ||
    texts.some((text, at) => text === 'how' && HOW_FAR.has(texts[at + 1] ?? ''));
  if (isOfEnds) return says(STARTING) && !says(ENDING) ? 'starts' : 'ends';
  // "Is there any class before 10", "do I have anything after 5".
  const [bound] = turn.frame.conditions.filter(({ condition: { on } }) => ON_A_SIDE.has(on));
  const at = texts.findIndex((text) => BEGINS_ASKING.has(text));
  const isAny =
    at >= 0 &&
    at <= MOST_BEFORE &&
    SUBJECTS.has(texts[at + 1] ?? '') &&
    (says(ANY) || texts.includes('that'));
  if (isAny && bound !== undefined) return bound.condition.on === 'endsBefore' ? 'starts' : 'ends';
  // "Is there anything on Fridays".
  if (isAny && days.length > 0) return 'meets';
  // "On which days do I come to campus".
  if (texts.some((text, next) => ASKS_WHICH.has(text) && texts[next + 1] === 'days') && says(COMES))
    return 'free';
  return days.length > 0 && (isIfFree || says(LOOKS) || (texts.includes('what') && says(HAS_ON)))
    ? 'meets'
    : null;
};
/** "Oh wait, does any of that start before ten". */
const MOST_BEFORE = 3;
const FULL = new Set(['busiest', 'heaviest', 'fullest']);
const STARTING = new Set('first earliest early start starts begin begins leave'.split(' '));
const ENDING = new Set('last latest late finish end ends done over out home final'.split(' '));
const ASKS_WHICH = new Set(['which', 'what']);
const COMES = new Set('come campus class classes school in there'.split(' '));
const ON_A_SIDE: ReadonlySet<string> = new Set(['endsBefore', 'startsAfter']);
const BEGINS_ASKING = new Set('is are do does will would'.split(' '));
const SUBJECTS = new Set('there i it they any anything'.split(' '));
const ANY = new Set('any anything something a class classes'.split(' '));
const OF_HOURS = new Set([...OF_A_DAY, ...FIRST_OR_LAST, ...BEGINS_OR_ENDS]);
const MOST_WORDS = 14;
/** "Am I done with my requirements" is about no day. */
const ELSE = ['swap', 'drop', 'add', 'frees', 'resize', 'terms'] as const;
const MOST_ASKING = 5;
const BEING = new Set(['is', 'are']);
const FREE = new Set(['free', 'open', 'empty', 'off']);
const HOW_FAR = new Set(['late', 'early']);
const OF_TIMES: ReadonlySet<string> = new Set(['days', 'startsAfter', 'endsBefore', 'terms', 'keepsFree']);

export const daysIn = ({ frame }: Turn): Weekday[] => [
  ...new Set(
    frame.conditions.flatMap(({ condition }) =>
      condition.on === 'days' && !condition.isTurned ? weekdaysOf(condition.value.on) : [],
    ),
  ),
];

/** "Start later", "I don't want to get up so early": from the hour after what was asked for, or after the first class; else from ten. */
export const laterThanShown = (turn: Turn): Request | null => {
  const { week } = turn.context;
  const { words } = turn.reading;
  if (week === null || week.codes.length === 0 || words.length > MOST_WORDS) return null;
  if (turn.frame.named.length > 0 || turn.frame.conditions.length > 0) return null;
  const texts = words.map(({ text }) => text);
  const isLater = texts.some(
    (text, at) => LATER.has(text) && nearby(texts, at).some((each) => BEGINS.has(each)),
  );
  const isRising = texts.includes('early') && texts.includes('not') && texts.some((text) => RISES.has(text));
  if (!isLater && !isRising) return null;
  const first = (week.timed ?? []).flatMap(({ meets }) => meets.map(({ start }) => start)).toSorted()[0];
  const [hour] = /^\d+/.exec(week.asked.starts_at_or_after ?? first ?? '') ?? [];
  const starts = hour === undefined ? FIRST_LATE : Math.min(Number(hour) + 1, LAST_LATE);
  return weekAsked({
    ...withBounds(week, NO_FRAME),
    starts_at_or_after: `${String(starts).padStart(2, '0')}:00`,
  });
};
const BEGINS = new Set(['start', 'starts', 'starting', 'begin', 'begins', 'beginning']);
const nearby = (texts: readonly string[], at: number): string[] => texts.slice(Math.max(0, at - 3), at + 3);
/** Hours of the day. */
const [FIRST_LATE, LAST_LATE] = [10, 20];
