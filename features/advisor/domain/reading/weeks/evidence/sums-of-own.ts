import { anyOf } from '../../spans/any-of.ts';
import type { Request } from '../../request.ts';
import { IN_ALL, OWN_SAID } from '../../tables/weeks/evidence-words.ts';
import { does, type Turn } from '../../turn.ts';
import { termIn } from '../ask-for-week.ts';
import { weekText } from '../week-text.ts';

const wordsIn = ({ reading: { words } }: Pick<Turn, 'reading'>, some: ReadonlySet<string>): boolean =>
  words.some(({ text }) => some.has(text));

/** Whether hours or units are asked for, and no course or week bounded by them. */
const asksAmount = (turn: Turn): boolean =>
  (wordsIn(turn, SURE_AMOUNTS) || HOW_HEAVY.test(turn.message)) &&
  !CHANGES_IT.test(weekText(turn.message)) &&
  !does(turn, 'find', 'swap', 'drop', 'clash', 'fits') &&
  // "At most 30 hours" bounds them.
  turn.reading.words.every(({ number }) => number === null || Number.isNaN(number) || number >= FIRST_YEAR);
const FIRST_YEAR = 2000;
const SURE_AMOUNTS = new Set(['hours', 'hour', 'hrs', 'units', 'credits', 'workload']);
const HOW_HEAVY = /\bhow (?:heavy|bad|busy|hard|intense|brutal|burdensome|demanding|taxing|much)\b/iu;
const CHANGES_IT = anyOf(
  'u',
  String.raw`\b(?:if|without|under|below|less|fewer|lighter|swap|add(?! (?:it |that |them |this |all )*up)|plus|` +
    'instead|each|per (?:class|course)|office|build|make|create|design|different|new|from scratch|free|' +
    String.raw`clear|off)\b`,
  String.raw`\bi (?:want|need|would like|'d like)\b`,
);

/** "Current spring plan: hours per week, total", "how many hours of work have I signed up for": of the student's own plan. */
export const sumOfOwn = (turn: Turn): Request | null => {
  const { context, frame } = turn;
  if (frame.named.length > 0 || (context.week !== null && context.isOfWeek)) return null;
  const isAsked = turn.isQuestion || wordsIn(turn, IN_ALL);
  return isAsked && OWN_SAID.test(weekText(turn.message)) && asksAmount(turn)
    ? { kind: 'own_plan', term: termIn(turn) ?? null }
    : null;
};

/** "And hours per week for the lot?", after a question about several courses: of all of those. */
export const sumOfSpoken = (turn: Turn): Request | null => {
  const { context, frame, reading } = turn;
  const { last } = context;
  if (reading.words.length > MOST_ASKING || context.isOfWeek) return null;
  const spoken = last?.kind === 'week_frees' ? (last.base ?? []) : [];
  if (frame.named.some(({ code }) => !spoken.includes(code))) return null;
  if (
    last?.kind !== 'facts' &&
    last?.kind !== 'week_frees' &&
    last?.kind !== 'conflicts' &&
    last?.kind !== 'term_total' &&
    last?.kind !== 'compare'
  )
    return null;
  if (last.kind === 'week_frees') {
    const some = last.base ?? [];
    return some.length > 1 && asksAmount(turn) ? { kind: 'term_total', codes: some, term: last.term } : null;
  }
  const codes = last.codes.length > 0 ? [...last.codes] : [...context.shown];
  return codes.length > 1 && asksAmount(turn) && wordsIn(turn, IN_ALL)
    ? { kind: 'term_total', codes, term: termIn(turn) ?? last.term ?? null }
    : null;
};
const MOST_ASKING = 14;
