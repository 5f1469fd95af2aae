import { type ReactNode, useState } from 'react';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { CONTROL_BOX, Field } from '#platform/ui/controls/field.tsx';
import { filterOptions } from '#platform/ui/controls/filter-options.ts';
import { ChevronDownIcon } from '#platform/ui/display/icons.tsx';
import type { Option } from '#platform/ui/controls/option-list.ts';
import { Popover } from '#platform/ui/overlays/popover.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';

/** A longer list has a filter field. */
const LONG_LIST = 12;
/** Options of a long list shown before it is expanded. */
const FIRST_SHOWN = 60;
/** If only this many are left, they are shown too: the button would take as much room. */
const FEW_MORE = 20;

export interface Choice extends Option {
  /** The count, beside the label. */
  note?: string;
}

export interface MultiSelectProps {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Shown beside the label: how the choices combine. */
  lead?: ReactNode;
}

/** A short summary of what is chosen. */
export const faceOf = ({
  all,
  options,
  value,
}: Pick<MultiSelectProps, 'all' | 'options' | 'value'>): string => {
  if (value.length === 0) return all;
  if (value.length > 2) return `${value.length} chosen`;
  return value
    .map((each) => shortOf(options.find((option) => option.value === each)?.label ?? each))
    .join(', ');
};

/** A subject's code without its department. */
const shortOf = (label: string): string => label.split(' · ', 1)[0] ?? label;

/** A multiple choice from a list, behind a button that names the chosen options. */
export function MultiSelect({ label, all, options, value, onChange, lead }: MultiSelectProps) {
  const list = (
    <Field label={label} hideLabel={lead !== undefined}>
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
              <span className={value.length === 0 ? 'truncate text-ink-quiet' : 'truncate'}>
                {faceOf({ all, options, value })}
              </span>
              <ChevronDownIcon size={16} className="shrink-0 text-ink-quiet" />
            </button>
          }
        >
          <Choices label={label} options={options} value={value} onChange={onChange} isFocused />
        </Popover>
      )}
    </Field>
  );
  if (lead === undefined) return list;
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center gap-x-2">
        <span aria-hidden className="text-14 font-medium">
          {label}
        </span>
        {lead}
      </div>
      {list}
    </div>
  );
}

interface ChoicesProps extends Pick<MultiSelectProps, 'label' | 'options' | 'value' | 'onChange'> {
  /** The filter field of a long list takes the focus. */
  isFocused?: boolean;
}

/** The options themselves, if there is room for them. */
export function Choices({ label, options, value, onChange, isFocused = false }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const isLong = options.length > LONG_LIST;
  const found = filterOptions(options, typed);
  // Chosen options stay visible, so that they can be unchosen.
  const chosen = options.filter((option) => value.includes(option.value));
  const all = [...chosen, ...found.filter((option) => !value.includes(option.value))];
  const shown = !isLong
    ? options
    : isWhole || all.length <= FIRST_SHOWN + FEW_MORE
      ? all
      : all.slice(0, FIRST_SHOWN);
  const hidden = isLong ? all.length - shown.length : 0;
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to find something in it
          autoFocus={isFocused}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <fieldset className="max-h-72 overflow-y-auto overscroll-contain">
        <legend className="sr-only">{label}</legend>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={<Words {...option} />}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
            className="flex w-full text-14!"
          />
        ))}
        {hidden > 0 ? (
          <button
            type="button"
            onClick={() => setIsWhole(true)}
            className="min-h-8 text-14 text-accent underline underline-offset-2 touch:min-h-11"
          >
            {`Show ${hidden} more`}
          </button>
        ) : null}
        {shown.length === 0 ? <p className="py-1 text-14 text-ink-quiet">Nothing by that name</p> : null}
      </fieldset>
    </div>
  );
}

function Words({ label, note }: Choice) {
  return note === undefined ? (
    label
  ) : (
    <>
      {label}{' '}
      <span data-figures className="text-ink-quiet">
        {note}
      </span>
    </>
  );
}
