import type { Statement } from '../../../contract.ts';

type Claim = Statement['claims'][number];

/** Of several courses together, so that one course's name beside the value would mislead. */
const OF_SEVERAL: ReadonlySet<string> = new Set(['total', 'clash']);

/**
 * What a claim was compared with: `GEOL 10, 2026 Spring, 3.8 out of 5`; null where the record says nothing or the
 * words left it open.
 */
export const recordText = ({ code, term, field, record, agrees }: Claim): string | null => {
  if (record === null || agrees === 'open') return null;
  const namesItself = OF_SEVERAL.has(field) || (code !== '' && record.includes(code));
  return [...(namesItself ? [] : [code, term]), record]
    .filter((part) => part !== null && part !== '')
    .join(', ');
};
