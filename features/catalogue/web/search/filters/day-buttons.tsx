import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import type { DayLetter } from '../../../domain/search/filters/filter-controls.ts';
import {
  DAY_LETTERS,
  fullNameOfLetter,
  WEEKDAY_LETTERS,
  WEEKEND_LETTERS,
} from '../../../domain/sections/weekdays.ts';

export interface DayButtonsProps {
  /** Prefix of the labels, if a screen has several rows of days. */
  prefix?: string;
  value: readonly DayLetter[];
  /** Days at the weekend on which some course meets. */
  weekend: readonly DayLetter[];
  onChange: (days: DayLetter[]) => void;
}

/** A button for each weekday, and for a day at the weekend that is of use or chosen. */
export function DayButtons({ prefix = '', value, weekend, onChange }: DayButtonsProps) {
  const days: readonly DayLetter[] = [...WEEKDAY_LETTERS, ...weekend, ...value];
  const button = (day: DayLetter) =>
    days.includes(day) ? (
      <ToggleButton
        key={day}
        pressed={value.includes(day)}
        onClick={() => onChange(DAY_LETTERS.filter((each) => value.includes(each) !== (each === day)))}
        className="min-h-10! min-w-10! touch:min-h-11! touch:min-w-11!"
        aria-label={`${prefix}${day}, ${fullNameOfLetter(day)}`}
        title={fullNameOfLetter(day)}
      >
        {day}
      </ToggleButton>
    ) : null;
  return (
    <div className="flex flex-wrap gap-1">
      {WEEKDAY_LETTERS.map(button)}
      {/* The smallest phones have no room for seven: Sunday does not stand alone in a line. */}
      <span className="flex gap-1 empty:hidden">{WEEKEND_LETTERS.map(button)}</span>
    </div>
  );
}
