import type { ComponentType } from 'react';
import { later } from '#platform/ui/later.tsx';
import { Switch } from '#platform/ui/controls/switch.tsx';
import type { FilterControl, FilterValue } from '../../../domain/search/filters/filter-controls.ts';
import type { Filter } from '../../../domain/search/filters/filter-table.ts';
import { DaysField } from './days-field.tsx';
import type { FieldProps } from './field-props.ts';
import { OpenChoice } from './open-choice.tsx';
import { MultiSelect } from './multi-select.tsx';

// Loaded lazily: behind "More filters", or in the sheet of a narrow screen.
const AttributesField = later<FieldProps<'attributes'>>(
  async () => (await import('./attributes-field.tsx')).AttributesField,
);
const RangeField = later<FieldProps<'range'>>(async () => (await import('./range-field.tsx')).RangeField);
const TimeField = later<FieldProps<'time'>>(async () => (await import('./time-fields.tsx')).TimeField);
const FreeHoursField = later<FieldProps<'free-hours'>>(
  async () => (await import('./time-fields.tsx')).FreeHoursField,
);

const FIELDS: { [Control in FilterControl]: ComponentType<FieldProps<Control>> } = {
  switch: SwitchField,
  'multi-select': MultiSelectField,
  days: DaysField,
  range: RangeField,
  time: TimeField,
  'free-hours': FreeHoursField,
  attributes: AttributesField,
};

export type FilterFieldProps = Omit<FieldProps<FilterControl>, 'filter' | 'value' | 'onChange'> & {
  filter: Filter;
  value: FilterValue[FilterControl];
  onChange: (value: FilterValue[FilterControl]) => void;
};

/** The control of one filter. */
export function FilterField(props: FilterFieldProps) {
  // The table's type relates values to controls; the type of a single entry does not.
  const Field = FIELDS[props.filter.control] as ComponentType<FilterFieldProps>;
  return <Field {...props} />;
}

/** A filter that depends on courses the student does not have can only be switched off. */
function SwitchField({ filter, value, onChange, counts, asOf }: FieldProps<'switch'>) {
  const { label, needs } = filter;
  const count = needs === 'taken' || needs === 'planned' ? counts[needs] : 1;
  const isIdle = count === 0 && !value;
  if (isIdle && needs === 'taken') return null;
  const note =
    needs === 'planned' ? plannedNote(count) : filter.fact === 'seats' && asOf ? `(as of ${asOf})` : null;
  const named =
    note === null ? (
      label
    ) : (
      <>
        {label} <span className="text-14 text-ink-quiet">{note}</span>
      </>
    );
  return <Switch label={named} checked={value} disabled={isIdle} onChange={onChange} />;
}

/** The state of the schedule, or how to create one. */
const plannedNote = (planned: number): string =>
  planned === 0 ? '(plan courses first)' : `(beside ${planned} planned)`;

/** Hidden if there is nothing to choose; terms and subjects are loaded with the page. */
function MultiSelectField({ filter, value, onChange, choices, isSheet }: FieldProps<'multi-select'>) {
  const options = choices[filter.choices] ?? [];
  if (options.length === 0 && value.length === 0 && filter.place !== 'bar') return null;
  const Several = isSheet ? OpenChoice : MultiSelect;
  const placeOf = (each: string): number => options.findIndex((option) => option.value === each);
  return (
    <Several
      label={filter.label}
      all={filter.all}
      options={options}
      value={value}
      onChange={(next) => onChange(next.toSorted((a, b) => placeOf(a) - placeOf(b)))}
    />
  );
}
