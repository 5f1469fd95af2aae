import type { Check } from '../../../contract.ts';
import { accountFor } from '../account-for.ts';
import type { StatementBook } from '../compare/book.ts';
import { toWire } from '../to-wire.ts';

export type CheckCatalogue = Pick<StatementBook, 'recogniser' | 'recordsOf'>;

/** A book with two terms, whose today is in the middle of the first. */
export const bookOf = (catalogue: CheckCatalogue): StatementBook => ({
  ...catalogue,
  carriersOf: () => [],
  terms: [
    { name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' },
    { name: '2026 Spring', start: '2026-01-26', end: '2026-05-08' },
  ],
  today: '2025-10-15',
  programs: { concentrations: [], secondary_fields: [] },
  student: null,
});

/** The checks of a reply. */
export const checkReply = (content: string, catalogue: CheckCatalogue): Check[] =>
  toWire(accountFor(content, [], bookOf(catalogue))).checks;
