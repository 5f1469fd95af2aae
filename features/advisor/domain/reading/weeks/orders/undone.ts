import { anyOf } from '../../spans/any-of.ts';
import type { WeekSaid } from '../../context.ts';
import type { Request } from '../../request.ts';
import {
  AGAIN_WORDS,
  AS_IT_WAS,
  BACK_WORDS,
  ORIGINAL_WORDS,
  THIS_ONE,
  UNDO_WORDS,
} from '../../tables/weeks/order-words.ts';
import { does, sureFields, type Turn } from '../../turn.ts';
import { keptWhole, ofPlan } from '../change-week.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import { weekAsked, without } from '../week-request.ts';
import { coursesMeant, itemsOf } from './course-meant.ts';

/** "Undo that", "put the old version back", "I want the bio one again": the week before the last one, or the student's plan as it was. */
export const undone = (turn: Turn): Request | null => {
  const { proposed, isOfWeek, week } = turn.context;
  if (week === null) return null;
  if (!isOfWeek) return backToWeek(turn);
  const back = asksBack(turn, week);
  if (back === null) return null;
  const [before, last] = [proposed.at(-2), proposed.at(-1)];
  const isOfPlan = week.asked.from_plan;
  const plan = () => weekAsked(ofPlan(week.asked.term, { add: [], drop: [], places: [] }));
  if (back === 'first' && proposed.length > 1)
    return isOfPlan ? plan() : weekAsked(keptWhole(proposed[0] as WeekSaid));
  // The last change was not possible, and so not shown: what was shown before it.
  if (last !== undefined && last !== week) return weekAsked(keptWhole(last));
  if (before !== undefined) return weekAsked(keptWhole(before));
  return isOfPlan ? plan() : null;
};

/** "Go back to how it was", "show me the week again", after a list: the week as it was shown last. */
const backToWeek = (turn: Turn): Request | null => {
  const { words } = turn.reading;
  const last = turn.context.proposed.at(-1);
  if (last === undefined || words.length > MOST_BACK || turn.frame.named.length > 0) return null;
  const has = (some: ReadonlySet<string>) => words.some(({ text }) => some.has(text));
  const isBack = words.some(({ text }) => text === 'back') && (BEFORE_THAT.test(turn.message) || has(WEEKS));
  return isBack || (has(WEEKS) && words.some(({ text }) => text === 'again'))
    ? weekAsked(keptWhole(last))
    : null;
};
const MOST_BACK = 8;
const WEEKS = new Set(['week', 'schedule', 'timetable']);

/** Whether the week before is asked for, or the first of all, and nothing else. */
const asksBack = (turn: Turn, week: WeekSaid): 'last' | 'first' | null => {
  const sentences = sentencesOf(turn.message);
  const backs = sentences.map(({ text, isQuestion }) =>
    backIn({ ...turn, ...partOf(turn, text), isQuestion }, week),
  );
  const at = backs.findIndex((back) => back !== null);
  if (at < 0) return null;
  const isElse = sentences.some(
    ({ text }, each) => backs[each] === null && ordersElse(partOf(turn, text), turn),
  );
  return isElse ? null : (backs[at] ?? null);
};
const partOf = (turn: Turn, text: string) => {
  const reading = turn.readPart(text);
  return { message: text, reading, frame: reading.frame };
};

/** Another sentence that names a course, or orders something of its own. */
const ordersElse = ({ frame }: ReturnType<typeof partOf>, turn: Turn): boolean =>
  frame.named.some(({ code }) => !turn.context.proposed.some(({ codes }) => codes.includes(code))) ||
  does({ frame }, 'swap', 'add', 'drop') ||
  frame.count !== null;

const backIn = (turn: Turn, week: WeekSaid): 'last' | 'first' | null => {
  const { words } = turn.reading;
  if (words.length > MOST_WORDS || asksElse(turn)) return null;
  const has = (some: ReadonlySet<string>) => words.some(({ text }) => some.has(text));
  const isCounted = words.some(({ number }) => number !== null && number > 1);
  const isOfSome = turn.frame.conditions.some(({ condition: { on } }) => on !== 'topic' && on !== 'rating');
  const isBare = turn.frame.named.length === 0 && !isCounted && !isOfSome;
  if (isBare && has(UNDO_WORDS)) return 'last';
  const isBack = has(BACK_WORDS) || BEFORE_THAT.test(turn.message);
  if (isBare && isBack && has(ORIGINAL_WORDS)) return 'first';
  if (isBare && isBack && (has(AS_IT_WAS) || isOfIt(turn))) return 'last';
  return !does(turn, 'swap', 'drop') && (has(AGAIN_WORDS) || isBack) && namesGone(turn, week) ? 'last' : null;
};
/** "What we had before", "how it was". */
const BEFORE_THAT = anyOf(
  'iu',
  String.raw`\b(?:what|how|as|like|than) (?:we|you|i|it|things|they) (?:had|were|was|looked)\b`,
  String.raw`\b(?:the|my) (?:one|version|week|schedule|plan) (?:from )?before\b`,
);

/** "Put it back", "bring that one back", "give me it back". */
const isOfIt = ({ reading: { words } }: Turn): boolean => {
  const at = words.findIndex(({ text }) => text === 'back');
  const around = [words.slice(Math.max(0, at - 3), at), words.slice(at + 1, at + 3)];
  return (
    at > 0 &&
    words.slice(0, at).some(({ text }) => PUTTING.has(text)) &&
    around.some((some) => some.some(({ text }) => THIS_ONE.has(text)))
  );
};
const PUTTING: ReadonlySet<string> = new Set('put bring get give take have want need add'.split(' '));

/** "Put econ back", "the bio thing was fine after all": what the last change took out. */
const namesGone = (turn: Turn, week: WeekSaid): boolean => {
  const [before, last] = [turn.context.proposed.at(-2), turn.context.proposed.at(-1)];
  const held = last !== undefined && last !== week ? last : before;
  const gone = held === undefined ? [] : without(held.codes, week.codes);
  if (held === undefined || gone.length === 0) return false;
  const items = itemsOf(held).filter(({ code }) => gone.includes(code));
  const { words } = turn.reading;
  for (let size = Math.min(LONGEST, words.length); size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const said = words.slice(at, at + size).map(({ text }) => text);
      if (said.some((text) => BACK_WORDS.has(text) || AGAIN_WORDS.has(text)) || THIS_ONE.has(said.join(' ')))
        continue;
      const found = coursesMeant(said.join(' '), items, turn);
      if (found !== null && typeof found !== 'string' && found.codes.length > 0) return true;
    }
  return false;
};
const LONGEST = 4;

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
const WISHED: ReadonlySet<string> = new Set(['something', 'anything', 'another']);
const POLITE: ReadonlySet<string> = new Set('can could may would will please'.split(' '));
const MOST_WORDS = 18;
