import type { Weekday } from '#features/catalogue/contract.ts';

/** Weekly hours as typed. */
export interface HoursDraft {
  days: readonly Weekday[];
  start: string;
  end: string;
}

export const NO_HOURS: HoursDraft = { days: [], start: '', end: '' };

/** The validation message for hours; null if they are valid. */
export const hoursProblem = ({ days, start, end }: HoursDraft): string | null => {
  if (days.length === 0) return 'Choose at least one day.';
  if (start === '' || end === '') return 'Say when it starts and ends.';
  return start < end ? null : 'It must end after it starts.';
};
