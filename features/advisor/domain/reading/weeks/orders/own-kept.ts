import { anyOf } from '../../spans/any-of.ts';
import type { Request } from '../../request.ts';
import { does, type Turn } from '../../turn.ts';
import { termIn } from '../ask-for-week.ts';
import { ofPlan } from '../change-week.ts';
import { boundsIn } from '../week-parts.ts';
import { weekAsked } from '../week-request.ts';
import { inPlainBounds, weekText } from '../week-text.ts';

/** "Keep all four of my classes but nothing before ten": the plan as it is, under bounds. */
export const ownKept = (turn: Turn): Request | null => {
  const { context, frame } = turn;
  if (context.week !== null || frame.named.length > 0 || does(turn, 'swap', 'drop', 'add', 'frees'))
    return null;
  const text = weekText(turn.message);
  if (!KEEPS_OWN.test(text) || BUT_SOME.test(text)) return null;
  const bounds = boundsIn(turn.readPart(inPlainBounds(turn.message)).frame);
  if (Object.keys(bounds).length === 0) return null;
  return weekAsked({ ...ofPlan(termIn(turn), { add: [], drop: [], places: [] }), ...bounds });
};
const COUNT = String.raw`(?:two|three|four|five|six|[2-6])`;
const MINE =
  String.raw`(?:(?:all|every one|each|the) (?:of )?)?(?:${COUNT} (?:of )?)?my (?:${COUNT} )?(?:\w+ )?` +
  '(?:classes|courses|subjects)|' +
  String.raw`everything (?:in my (?:\w+ )?(?:plan|schedule)|i (?:have|planned|have planned))|` +
  String.raw`my (?:\w+ )?(?:plan|schedule) as (?:it )?is`;
const KEEPS_OWN = anyOf(
  'u',
  String.raw`\b(?:keep|keeping|leave|hold on to|stick with|stay with) (?:${MINE})\b`,
  String.raw`\b(?:${MINE}) (?:have to |must |should |need to |all )?` +
    String.raw`(?:stay|remain|stays|are fixed|are set|kept)\b`,
);
/** Others are wanted in places of some. */
const BUT_SOME = /\b(?:except|apart from|swap|change|replace|rest|another|others?)\b/u;
