import type { Check, Statement } from '../../contract.ts';

/** What the catalogue says to a reply. */
export interface Account {
  /** Null where nothing was read. */
  statements: Statement[] | null;
  /** Derived from them. */
  checks: Check[];
  /** Since when the catalogue has been served, ISO; null with `statements`. */
  catalogueDate: string | null;
}

export const NO_ACCOUNT: Account = { statements: null, checks: [], catalogueDate: null };

/** What of the student's profile a reply may speak of; null where nobody's is at hand. */
export type SpokenStudent = { taken: readonly string[]; programmes: readonly string[] } | null;
