import type { Request } from '../../request.ts';
import type { Turn } from '../../turn.ts';
import { NO_ASK, termIn } from '../ask-for-week.ts';
import { namedForWeek } from '../named-courses.ts';

/**
 * "Lose 181 and add a music class", after whether three courses go together: of those.
 *
 * @param byOrders reads a change of a week
 */
export const asSpoken = (said: Turn, byOrders: (turn: Turn) => Request | null): Request | null => {
  const { context } = said;
  const { last } = context;
  if (context.week !== null || (last?.kind !== 'conflicts' && last?.kind !== 'term_total')) return null;
  if (last.codes.length < FEWEST_SPOKEN || (last.titles ?? []).length > 0) return null;
  const { wanted } = namedForWeek(said);
  const fresh = wanted.filter((code) => !last.codes.includes(code));
  // "And with FILM 10 too?"
  if (
    said.isQuestion &&
    fresh.length === wanted.length &&
    fresh.length > 0 &&
    AND_THIS_TOO.test(said.message)
  )
    return { ...last, codes: [...last.codes, ...fresh] };
  const term = termIn(said) ?? last.term ?? undefined;
  const asked = { ...NO_ASK, ...(term === undefined ? {} : { term }), codes: [...last.codes] };
  const week = { asked, codes: last.codes, hours: null, chosen: [] };
  const request = byOrders({ ...said, context: { ...context, week, isOfWeek: true } });
  // "And without 161": the sum, or the question, is asked again, and no week.
  // "Then replace A by some other music subject": one is to be found for a week.
  const isFound = request?.kind === 'week' && request.ask.choose.length > 0 && !said.isQuestion;
  const isWeek =
    isFound || (SAYS_WEEK.test(said.message) && !(last.kind === 'term_total' && said.isQuestion));
  return request?.kind === 'week' && isWeek ? request : null;
};
const FEWEST_SPOKEN = 2;
const SAYS_WEEK = /\b(?:week|schedule|timetable|grid|calendar|show me|add|put)\b/iu;
const AND_THIS_TOO = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|so|hm+|cool|and|what about|how about|now)\W+)*` +
    String.raw`(?:and|with|plus|what about|how about|what if)\b[^?]{0,40}\b` +
    String.raw`(?:too|also|as well|on top|added|in addition|thrown in|with (?:them|those|these|it))\W*$`,
  'iu',
);
