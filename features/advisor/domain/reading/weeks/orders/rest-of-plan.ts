import type { Request } from '../../request.ts';
import { numberSaid } from '../../tables/weeks/week-amounts.ts';
import type { Turn } from '../../turn.ts';
import { NO_ASK, partsAsked, termIn, USUAL } from '../ask-for-week.ts';
import type { NamedForWeek } from '../named-courses.ts';
import { weekAsked } from '../week-request.ts';
import { inPlainBounds } from '../week-text.ts';

/** "And give me two others": so many. */
export const othersSaid = (text: string): number | null => {
  const said = OTHERS_COUNTED.exec(text)?.[1];
  return said === undefined ? null : numberSaid(said);
};
const OTHERS_COUNTED = /\b(one|two|three|four|[1-4]) (?:\w+ )?(?:others?|new ones|different ones|more)\b/u;

/** "Keep A and B from my plan and swap the others for easier ones": how many others there are is not known here. */
export const restOfPlanChanged = (
  turn: Turn,
  text: string,
  { wanted, out, rest }: NamedForWeek,
): Request | null => {
  const kept = [...new Set([...wanted, ...out])];
  if (kept.length === 0 || !KEEPS.test(text) || !OTHERS_SWAPPED.test(text) || !OF_PLAN.test(text))
    return null;
  const term = termIn(turn);
  const { places, load } = partsAsked(turn, inPlainBounds(rest));
  const count = othersSaid(text) ?? Math.max(1, USUAL - kept.length);
  const light = EASIER.test(text) ? { light: true } : {};
  return weekAsked({
    ...NO_ASK,
    ...(term === undefined ? {} : { term }),
    codes: kept,
    choose: [{ for: 'requirements', ...load, ...light, ...places[0], count }],
  });
};
const KEEPS = /\b(?:keep|leave|hold on to)\b/u;
const OF_PLAN = /\bmy (?:\w+ )?(?:plan|schedule|week|spring|fall)\b/u;
const EASIER = /\b(?:lighter|easier|chiller|less work|easy|light|chill)\b/u;
const OTHERS_SWAPPED =
  /\b(?:swap|switch|replace|exchange|change|trade) (?:out )?(?:all )?(?:the )?(?:others?|rest|remaining|other (?:two|three|ones))\b/u;
