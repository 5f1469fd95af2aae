import { weekdaysOf } from '../to-wish.ts';
import type { Places, WeekAsk } from '../../week/week-tools.ts';
import type { Request } from '../request.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { askFor, coursesIn, partsAsked, termIn } from './ask-for-week.ts';
import { ofPlan, withBounds, withCount, withOthers, withOthersChosen } from './change-week.ts';
import { boundsIn, ofCourses } from './week-parts.ts';

/** What a message asks of a term's week; null where it is about something else. */
export const ofWeeks = (turn: Turn): Request | null =>
  offered(turn) ?? freed(turn) ?? fitting(turn) ?? ownPlan(turn) ?? changed(turn) ?? fromNothing(turn);

const weekAsked = (ask: WeekAsk): Request => ({ kind: 'week', ask, unread: [] });
const boundsOf = ({ free_days = [], starts_at_or_after, ends_at_or_before }: Partial<WeekAsk> = {}) => ({
  free_days,
  ...(starts_at_or_after === undefined ? {} : { starts_at_or_after }),
  ...(ends_at_or_before === undefined ? {} : { ends_at_or_before }),
});
const baseOf = ({ context: { week } }: Turn): string[] | null => (week === null ? null : [...week.codes]);
const termOf = (turn: Turn): string | null => termIn(turn) ?? turn.context.week?.asked.term ?? null;

/** "Add COMPSCI 61 to my courses". */
const offered = (turn: Turn): Request | null => {
  const isAdded = does(turn, 'offer', 'add', 'total') && does(turn, 'own_plan');
  if (!isAdded) return null;
  const { wanted } = coursesIn(turn);
  return wanted.length === 0 ? null : { kind: 'offer', courses: wanted };
};

/** "Which one course would free my Fridays?" */
const freed = (turn: Turn): Request | null => {
  if (!does(turn, 'frees')) return null;
  const [day] = turn.frame.conditions.flatMap(({ condition }) =>
    condition.on === 'days' ? weekdaysOf(condition.value.on) : [],
  );
  if (day === undefined) return null;
  const { wanted } = coursesIn(turn);
  return { kind: 'week_frees', term: termOf(turn), base: wanted.length > 1 ? wanted : baseOf(turn), day };
};

/** "Does it still fit with MATH 21B?", "what if I drop COMPSCI 61?" */
const fitting = (turn: Turn): Request | null => {
  const asksIf = does(turn, 'fits');
  const { wanted, out } = coursesIn(turn);
  if (!asksIf || wanted.length + out.length === 0) return null;
  const { week } = turn.context;
  const base = baseOf(turn);
  // Of courses alone it is a question about their times.
  if (base === null && !speaksOfPlan(turn)) return null;
  const bounds = { ...boundsOf(week?.asked), ...boundsIn(turn.frame) };
  return {
    kind: 'week_change',
    term: termOf(turn),
    base,
    add: wanted,
    drop: out,
    bounds: boundsOf(bounds),
    asks: 'fits',
  };
};

/** How much is in the student's plan, or in the week just shown. */
const ownPlan = (turn: Turn): Request | null => {
  const { context, frame, asked } = turn;
  const isOfPlan = does(turn, 'own_plan') && !does(turn, 'add', 'offer');
  if (asked.length > 0 && !turn.isOfList) return null;
  if (context.week !== null && context.week.codes.length > 0) {
    const fields = [...sureFields(turn), ...frame.fields.map(({ field }) => field)];
    const asksLoad =
      fields.includes('workload') || fields.includes('units') || does(turn, 'total') || isOfPlan;
    if (
      !asksLoad ||
      ofCourses(frame).some(({ condition: { on } }) => on !== 'topic' && on !== 'hours') ||
      does(turn, 'find')
    )
      return null;
    return {
      kind: 'week_change',
      term: termOf(turn),
      base: [...context.week.codes],
      add: [],
      drop: [],
      bounds: boundsOf(context.week.asked),
      asks: 'total',
    };
  }
  return isOfPlan &&
    frame.named.length === 0 &&
    ofCourses(frame).every(({ condition: { on } }) => on === 'topic')
    ? { kind: 'own_plan', term: termOf(turn) }
    : null;
};

const OWN_PLAN = /\bmy (?:\w+ )?(?:plan|schedule|week|timetable|semester)\b/i;
const speaksOfPlan = ({ message }: Turn): boolean => OWN_PLAN.test(message);

