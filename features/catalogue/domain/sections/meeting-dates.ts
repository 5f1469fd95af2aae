import type { SectionMeeting } from '../../contract.ts';

/** `until Oct 17`, `from Oct 20`; empty for a meeting of the whole term. */
export const datesText = ({ from, to }: Pick<SectionMeeting, 'from' | 'to'>): string =>
  [from === null ? '' : `from ${dayText(from)}`, to === null ? '' : `until ${dayText(to)}`]
    .filter((text) => text !== '')
    .join(' ');

/** `Oct 27–`, `–Oct 17`, where there is no room for words; empty for a meeting of the whole term. */
export const shortDatesText = ({ from, to }: Pick<SectionMeeting, 'from' | 'to'>): string =>
  from === null && to === null
    ? ''
    : `${from === null ? '' : dayText(from)}–${to === null ? '' : dayText(to)}`;

const dayText = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
