import { useState } from 'react';
import type { AttributeChoice, AttributeMode } from '../../../domain/search/filters/attribute-choices.ts';
import { withChoice } from '../../../domain/search/filters/attribute-choices.ts';
import { MultiSelect } from './multi-select.tsx';
import { OpenChoice } from './open-choice.tsx';
import type { FieldProps, SchemeChoices } from './field-props.ts';
import { ModeChoice } from './mode-choice.tsx';

const MODES = [
  ['any', 'any of'],
  ['all', 'all of'],
  ['none', 'none of'],
] as const;

/** One list for each attribute scheme; a course must match every scheme. */
export function AttributesField({ value, onChange, schemes, isSheet }: FieldProps<'attributes'>) {
  return schemes.map((scheme) => (
    <SchemeField
      key={scheme.scheme}
      scheme={scheme}
      choice={value.find((each) => each.scheme === scheme.scheme)}
      onChange={(choice) => onChange(withChoice(value, choice))}
      isSheet={isSheet}
    />
  ));
}

interface SchemeFieldProps {
  scheme: SchemeChoices[number];
  choice: AttributeChoice | undefined;
  onChange: (choice: AttributeChoice) => void;
  isSheet: boolean;
}

function SchemeField({ scheme: { scheme, values }, choice, onChange, isSheet }: SchemeFieldProps) {
  // The mode chosen before any value is.
  const [before, setBefore] = useState<AttributeMode>('any');
  const mode = choice?.mode ?? before;
  const chosen = choice?.values ?? [];
  const changeMode = (next: AttributeMode): void => {
    setBefore(next);
    if (chosen.length > 0) onChange({ scheme, mode: next, values: chosen });
  };
  const Several = isSheet ? OpenChoice : MultiSelect;
  const placeOf = (each: string): number => values.findIndex(({ value }) => value === each);
  return (
    <Several
      label={scheme}
      all="Any or none"
      options={values.map(({ value, count }) => ({
        value,
        label: value,
        ...(count === null ? {} : { note: count.toLocaleString('en-US') }),
      }))}
      value={chosen}
      onChange={(next) =>
        onChange({ scheme, mode, values: next.toSorted((a, b) => placeOf(a) - placeOf(b)) })
      }
      lead={<ModeChoice label={`How ${scheme} is meant`} modes={MODES} value={mode} onChange={changeMode} />}
    />
  );
}
