import type { Check, Statement } from '../../contract.ts';

/** The result of checking a reply against the catalogue. */
export interface Account {
  /** Null if nothing was read. */
  statements: Statement[] | null;
  /** Derived from them. */
  checks: Check[];
  /** ISO date since which the catalogue has been served; null with `statements`. */
  catalogueDate: string | null;
}

export const NO_ACCOUNT: Account = { statements: null, checks: [], catalogueDate: null };

/** The parts of the student's profile that a reply may mention; null if not available. */
export type SpokenStudent = { taken: readonly string[]; programmes: readonly string[] } | null;
