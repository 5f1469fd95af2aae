import { anyOf } from '../spans/any-of.ts';
import type { Places } from '../../week/week-tools.ts';
import { GONE, HEAVIEST, type Request } from '../request.ts';
import type { Turn } from '../turn.ts';
import { partsAsked, termIn } from './ask-for-week.ts';
import { ofPlan, withOthers } from './change-week.ts';
import { isOfPlan, speaksOfPlan } from './changed-week.ts';
import { namedForWeek } from './named-courses.ts';
import { heldBefore, weekAsked } from './week-request.ts';
import { inPlainBounds } from './week-text.ts';

/** Removes the course with the most work: "Swap just one thing so that it's lighter". */
export const heaviestGone = (turn: Turn, text: string): Request | null => {
  const { week } = turn.context;
  const { out, rest } = namedForWeek(turn);
  const wanted = turn.frame.named;
  const [said] = ONE_GOES.exec(text) ?? [];
  if (said === undefined || wanted.length + out.length > 0 || !LESS_WORK.test(text)) return null;
  if (week === null && !speaksOfPlan(text) && !isOfPlan(turn)) return null;
  // Of a week that was not possible there is none to give up for less work.
  if (said.startsWith('which') && (week?.codes.length ?? 0) < 2) return null;
  const isSwap = !/\b(?:drop|remove|lose|cut|ditch)\b/u.test(said);
  const [place] = partsAsked(turn, inPlainBounds(rest.replace(HEAVY_SAID, ' '))).places;
  const { min_hours: _heavy, max_hours: _light, light: _easy, ...wished } = place ?? { for: 'requirements' };
  const places = isSwap ? [{ ...wished, count: 1, lighter_than: GONE } as Places] : [];
  const change = { add: [], drop: [], places };
  const next = week === null ? ofPlan(termIn(turn), change) : withOthers(week, change);
  return { ...weekAsked(next), out: [HEAVIEST], change: { gone: [], held: heldBefore(week) } };
};
const ONE_GOES = anyOf(
  'u',
  String.raw`\b(?:make|get|have) my (?:\w+ )?(?:plan|schedule|spring|week|semester) ` +
    String.raw`(?:a bit |a little |somewhat |much )?(?:lighter|easier|less (?:work|heavy))\b`,
  String.raw`\bwhich (?:one |class |course )?(?:do|should|would|could|can) i (?:drop|lose|cut|ditch|remove)\b`,
  String.raw`\b(?:swap|switch|replace|exchange|trade|change|drop|remove|lose|cut|ditch)\b(?: out)? ` +
    '(?:just |only )?(?:one|a single|any one|the (?:hardest|heaviest|worst))' +
    '(?: (?:of (?:them|those|these|my (?:classes|courses)|the (?:classes|courses))|thing|class|' +
    String.raw`course|one))?\b`,
);
const LESS_WORK = /\b(?:lighter|easier|less work|chiller|heavy|heaviest|hardest|brutal|too much)\b/u;
const HEAVY_SAID = anyOf(
  'giu',
  String.raw`\b(?:so|and) (?:that )?(?:it|its|it's|they|the whole)\b[^.!?\n]*`,
  String.raw`\b(?:looks?|is|feels?|seems?) (?:\w+ ){0,2}(?:heavy|brutal|much|hard)\b`,
);
