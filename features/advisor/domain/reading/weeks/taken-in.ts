import type { Places } from '../../week/week-tools.ts';
import type { WeekSaid } from '../context.ts';
import type { Request } from '../request.ts';
import { SAME_NUMBER, TAKEN_IN, TAKEN_TOO } from '../tables/weeks/week-bases.ts';
import type { Turn } from '../turn.ts';
import { keptWhole, withFixed, withTaken } from './change-week.ts';
import { countKeeping } from './resized-week.ts';
import { boundsIn, isOfAll } from './week-parts.ts';
import { weekAsked, without } from './week-request.ts';
import { inPlainBounds } from './week-text.ts';

const isLike = ({ subjects = [] }: Places, code: string): boolean =>
  subjects.some((subject) => code.startsWith(`${subject} `) || code.startsWith(`${subject}.`));

/** "Make sure CHEM 5 is one of them": in place of one that was chosen, so that there are as many. */
export const takenIn = (
  turn: Turn,
  text: string,
  wanted: readonly string[],
  week: WeekSaid,
): Request | null => {
  // Of "one of them", only what is named.
  const said = new Set(turn.frame.named.map(({ code }) => code));
  const named = wanted.filter((code) => said.has(code));
  const size = countKeeping(text);
  const isSmaller = size !== null && size > 1 && size < week.codes.length;
  if (named.length === 0 || isSmaller || !TAKEN_IN.test(text)) return null;
  if (TAKEN_TOO.test(text) && !SAME_NUMBER.test(text)) return null;
  const bounds = boundsIn(turn.readPart(inPlainBounds(turn.message)).frame, isOfAll(turn.message));
  const fresh = without(named, week.codes);
  const chosen = without(week.codes, week.asked.codes);
  if (fresh.length > chosen.length || week.asked.from_plan) return null;
  const kept = named.filter((code) => week.codes.includes(code)).reduce(withFixed, week);
  const ask = fresh.length === 0 ? keptWhole(kept) : withTaken(kept, fresh, isLike);
  return weekAsked({
    ...ask,
    ...bounds,
    free_days: [...new Set([...ask.free_days, ...(bounds.free_days ?? [])])],
  });
};
