import { useId } from 'react';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { CONTROL_BOX } from '#platform/ui/controls/field.tsx';
import { FILTER_CONTROLS } from '../../../domain/search/filters/filter-controls.ts';
import { useDebouncedSearch } from '../use-debounced-search.ts';
import type { FieldProps } from './field-props.ts';

const { read, write, off } = FILTER_CONTROLS.range;

/** Minimum and maximum, either of which may be empty; applied after a pause in typing. */
export function RangeField({ filter, value, onChange, isKept, onKeep }: FieldProps<'range'>) {
  const errorId = useId();
  const text = write(value)[0] ?? '-';
  const commit = (next: string): void => {
    const range = read([next]);
    if (next === '-' || range !== off) onChange(range);
  };
  const { typed, type, submit } = useDebouncedSearch(text, commit);
  const [least = '', most = ''] = typed.split('-');
  const isWrong = typed !== '-' && read([typed]) === off;
  const isOn = text !== '-';
  const box = (name: string, at: string, next: (figure: string) => string) => (
    <input
      aria-label={`${filter.label}, ${name}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={name}
      value={at}
      maxLength={6}
      onChange={(event) => type(next(event.target.value.replaceAll(',', '.').replaceAll(/[^\d.]/g, '')))}
      onBlur={submit}
      onKeyDown={(event) => event.key === 'Enter' && submit()}
      className={`${CONTROL_BOX} min-h-10 min-w-0 py-1.5 touch:min-h-11`}
    />
  );
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">{filter.label}</legend>
      <div className="flex items-center gap-2">
        {box('from', least, (figure) => `${figure}-${most}`)}
        <span aria-hidden className="text-ink-quiet">
          –
        </span>
        {box('to', most, (figure) => `${least}-${figure}`)}
      </div>
      {filter.note === undefined ? null : <p className="mt-1 text-14 text-ink-quiet">{filter.note}</p>}
      <p id={errorId} aria-live="polite" className={isWrong ? 'mt-1 text-14 text-danger' : 'sr-only'}>
        {isWrong ? 'From is more than to.' : null}
      </p>
      {isOn ? (
        <Checkbox
          label={`also those without ${filter.lacks}`}
          checked={isKept}
          onChange={(event) => onKeep(event.target.checked)}
          className="text-14!"
        />
      ) : null}
    </fieldset>
  );
}
