import type { Request } from '../../request.ts';
import { AS_IT_WAS, BACK_WORDS, UNDO_WORDS } from '../../tables/weeks/order-words.ts';
import { sureFields, type Turn } from '../../turn.ts';
import { keptWhole, ofPlan } from '../change-week.ts';
import { weekAsked } from '../week-request.ts';

/** "Undo that", "put the old version back": the week before the last one, or the student's plan as it was. */
export const undone = (turn: Turn): Request | null => {
  const { proposed, isOfWeek, week } = turn.context;
  if (!isOfWeek || week === null || !asksBack(turn)) return null;
  const [before, last] = proposed;
  // The last change was not possible, and so not shown: what was shown before it.
  const shown = last ?? before;
  if (shown !== undefined && shown !== week) return weekAsked(keptWhole(shown));
  if (before !== undefined && last !== undefined) return weekAsked(keptWhole(before));
  const isOfPlan = week.asked.from_plan && (before !== undefined || last !== undefined);
  return isOfPlan ? weekAsked(ofPlan(week.asked.term, { add: [], drop: [], places: [] })) : null;
};

/** Whether nothing else is asked than what was before: no course, number, day or time is named. */
const asksBack = (turn: Turn): boolean => {
  const { frame, reading } = turn;
  const { words } = reading;
  const isElse =
    frame.named.length > 0 ||
    words.some(({ number }) => number !== null && number > 1) ||
    frame.conditions.some(({ condition: { on } }) => on !== 'topic' && on !== 'rating');
  if (isElse || words.length > MOST_WORDS) return false;
  const has = (some: ReadonlySet<string>) => words.some(({ text }) => some.has(text));
  return has(UNDO_WORDS) || (has(BACK_WORDS) && has(AS_IT_WAS) && !asksElse(turn));
};

/** "What were the hours again", "is the first class far?": a question, unless it is an order put politely, or a wish. */
const asksElse = (turn: Turn): boolean => {
  const { words } = turn.reading;
  const [first] = words;
  const isPolite = first !== undefined && POLITE.has(first.text);
  return (
    (turn.isQuestion && !isPolite) ||
    sureFields(turn).length > 0 ||
    words.some(({ text }) => WISHED.has(text))
  );
};
const WISHED: ReadonlySet<string> = new Set(['something', 'anything']);
const POLITE: ReadonlySet<string> = new Set('can could may would will please'.split(' '));
const MOST_WORDS = 18;
