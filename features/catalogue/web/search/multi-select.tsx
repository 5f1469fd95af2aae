import { useState } from 'react';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { CONTROL_BOX, Field } from '#platform/ui/controls/field.tsx';
import { filterOptions } from '#platform/ui/controls/filter-options.ts';
import { ChevronDownIcon } from '#platform/ui/display/icons.tsx';
import type { Option } from '#platform/ui/controls/option-list.ts';
import { Popover } from '#platform/ui/overlays/popover.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';

/** A longer list is narrowed by typing. */
const LONG_LIST = 12;
/** More rows than anyone reads. */
const MOST_SHOWN = 60;

export interface MultiSelectProps {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Any number of choices out of a list, behind a button that names them. */
export function MultiSelect({ label, all, options, value, onChange }: MultiSelectProps) {
  const face = value.length === 0 ? all : value.length <= 2 ? value.join(', ') : `${value.length} chosen`;
  return (
    <Field label={label}>
      {({ id, ...ties }, labelId) => (
        <Popover
          align="start"
          stretch
          className="w-80"
          button={
            <button
              type="button"
              {...ties}
              id={id}
              aria-labelledby={`${labelId} ${id}`}
              className={`${CONTROL_BOX} flex min-h-10 items-center justify-between gap-2 py-1.5 text-left touch:min-h-11`}
            >
              <span className={value.length === 0 ? 'truncate text-ink-quiet' : 'truncate'}>{face}</span>
              <ChevronDownIcon size={16} className="shrink-0 text-ink-quiet" />
            </button>
          }
        >
          <Choices label={label} options={options} value={value} onChange={onChange} />
        </Popover>
      )}
    </Field>
  );
}

/** The choices themselves, for a place that has room for them. */
export function Choices({ label, options, value, onChange }: Omit<MultiSelectProps, 'all'>) {
  const [typed, setTyped] = useState('');
  const isLong = options.length > LONG_LIST;
  const found = filterOptions(options, typed);
  // What is chosen stays in sight, so that it can be taken back.
  const chosen = options.filter((option) => value.includes(option.value));
  const others = found.filter((option) => !value.includes(option.value));
  const shown = isLong ? [...chosen, ...others].slice(0, MOST_SHOWN) : options;
  const hidden = isLong ? chosen.length + others.length - shown.length : 0;
  const toggle = (wanted: string): void =>
    onChange(value.includes(wanted) ? value.filter((each) => each !== wanted) : [...value, wanted]);
  return (
    <div className="grid gap-2">
      {isLong ? (
        <TextField
          label={`Find in ${label.toLowerCase()}`}
          hideLabel
          placeholder="Type to narrow the list"
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <fieldset className="max-h-72 overflow-y-auto overscroll-contain">
        <legend className="sr-only">{label}</legend>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
            className="flex w-full text-14!"
          />
        ))}
        {hidden > 0 ? (
          <p className="py-1 text-14 text-ink-quiet">{`${hidden} more: type to find them`}</p>
        ) : null}
        {shown.length === 0 ? <p className="py-1 text-14 text-ink-quiet">Nothing by that name</p> : null}
      </fieldset>
    </div>
  );
}
