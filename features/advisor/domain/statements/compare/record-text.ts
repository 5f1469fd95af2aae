import type { Statement } from '../../../contract.ts';

type Claim = Statement['claims'][number];

/** Claims about several courses together: one course's name beside the value would mislead. */
const OF_SEVERAL: ReadonlySet<string> = new Set(['total', 'clash']);

/**
 * The record's value of a claim, as text: `GEOL 10, 2026 Spring, 3.8 out of 5`; null if the record has none or the
 * verdict is open.
 */
export const recordText = ({ code, term, field, record, agrees }: Claim): string | null => {
  if (record === null || agrees === 'open') return null;
  const namesItself = OF_SEVERAL.has(field) || (code !== '' && record.includes(code));
  return [...(namesItself ? [] : [code, term]), record]
    .filter((part) => part !== null && part !== '')
    .join(', ');
};
