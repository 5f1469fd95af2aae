import { DAY_MS } from '#platform/contract/durations.ts';
import { shownDay } from '#platform/web/page/shown-dates.ts';
import type { ChatSession } from '../../contract.ts';

export interface DayOfSessions {
  /** React key: `2025-10-03`; `pinned` for those that are kept at the top. */
  key: string;
  label: string;
  sessions: ChatSession[];
}

const startOfDay = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Calendar days between two midnights; a day of 23 or 25 hours counts as one. */
const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((later.getTime() - earlier.getTime()) / DAY_MS);

const labelOf = (day: Date, today: Date): string => {
  const ago = daysBetween(day, today);
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago < 7) return day.toLocaleDateString('en-US', { weekday: 'long' });
  return shownDay(day.toISOString(), { withYear: day.getFullYear() !== today.getFullYear() });
};

/** Groups conversations: pinned ones, then by the local day of their last message, keeping their order. */
export const groupSessionsByDay = (sessions: readonly ChatSession[], now: Date): DayOfSessions[] => {
  const today = startOfDay(now);
  const days = new Map<string, DayOfSessions>();
  for (const session of sessions) {
    const day = startOfDay(new Date(session.updated_at));
    const key = session.is_pinned ? 'pinned' : `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;
    const known = days.get(key);
    if (known) known.sessions.push(session);
    else
      days.set(key, { key, label: session.is_pinned ? 'Pinned' : labelOf(day, today), sessions: [session] });
  }
  return [...days.values()];
};
