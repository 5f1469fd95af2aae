import { MOST_COURSES, type Places, type WeekAsk } from '../../week/week-tools.ts';
import type { Turn } from '../turn.ts';
import { toWish } from '../to-wish.ts';
import { boundsIn, isOfLoadOnly, partsOf, placesIn } from './week-parts.ts';

/** Courses of a week of which nothing else is said. */
const USUAL = 4;

export const NO_ASK: WeekAsk = {
  codes: [],
  choose: [],
  prefer: [],
  exclude: [],
  from_plan: false,
  drop: [],
  free_days: [],
  keep_free: [],
};

/** Courses that a message names to be had, and those it says no to. */
export const coursesIn = ({
  frame,
  pointed,
}: Pick<Turn, 'frame' | 'pointed'>): { wanted: string[]; out: string[] } => {
  const as = (isWanted: boolean) =>
    frame.named.flatMap(({ code, role, candidates }) =>
      candidates.length <= 1 && role !== 'taken' && (role === 'without' || role === 'instead') !== isWanted
        ? [code]
        : [],
    );
  return { wanted: [...new Set([...pointed, ...as(true)])].slice(0, MOST_COURSES), out: as(false) };
};

export const termIn = ({ frame, vocabulary }: Pick<Turn, 'frame' | 'vocabulary'>): string | undefined =>
  toWish({ ...frame, named: [], acts: [] }, vocabulary).search.terms?.[0];

/** What a message asks for in a week, part by part: how many courses, and which places. */
export const partsAsked = (turn: Turn): { places: Places[]; total: number | null; load: Partial<Places> } => {
  const places: Places[] = [];
  let total: number | null = null;
  let load: Partial<Places> = {};
  for (const part of partsOf(turn.message)) {
    const frame = turn.readPart(part);
    const place = placesIn(frame, turn.vocabulary);
    const isOfWeek = frame.acts.includes('week') || WEEK.test(part);
    if (place === null) {
      if (frame.named.length === 0) total ??= frame.count;
      continue;
    }
    if (isOfLoadOnly(place) && (frame.count === null ? isOfWeek || !frame.hasNoun : isOfWeek)) {
      const { count: _count, for: _for, ...rest } = place;
      load = { ...load, ...rest };
      total ??= frame.count;
    } else if (isOfLoadOnly(place) && frame.count !== null && frame.count > 2 && total === null) {
      const { count, for: _for, ...rest } = place;
      load = { ...load, ...rest };
      total = count;
    } else places.push(place);
  }
  return { places, total: total ?? coursesCounted(turn), load };
};
/** "A 4 course schedule": a number that is part of how a week is asked for. */
const coursesCounted = ({ reading: { words, spans } }: Turn): number | null => {
  const asks = spans.filter(
    ({ meaning }) => meaning.is === 'act' && (meaning.act === 'week' || meaning.act === 'plan'),
  );
  const counted = words.find(
    ({ number }, at) =>
      number !== null &&
      asks.some(({ from, to }) => from <= at && at < to) &&
      NOUNS.has(words[at + 1]?.text ?? ''),
  );
  return counted?.number ?? null;
};
const NOUNS = new Set(['course', 'courses', 'class', 'classes']);
const WEEK = /\b(?:schedule|semester|term|week|timetable|load|spring|fall|all)\b/i;

/** "Plan my spring: four courses, no Fridays": a week from nothing. */
export const askFor = (turn: Turn): WeekAsk => {
  const { wanted, out } = coursesIn(turn);
  const { places, total, load } = partsAsked(turn);
  const term = termIn(turn);
  const asked = wanted.length + places.reduce((sum, { count }) => sum + count, 0);
  const rest = total === null ? (asked === 0 ? USUAL : 0) : Math.min(total, MOST_COURSES) - asked;
  const bounds = boundsIn(turn.frame);
  // Light as a whole: said of the week, it need not be true of each.
  if (bounds.max_week_hours !== undefined) delete load.max_hours;
  const isByInterests = turn.frame.acts.includes('interests') && places.length === 0;
  return {
    ...NO_ASK,
    ...bounds,
    ...(term === undefined ? {} : { term }),
    codes: wanted,
    choose: [
      ...places,
      ...(rest > 0
        ? [{ count: rest, for: isByInterests ? ('interests' as const) : ('requirements' as const), ...load }]
        : []),
    ],
    exclude: out,
  };
};
