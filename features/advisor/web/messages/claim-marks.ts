import type { Check } from '../../contract.ts';
import type { Mark } from '../shared/markdown/marks.ts';

/** Marks for the incorrect claims of a reply. */
export const marksOfChecks = (checks: readonly Check[]): Mark[] =>
  checks
    .filter(({ ok }) => !ok)
    .map(({ field, said, record, start, end }) => ({
      start,
      end,
      said,
      record,
      kind: field === 'code' ? 'unknown' : 'differs',
    }));

/** One-line summary of a reply's checks; null if there are none. */
export const verdictOfChecks = (checks: readonly Check[]): string | null => {
  if (checks.length === 0) return null;
  const wrong = checks.filter(({ ok }) => !ok).length;
  if (wrong === 0) return 'Checked against the catalogue';
  return `${wrong === 1 ? '1 statement does' : `${wrong} statements do`} not agree with the catalogue, marked above`;
};
