import type { Places } from '../../../week/week-tools.ts';
import type { WeekSaid } from '../../context.ts';

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

/** What was said of each course to be chosen: it holds for those that come, too. */
export const common = ({ asked: { choose } }: WeekSaid): Partial<Places> => {
  const [first, ...others] = choose;
  if (first === undefined || (others.length === 0 && first.count === 1)) return {};
  return Object.fromEntries(
    Object.entries(lasting(first)).filter(([key, value]) =>
      others.every((place) => JSON.stringify(place[key as keyof Places]) === JSON.stringify(value)),
    ),
  ) as Partial<Places>;
};
