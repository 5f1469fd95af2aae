import type { Reading } from '../../reading.contract.ts';

/** How a question was understood, for a screen reader: `Read as: Economics, at least 20 students.` */
export const readingInWords = (reading: Reading | null): string => {
  const { asked = null, unused = [] } = reading ?? {};
  const said = (asked?.conditions ?? []).map(({ label }) => label).join(', ');
  return [
    said === '' ? '' : `Read as: ${said}.`,
    unused.length === 0 ? '' : `Not used: ${unused.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
};
