import type { ReactNode } from 'react';
import { Select } from '#platform/ui/controls/select.tsx';
import { Switch } from '#platform/ui/controls/switch.tsx';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import type { Option } from '#platform/ui/controls/option-list.ts';
import {
  type CourseFilters,
  type DayLetter,
  SCORE_SORT_LABELS,
  sortedByScore,
  sortedByWorkload,
  type SortOrder,
  WORKLOAD_SORT_LABELS,
} from '../../domain/search/filters.ts';
import { WEEKDAY_LETTERS } from '../../domain/weekdays.ts';
import { Choices, MultiSelect, type MultiSelectProps } from './multi-select.tsx';

export interface FilterControlsProps {
  filters: CourseFilters;
  onFilters: (filters: CourseFilters) => void;
  terms: readonly string[];
  /** Subject codes, each with its department in the label. */
  subjects: readonly Option[];
  /** How many courses are picked for comparison; what fits is what fits beside them. */
  picked: number;
  /** How many courses the student has taken. */
  taken: number;
  descriptions: boolean;
  onDescriptions: (descriptions: boolean) => void;
  /** A sheet has the height to show every choice; a bar hides long ones behind buttons. */
  isSheet?: boolean;
  /** Stands at the end of the bar. */
  children?: ReactNode;
}

const DAY_NAMES: Record<DayLetter, string> = {
  M: 'Monday',
  T: 'Tuesday',
  W: 'Wednesday',
  Th: 'Thursday',
  F: 'Friday',
};
const UNSORTED: Option<SortOrder> = { value: 'none', label: 'None' };
const WORKLOAD_SORTS: readonly Option<SortOrder>[] = [
  UNSORTED,
  { value: 'low_to_high', label: WORKLOAD_SORT_LABELS.low_to_high },
  { value: 'high_to_low', label: WORKLOAD_SORT_LABELS.high_to_low },
];
const SCORE_SORTS: readonly Option<SortOrder>[] = [
  UNSORTED,
  { value: 'high_to_low', label: SCORE_SORT_LABELS.high_to_low },
  { value: 'low_to_high', label: SCORE_SORT_LABELS.low_to_high },
];

/** Every filter and sort; each acts at once. */
export function FilterControls(props: FilterControlsProps) {
  const {
    filters,
    onFilters,
    terms,
    subjects,
    picked,
    taken,
    descriptions,
    onDescriptions,
    isSheet = false,
    children,
  } = props;
  const toggleDay = (day: DayLetter): void => {
    const isOn = filters.days.includes(day);
    onFilters({
      ...filters,
      days: WEEKDAY_LETTERS.filter((each) => (each === day ? !isOn : filters.days.includes(each))),
    });
  };
  const Several = isSheet ? OpenChoice : MultiSelect;
  const term = (
    <Several
      label="Term"
      all="All terms"
      options={terms.map((name) => ({ value: name, label: name }))}
      value={filters.terms}
      onChange={(next) => onFilters({ ...filters, terms: terms.filter((name) => next.includes(name)) })}
    />
  );
  const subject = (
    <Several
      label="Subject"
      all="All subjects"
      options={subjects}
      value={filters.subjects}
      onChange={(next) => onFilters({ ...filters, subjects: next })}
    />
  );
  const switches = (
    <>
      <Switch
        label="Q-rated only"
        checked={filters.isQRatedOnly}
        onChange={(isQRatedOnly) => onFilters({ ...filters, isQRatedOnly })}
      />
      <Switch
        label="Scheduled only"
        checked={filters.isScheduledOnly}
        onChange={(isScheduledOnly) => onFilters({ ...filters, isScheduledOnly })}
      />
      <Switch
        label={
          <>
            Fits my schedule <span className="text-14 text-ink-quiet">{fitsNote(picked)}</span>
          </>
        }
        checked={filters.isFittingOnly}
        disabled={picked === 0 && !filters.isFittingOnly}
        onChange={(isFittingOnly) => onFilters({ ...filters, isFittingOnly })}
      />
      {taken > 0 || filters.isUntakenOnly ? (
        <Switch
          label="Hide courses I’ve taken"
          checked={filters.isUntakenOnly}
          onChange={(isUntakenOnly) => onFilters({ ...filters, isUntakenOnly })}
        />
      ) : null}
      <Switch label="Search descriptions too" checked={descriptions} onChange={onDescriptions} />
    </>
  );
  if (isSheet)
    return (
      <div className="grid gap-4">
        {term}
        <Days days={filters.days} onToggle={toggleDay} />
        <div className="flex flex-wrap gap-x-5 gap-y-1">{switches}</div>
        <Sorts filters={filters} onFilters={onFilters} />
        {subject}
      </div>
    );
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-[1fr_1fr_auto_1fr_1fr]">
        {term}
        {subject}
        <Days days={filters.days} onToggle={toggleDay} />
        <Sorts filters={filters} onFilters={onFilters} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {switches}
        {children ? <div className="ml-auto">{children}</div> : null}
      </div>
    </div>
  );
}

/** What the schedule is, or how to have one. */
const fitsNote = (picked: number): string =>
  picked === 0 ? '(pick courses first)' : `(beside ${picked} picked)`;

function Days({ days, onToggle }: { days: readonly DayLetter[]; onToggle: (day: DayLetter) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">Days</legend>
      <div className="flex flex-wrap gap-1">
        {WEEKDAY_LETTERS.map((day) => (
          <ToggleButton
            key={day}
            pressed={days.includes(day)}
            onClick={() => onToggle(day)}
            className="min-h-10! min-w-10! touch:min-h-11!"
            aria-label={`${day}, ${DAY_NAMES[day]}`}
            title={DAY_NAMES[day]}
          >
            {day}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  );
}

/** Two sorts of which one works at a time. */
function Sorts({ filters, onFilters }: Pick<FilterControlsProps, 'filters' | 'onFilters'>) {
  return (
    <>
      <Select
        label="Sort by workload"
        options={WORKLOAD_SORTS}
        value={filters.workloadSort}
        onChange={(sort) => onFilters(sortedByWorkload(filters, sort))}
      />
      <Select
        label="Sort by Q-score"
        options={SCORE_SORTS}
        value={filters.scoreSort}
        onChange={(sort) => onFilters(sortedByScore(filters, sort))}
      />
    </>
  );
}

function OpenChoice({ label, options, value, onChange }: MultiSelectProps) {
  return (
    <div className="grid gap-1">
      <p aria-hidden className="text-14 font-medium">
        {label}
      </p>
      <Choices label={label} options={options} value={value} onChange={onChange} />
    </div>
  );
}
