import type { Weekday } from '#features/catalogue/contract.ts';
import type { Minutes } from '#features/catalogue/domain/clock-times.ts';
import type { Check } from '../../contract.ts';

export type FigureField = 'rating' | 'workload' | 'units' | 'enrollment';

/** How a figure is meant: `6 hours`, `about 6`, `under 6`, `at least 6`. */
export type Bound = 'exactly' | 'about' | 'below' | 'at most' | 'above' | 'at least';

/** One thing that a piece of text says of a course, with its place in the piece. */
export type Claim = { start: number; end: number } & (
  | { field: FigureField; says: 'figure'; value: number; until: number; decimals: number; bound: Bound }
  /** That nothing is known of it: "not rated". */
  | { field: 'rating' | 'workload' | 'units'; says: 'unknown' }
  | { field: 'term'; says: 'term'; words: string[]; isNegated: boolean }
  | { field: 'days'; says: 'days'; days: Weekday[] }
  /** `isShared`: the time that several courses have in common, which is a part of each one's own. */
  | { field: 'times'; says: 'range'; from: Minutes; to: Minutes; isShared: boolean }
  | { field: 'times'; says: 'clock'; at: Minutes }
  | { field: 'instructor'; says: 'name'; name: string }
  | { field: 'title'; says: 'title'; title: string }
  | { field: 'prerequisites'; says: 'needs'; code: string }
  /** `stated`: "states no prerequisites", true where the record is silent. `needed`: "no prerequisites", true only where it says so. */
  | { field: 'prerequisites'; says: 'none'; of: 'stated' | 'needed' }
);

export type CheckedField = Check['field'];
