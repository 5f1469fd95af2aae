import type { HEAVIEST } from '../../request.ts';
import type { OrderKind } from '../../tables/weeks/week-orders.ts';
import type { ToCome } from './course-to-come.ts';

/** A clause that was understood as an order. */
export interface Order {
  does: OrderKind;
  /** The words for the course that goes, and the courses that they mean. */
  gone: { said: string; codes: string[]; like: string[] } | typeof HEAVIEST | null;
  come: ToCome | null;
  count: number | null;
}
