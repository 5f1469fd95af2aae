import type { Turn } from '../turn.ts';

/** The courses that a message is about. */
export interface SetSpokenOf {
  codes: readonly string[];
  of: 'named' | 'week' | 'list' | 'courses';
}

/**
 * The courses that a message is about: those that it names or points to, else those of the last reply. A week that was
 * shown is meant until something else is spoken of. Null if there are none.
 */
export const setSpokenOf = (turn: Turn): SetSpokenOf | null => {
  const { asked, unclear, context } = turn;
  const { last, week, shown, focus } = context;
  // "What had to go for it", after a week: none of its courses alone.
  const meant = turn.isOfList ? asked : unclear;
  const isWeek = week !== null && meant.length > 1 && meant.every((code) => week.codes.includes(code));
  if (isWeek && OF_WEEKS.has(last?.kind ?? '')) return { codes: week.codes, of: 'week' };
  if (asked.length > 0) return { codes: asked, of: 'named' };
  if (unclear.length > 0) return { codes: unclear, of: last?.kind === 'recommend' ? 'list' : 'named' };
  if (week !== null && week.codes.length > 0 && OF_WEEKS.has(last?.kind ?? ''))
    return { codes: week.codes, of: 'week' };
  if (last?.kind === 'recommend' && shown.length > 0) return { codes: shown, of: 'list' };
  const codes = focus.length > 0 ? focus : shown;
  return codes.length > 0 ? { codes, of: 'courses' } : null;
};

const OF_WEEKS: ReadonlySet<string> = new Set(['week', 'week_change', 'week_frees', 'own_plan']);
