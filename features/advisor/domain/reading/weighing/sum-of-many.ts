import type { Request } from '../request.ts';

/**
 * "I'm thinking of A, B, C and D in spring. Bad idea?": of so many courses what they come to together, and whether they
 * clash, before what each asks for.
 */
export const withSumOfMany = (requests: readonly Request[]): Request[] => {
  const [only, ...others] = requests;
  const isOfWisdom =
    only?.kind === 'facts' &&
    others.length === 0 &&
    only.codes.length >= MANY &&
    only.fields.includes('workload') &&
    only.fields.includes('prerequisites');
  return isOfWisdom
    ? [
        { kind: 'term_total', codes: only.codes, titles: [], term: only.term },
        { ...only, fields: only.fields.filter((field) => field !== 'workload') },
      ]
    : [...requests];
};
const MANY = 3;
