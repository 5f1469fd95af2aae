import type { RawSection } from '../raw-records.ts';

/** Every meeting has days and a time. */
export const isTimed = ({ meetings = [] }: RawSection): boolean =>
  meetings.length > 0 && meetings.every(({ start, days }) => start != null && days.length > 0);
