import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, useState } from 'react';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { Chips } from '#platform/ui/controls/chips.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { LEVELS } from '#features/catalogue/domain/levels.ts';
import { fullNameOfLetter, WEEKDAY_LETTERS } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Condition } from '../../reading.contract.ts';
import { labelOfChange } from '../../domain/shown-reading/changed-part.ts';

export interface ConditionEditorProps {
  condition: Condition;
  isBusy: boolean;
  /** @param label what the condition is called with these values */
  onAsk: (values: readonly string[], label: string) => void;
}

interface ValuesProps {
  /** As the address of the course list has them. */
  values: readonly string[];
  onValues: (values: readonly string[]) => void;
}

/** Other values for a condition, then the question again. */
export function ConditionEditor({ condition: { id, label, values }, isBusy, onAsk }: ConditionEditorProps) {
  const [chosen, setChosen] = useState<readonly string[]>(values);
  const Fields = FIELDS[id];
  const next = labelOfChange(id, chosen);
  if (!Fields) return null;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (next !== null && next !== label && !isBusy) onAsk(chosen, next);
  };
  return (
    <form onSubmit={submit} className="grid gap-3" aria-label={`Change ${label}`}>
      <Fields values={chosen} onValues={setChosen} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          type="submit"
          size="small"
          look="primary"
          disabled={next === null || next === label || isBusy}
        >
          Ask again
        </Button>
        <p aria-live="polite" data-figures className="text-ink-quiet">
          {next}
        </p>
      </div>
    </form>
  );
}

function RangeFields({ values, onValues }: ValuesProps) {
  const [least = '', most = ''] = (values[0] ?? '-').split('-');
  const box = (label: string, value: string, next: (figure: string) => string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={value}
      onChange={(event) => onValues([next(event.target.value.replaceAll(/[^\d.]/g, ''))])}
    />
  );
  return (
    <div className="grid max-w-56 grid-cols-2 gap-3">
      {box('At least', least, (figure) => `${figure}-${most}`)}
      {box('At most', most, (figure) => `${least}-${figure}`)}
    </div>
  );
}

function TimeFields({ values, onValues }: ValuesProps) {
  return (
    <TextField
      label="Time"
      type="time"
      value={values[0] ?? ''}
      onChange={(event) => onValues([event.target.value])}
    />
  );
}

function DayFields({ values, onValues }: ValuesProps) {
  const letters = WEEKDAY_LETTERS.filter((letter) => values.includes(letter));
  const mode = values.filter((value) => !WEEKDAY_LETTERS.some((letter) => letter === value));
  return (
    <Chips
      legend="Days"
      options={WEEKDAY_LETTERS.map(fullNameOfLetter)}
      value={letters.map(fullNameOfLetter)}
      onChange={(names) =>
        onValues([...mode, ...WEEKDAY_LETTERS.filter((letter) => names.includes(fullNameOfLetter(letter)))])
      }
    />
  );
}

function LevelFields({ values, onValues }: ValuesProps) {
  return <Chips legend="Levels" options={LEVELS} value={values} onChange={onValues} />;
}

function TermFields({ values, onValues }: ValuesProps) {
  const { data } = useQuery(universityQuery);
  const terms = (data?.terms ?? []).map(({ name }) => name);
  return <Chips legend="Terms" options={terms} value={values} onChange={onValues} />;
}

/** By the condition's id. */
const FIELDS: Readonly<Record<string, ComponentType<ValuesProps>>> = {
  hours: RangeFields,
  rating: RangeFields,
  units: RangeFields,
  size: RangeFields,
  starts_at_or_after: TimeFields,
  ends_at_or_before: TimeFields,
  meets_on: DayFields,
  days: DayFields,
  avoid_days: DayFields,
  levels: LevelFields,
  terms: TermFields,
};
