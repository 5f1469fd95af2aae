import { AT_ONE_TIME } from '../tables/week-phrases.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { partsAsked } from './ask-for-week.ts';
import { namedForWeek } from './named-courses.ts';
import { inPlainBounds } from './week-text.ts';

/**
 * "HISTORY 34 plus two easy ones", "two for my major and one for fun", "A, B and C in the same term": several things at once, which no list of
 * courses answers.
 */
export const asksForSeveral = (turn: Turn, text: string): boolean => {
  const { wanted, either, rest } = namedForWeek(turn);
  const named = wanted.length + either.length;
  const isAtOnce = AT_ONE_TIME.test(text);
  if (
    named > 1 &&
    isAtOnce &&
    !does(turn, 'compare', 'swap', 'drop') &&
    !(turn.isQuestion && does(turn, 'total', 'fits'))
  )
    return true;
  if (asksOfThem(turn, text)) return false;
  const { places, total } = partsAsked(turn, inPlainBounds(rest));
  if (places.length === 0) return false;
  if (named > 0) return isAtOnce || AND_SOME.test(text);
  return (places.length > 1 || (total ?? 0) > 1) && SOME_AND_SOME.test(text);
};

/** It asks of courses, or looks for some beside others: no week. */
const asksOfThem = (turn: Turn, text: string): boolean =>
  (turn.isQuestion && !POLITE.test(text)) ||
  sureFields(turn).length > 0 ||
  does(turn, 'compare', 'clash', 'after', 'tell', 'counted', 'more', 'about', 'swap', 'drop', 'ready') ||
  turn.frame.named.some(({ role }) => role !== null && role !== 'taken') ||
  LISTS.test(text);
const POLITE =
  /\b(?:can|could|would|will) (?:you|u|i (?:please )?(?:have|get|do|take))\b|\bplease\b|\b(?:for|to) me\b/u;
/** A list is wished for, or a choice between things. */
const LISTS =
  /\b(?:list|recommend|recommendations?|suggest|suggestions?|show me|options|which|what|similar|compare|either|or)\b/u;

const FEW = String.raw`(?:an?|one|another|some|something|smth|sth|anything|two|three|four|[1-4])`;
const NO_COURSES = String.raw`(?! ?(?:hours?|hrs?|h|meetings?|stars?|days?|times?|units?|credits?|am|pm|week|or more|\+|:|-|%)\b)`;
/** "… and a chill one", "+ two easy gen eds": beside courses that are named. */
const AND_SOME = new RegExp(
  String.raw`(?:\b(?:and|plus|with|then|n|w)\b|[,+&;]|\.(?!\d)) ?(?:then |also |maybe |just |only )?${FEW}\b${NO_COURSES}`,
  'u',
);
/** "Two for my major and one for fun", "3 courses. 1 history." */
const SOME_AND_SOME = new RegExp(
  String.raw`\b(?:one|two|three|four|five|[1-5])\b${NO_COURSES}[^?!\n]{1,80}?(?:\b(?:and|plus|with|then|n)\b|[,+&;]|\.(?!\d)) ?(?:then |also |maybe |just |only )?(?:an?|one|another|two|three|four|[1-4])\b${NO_COURSES}`,
  'u',
);