/** A change of the week just proposed, or of the student's plan. */
const changed = (turn: Turn): Request | null => {
  const { frame, context, reading } = turn;
  const { week } = context;
  const { wanted, out } = coursesIn(turn);
  const isSwap = does(turn, 'swap');
  const isDrop = does(turn, 'drop');
  if (isSwap || isDrop) {
    const gone = isSwap && out.length === 0 ? wanted.slice(0, 1) : isDrop ? [...out, ...wanted] : out;
    const come = without(wanted, gone);
    const isSpokenOf = gone.some((code) => context.focus.includes(code));
    if (gone.length > 0 && (week !== null || (isOwn(turn) && !isSpokenOf))) {
      const places = isSwap && come.length === 0 ? [placeFor(turn, gone[0] ?? '')] : [];
      const change = { add: come, drop: gone, places };
      return weekAsked(week === null ? ofPlan(termIn(turn), change) : withOthers(week, change));
    }
  }
  if (week === null) return null;
  if (does(turn, 'resize') || isCountOnly(turn)) {
    const count = countIn(turn);
    if (count !== null) return weekAsked(withCount(week, count));
    if (frame.than?.less) return weekAsked({ ...withBounds(week, frame), ...lighter(week.hours) });
  }
  if (does(turn, 'week')) return null;
  const others = ofCourses(frame);
  const bounds = boundsIn(frame);
  const hasBounds = Object.keys(bounds).length > 0 || frame.allowed.length > 0 || frame.forgotten.length > 0;
  if (hasBounds && others.length === 0 && frame.codes.length === 0 && !frame.hasNoun && !does(turn, 'find'))
    return weekAsked(withBounds(week, frame));
  if (
    does(turn, 'more') &&
    others.length === 0 &&
    wanted.length === 0 &&
    !hasBounds &&
    reading.topics.length === 0
  )
    return weekAsked(withOthersChosen(week));
  const isAdding = does(turn, 'add', 'offer') || ADDS.has(reading.words[0]?.text ?? '');
  if (isAdding && !turn.isQuestion) {
    if (wanted.length > 0) return weekAsked(withOthers(week, { add: wanted, drop: out, places: [] }));
    const { places } = partsAsked(turn);
    if (places.length > 0) return weekAsked(withOthers(week, { add: [], drop: [], places }));
  }
  return null;
};

const ADDS = new Set(['add', 'plus', 'include', 'also']);
const without = (codes: readonly string[], out: readonly string[]): string[] =>
  codes.filter((code) => !out.includes(code));

/** "Swap 124", with nothing shown: of the plan. */
const isOwn = (turn: Turn): boolean =>
  speaksOfPlan(turn) || (turn.context.shown.length === 0 && !turn.isQuestion) || does(turn, 'swap');

const placeFor = (turn: Turn, gone: string): Places => {
  const { places, load } = partsAsked(turn);
  const { than, order } = turn.frame;
  const lighterThan = than?.field === 'workload' && than.less ? { lighter_than: gone } : {};
  const better = than?.field === 'rating' && !than.less ? { sort: 'rating' as const } : {};
  const [place] = places;
  const isLight = order?.by === 'workload' && !order.descending ? { lighter_than: gone } : {};
  return place
    ? { ...place, count: 1, ...lighterThan, ...better }
    : { count: 1, for: 'requirements', ...load, ...lighterThan, ...isLight, ...better };
};

const isCountOnly = ({ frame, reading: { words }, asked }: Turn): boolean =>
  asked.length === 0 &&
  frame.named.length === 0 &&
  ofCourses(frame).length === 0 &&
  words.length <= FEW &&
  words.some(({ number }) => number !== null) &&
  (frame.count !== null || COUNTS.has(words[0]?.text ?? ''));
const COUNTS = new Set([
  'make',
  'keep',
  'cut',
  'just',
  'only',
  'do',
  'maybe',
  'actually',
  'let',
  'no',
  'ok',
  'what',
  'can',
]);
const FEW = 6;
const MOST = 10;

const countIn = (turn: Turn): number | null => {
  const { frame, reading, context } = turn;
  const now = context.week?.codes.length ?? 0;
  const words = reading.words.map(({ text }) => text);
  if (words.includes('fewer') || words.includes('less'))
    return frame.than?.field === 'workload' && !words.includes('one') && !words.includes('1')
      ? null
      : now - 1;
  const number =
    frame.count ?? reading.words.find(({ number: each }) => each !== null && each <= MOST)?.number ?? null;
  return number;
};

const lighter = (hours: number | null): Partial<WeekAsk> =>
  hours === null ? {} : { max_week_hours: Math.max(1, Math.floor(hours - 1)) };

/** "Plan my spring", "build me a schedule: …". */
const fromNothing = (turn: Turn): Request | null => {
  if (!does(turn, 'week') && !isPlanned(turn)) return null;
  if (turn.asked.length === 1 && sureFields(turn).length > 0) return null;
  return weekAsked(askFor(turn));
};

/** The older act of planning, where it speaks of a term or of several courses. */
const isPlanned = (turn: Turn): boolean =>
  does(turn, 'plan') &&
  (turn.frame.conditions.some(({ condition: { on } }) => on === 'terms') || turn.frame.count !== null) &&
  !turn.isQuestion;
