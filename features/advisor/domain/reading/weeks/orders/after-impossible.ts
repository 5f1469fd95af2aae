import type { Request } from '../../request.ts';
import { does, type Turn } from '../../turn.ts';
import { namedForWeek } from '../named-courses.ts';
import { weekAsked, without } from '../week-request.ts';
import { weekText } from '../week-text.ts';

/**
 * What is said after a change that was not possible. "Ok, A instead": in the place of what was to be added.
 * "Leave the lab out then. A with B
 * and C?": those, and none of the others.
 */
export const afterImpossible = (turn: Turn): Request | null => {
  const { week, proposed, isOfWeek } = turn.context;
  const shown = proposed.at(-1);
  if (week === null || !isOfWeek || shown === week || week.hours !== null) return null;
  const { wanted, out, either } = namedForWeek(turn);
  const text = weekText(turn.message);
  const fresh = without(wanted, week.codes);
  if (either.length > 0 || fresh.length === 0) return null;
  const [code] = fresh;
  const added = shown === undefined ? [] : without(week.asked.codes, shown.codes);
  if (wanted.length + out.length === 1 && added.length === 1 && code !== undefined && INSTEAD.test(text))
    return weekAsked({
      ...week.asked,
      codes: [...without(week.asked.codes, added), code],
      exclude: [...without(week.asked.exclude, [code]), ...added],
    });
  const isList = wanted.length > fresh.length && wanted.length > 2 && LEAVES.test(text) && LISTS.test(text);
  if (!isList || does(turn, 'swap')) return null;
  const gone = without(week.codes, wanted);
  return {
    ...weekAsked({
      ...week.asked,
      codes: wanted,
      choose: [],
      exclude: [...new Set([...week.asked.exclude, ...gone])],
    }),
    change: { gone, held: [...week.codes] },
  };
};
const INSTEAD = new RegExp(
  String.raw`^\W*(?:(?:ugh|ok|okay|hm+|fine|well|then|so|no|damn|alright|right|oh|and|how about|what about|try|` +
    String.raw`take|do|let'?s|add|put|give me|use|go with|rather|maybe|with)\W+)*(?:\S+ )?\S+ ` +
    String.raw`(?:instead|then|rather|in its place|in that case)(?: (?:then|please|pls))*\W*$`,
  'u',
);
const LEAVES =
  /\b(?:leave|leaving|drop|skip|forget|without|lose|scrap|ditch|cut|take) (?:\w+ ){0,4}?(?:out|then|instead|it|that|lab|one)\b/u;
/** Courses side by side, in a sentence of their own. */
const LISTS = new RegExp(
  String.raw`(?:^|[.!;,\n] ?)(?:(?:so|and|just|then|what about|how about|maybe|take|with) )*[a-z-]+ ?[\d·]\S* ` +
    String.raw`(?:with|and|plus|,|\+|beside|alongside) `,
  'u',
);
