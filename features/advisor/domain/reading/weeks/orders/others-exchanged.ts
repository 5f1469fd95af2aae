import type { Request } from '../../request.ts';
import type { Turn } from '../../turn.ts';
import { ofPlan, withOthers } from '../change-week.ts';
import { namedForWeek } from '../named-courses.ts';
import { termIn } from '../ask-for-week.ts';
import { weekAsked } from '../week-request.ts';
import { weekText } from '../week-text.ts';

/** "Keep A but instead of the other two give me B and C": A stays, the others of the week go, and what else is named comes. */
export const othersExchanged = (turn: Turn): Request | null => {
  const { week } = turn.context;
  if (week === null || turn.isQuestion || week.codes.length === 0) return null;
  const text = weekText(turn.message);
  if (!KEEPS.test(text) || !OTHERS_GO.test(text)) return null;
  const { wanted, out } = namedForWeek(turn);
  const named = [...new Set([...wanted, ...out])];
  const kept = named.filter((code) => week.codes.includes(code));
  const come = named.filter((code) => !week.codes.includes(code));
  if (kept.length === 0 || come.length === 0) return null;
  const gone = week.codes.filter((code) => !kept.includes(code));
  return {
    ...weekAsked(withOthers(week, { add: come, drop: gone, places: [] })),
    change: { gone, held: [...week.codes] },
  };
};
const KEEPS = /\b(?:keep|leave|hold on to|only)\b/u;
const OTHERS_GO = new RegExp(
  String.raw`\b(?:instead of|in place of|rather than|for|swap|replace|drop|lose|exchange|change|trade) ` +
    String.raw`(?:both |all )?(?:the |my )?(?:other|others|rest|remaining)\b`,
  'u',
);

/** "What would my spring look like with A thrown in": the plan, and that course. */
export const addedToOwn = (turn: Turn): Request | null => {
  const { context, frame } = turn;
  const { wanted, out, either } = namedForWeek(turn);
  if (context.week !== null || wanted.length !== 1 || out.length + either.length > 0) return null;
  if (frame.named.length !== 1 || frame.count !== null || !LOOKS_WITH.test(weekText(turn.message)))
    return null;
  return weekAsked(ofPlan(termIn(turn), { add: wanted, drop: [], places: [] }));
};
const LOOKS_WITH = new RegExp(
  String.raw`\b(?:how|what)\b[^.?!\n]{0,20}\bmy (?:\w+ )?` +
    String.raw`(?:plan|schedule|week|timetable|spring|fall|semester|term)\b[^.?!\n]{0,12}\blook\b[^.?!\n]{0,10}\b` +
    String.raw`(?:with|if i (?:add|added|took|take|had))\b[^.?!\n]{0,30}` +
    String.raw`(?:thrown|added|on top|too|as well|squeezed|tacked|in (?:it|there)|also|\d\w?\W*$)`,
  'u',
);
