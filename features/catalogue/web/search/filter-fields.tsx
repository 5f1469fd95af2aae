import type { ComponentType } from 'react';
import type { Option } from '#platform/ui/controls/option-list.ts';
import { Switch } from '#platform/ui/controls/switch.tsx';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import type { DayLetter, FilterControl, FilterValue } from '../../domain/search/filter-controls.ts';
import type { ChoiceSource, Filter } from '../../domain/search/filter-table.ts';
import type { StudentNeed } from '../../domain/search/student-filters.ts';
import { WEEKDAY_LETTERS } from '../../domain/weekdays.ts';
import { Choices, MultiSelect, type MultiSelectProps } from './multi-select.tsx';

export type FilterChoices = Record<ChoiceSource, readonly Option[]>;
/** The numbers of courses taken and of courses planned. */
export type StudentCounts = Record<StudentNeed, number>;

export interface FilterSurroundings {
  choices: FilterChoices;
  counts: StudentCounts;
  /** A sheet has the height to show every choice; a bar hides long ones behind buttons. */
  isSheet: boolean;
}

interface FieldProps<Control extends FilterControl> extends FilterSurroundings {
  filter: Extract<Filter, { control: Control }>;
  value: FilterValue[Control];
  onChange: (value: FilterValue[Control]) => void;
}

const FIELDS: { [Control in FilterControl]: ComponentType<FieldProps<Control>> } = {
  switch: SwitchField,
  'multi-select': MultiSelectField,
  days: DaysField,
};

export interface FilterFieldProps extends FilterSurroundings {
  filter: Filter;
  value: FilterValue[FilterControl];
  onChange: (value: FilterValue[FilterControl]) => void;
}

/** The control of one filter. */
export function FilterField(props: FilterFieldProps) {
  // The table's type relates values to controls; the type of a single entry does not.
  const Field = FIELDS[props.filter.control] as ComponentType<FilterFieldProps>;
  return <Field {...props} />;
}

/** A filter that depends on courses the student does not have can only be switched off. */
function SwitchField({ filter: { label, needs }, value, onChange, counts }: FieldProps<'switch'>) {
  const isIdle = needs !== undefined && counts[needs] === 0 && !value;
  if (isIdle && needs === 'taken') return null;
  const named =
    needs === 'planned' ? (
      <>
        {label} <span className="text-14 text-ink-quiet">{plannedNote(counts.planned)}</span>
      </>
    ) : (
      label
    );
  return <Switch label={named} checked={value} disabled={isIdle} onChange={onChange} />;
}

/** What the schedule is, or how to have one. */
const plannedNote = (planned: number): string =>
  planned === 0 ? '(plan courses first)' : `(beside ${planned} planned)`;

function MultiSelectField({ filter, value, onChange, choices, isSheet }: FieldProps<'multi-select'>) {
  const options = choices[filter.choices];
  const Several = isSheet ? OpenChoice : MultiSelect;
  return (
    <Several
      label={filter.label}
      all={filter.all}
      options={options}
      value={value}
      onChange={(next) =>
        onChange(options.flatMap((option) => (next.includes(option.value) ? option.value : [])))
      }
    />
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

const DAY_NAMES: Record<DayLetter, string> = {
  M: 'Monday',
  T: 'Tuesday',
  W: 'Wednesday',
  Th: 'Thursday',
  F: 'Friday',
};

function DaysField({ filter, value, onChange }: FieldProps<'days'>) {
  const toggle = (day: DayLetter): void =>
    onChange(WEEKDAY_LETTERS.filter((each) => value.includes(each) !== (each === day)));
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">{filter.label}</legend>
      <div className="flex flex-wrap gap-1">
        {WEEKDAY_LETTERS.map((day) => (
          <ToggleButton
            key={day}
            pressed={value.includes(day)}
            onClick={() => toggle(day)}
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
