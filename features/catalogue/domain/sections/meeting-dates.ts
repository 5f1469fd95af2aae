import type { SectionMeeting } from '../../contract.ts';

/** `until Oct 17`, `from Oct 20`; empty for a meeting of the whole term. */
export const datesText = ({ from, to }: Pick<SectionMeeting, 'from' | 'to'>): string =>
  [from === null ? '' : `from ${dayText(from)}`, to === null ? '' : `until ${dayText(to)}`]
    .filter((text) => text !== '')
    .join(' ');

const dayText = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
