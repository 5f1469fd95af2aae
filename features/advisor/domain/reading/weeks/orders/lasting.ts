import type { Places } from '../../../week/week-tools.ts';

/** What holds whatever comes in its place. */
export const lasting = (place: Places | null): Partial<Places> =>
  Object.fromEntries(Object.entries(place ?? {}).filter(([key]) => LASTING.has(key))) as Partial<Places>;
const LASTING: ReadonlySet<string> = new Set<keyof Places>([
  'light',
  'max_hours',
  'min_rating',
  'levels',
  'avoid_days',
  'starts_at_or_after',
  'ends_at_or_before',
  'min_units',
]);
