import { Combobox } from '#platform/ui/controls/combobox.tsx';
import { Select } from '#platform/ui/controls/select.tsx';
import { ACADEMIC_TYPES, type Profile, YEARS } from '../contract.ts';
import { OptionsFailed } from './options-failed.tsx';
import type { RequiredField } from './use-missing-fields.ts';
import { useConcentrations, useJointOptions, useSecondaryFields } from './profile.queries.ts';

const TYPE_NAMES: Record<Profile['academic_type'], string> = {
  single: 'Single',
  joint: 'Joint',
  double: 'Double',
};

const asOptions = <V extends string>(names: readonly V[] = []) =>
  names.map((value) => ({ value, label: value }));

const secondHint = (profile: Profile, jointOptions: readonly string[] | undefined): string | undefined => {
  if (profile.academic_type !== 'joint')
    return profile.second_concentration === '' ? 'Choose your second concentration.' : undefined;
  if (profile.concentration === '') return 'Choose a concentration first.';
  if (jointOptions?.length === 0) return `${profile.concentration} is not offered as a joint concentration.`;
  return profile.second_concentration === '' ? 'Choose its partner.' : undefined;
};

/** Marks a name that is not among the university's as “other”. Undefined while those load. */
const otherHint = (name: string, listed: readonly string[] | undefined): string | undefined =>
  name !== '' && listed?.includes(name) === false ? OTHER : undefined;

const OTHER = 'Other: not in the university’s list.';

const secondQuestion = (isJoint: boolean): string =>
  isJoint
    ? 'Choose the concentration that yours is joined with, or the type Single.'
    : 'Choose your second concentration, or the type Single.';

export interface StudiesFieldsProps {
  profile: Profile;
  /** Required fields for whose absence a save was refused. */
  missing: ReadonlySet<RequiredField>;
  onChange: (change: Partial<Profile>) => void;
}

/** Fields for concentration, type, second concentration, secondary field and year. */
export function StudiesFields({ profile, missing, onChange }: StudiesFieldsProps) {
  const concentrations = useConcentrations();
  const secondaryFields = useSecondaryFields();
  const joint = useJointOptions(profile.concentration);
  const isJoint = profile.academic_type === 'joint';
  const others = concentrations.data?.filter((name) => name !== profile.concentration);
  const failed = [concentrations, secondaryFields, joint].filter(({ isError }) => isError);

  const changeType = (academic_type: Profile['academic_type']): void => {
    const isLost = academic_type === 'joint' && joint.data?.includes(profile.second_concentration) === false;
    onChange({ academic_type, ...(isLost ? { second_concentration: '' } : {}) });
  };

  return (
    <>
      <OptionsFailed
        count={failed.length}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Combobox
          label="Concentration"
          options={asOptions(concentrations.data)}
          value={profile.concentration}
          onChange={(concentration) => {
            if (concentration !== profile.concentration)
              onChange({ concentration, second_concentration: '' });
          }}
          placeholder="Choose or type…"
          hint={otherHint(profile.concentration, concentrations.data)}
          required
          error={missing.has('concentration') ? 'Concentration is required.' : null}
        />
        <Select
          label="Year"
          options={asOptions(YEARS)}
          value={profile.year}
          onChange={(year) => onChange({ year })}
          required
          error={missing.has('year') ? 'Year is required.' : null}
        />
        <Select
          label="Academic type"
          options={ACADEMIC_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }))}
          value={profile.academic_type}
          onChange={changeType}
        />
        {profile.academic_type === 'single' ? null : (
          <Combobox
            label={isJoint ? 'Joint With' : 'Second Concentration'}
            error={missing.has('second_concentration') ? secondQuestion(isJoint) : null}
            options={asOptions(isJoint ? joint.data : others)}
            value={profile.second_concentration}
            onChange={(second_concentration) => onChange({ second_concentration })}
            placeholder="Choose or type…"
            disabled={isJoint && profile.concentration === ''}
            hint={
              secondHint(profile, joint.data) ??
              otherHint(profile.second_concentration, isJoint ? joint.data : concentrations.data)
            }
          />
        )}
        <Combobox
          label="Secondary field"
          optional
          options={asOptions(secondaryFields.data)}
          value={profile.secondary_field}
          onChange={(secondary_field) => onChange({ secondary_field })}
          hint={otherHint(profile.secondary_field, secondaryFields.data)}
          placeholder="Choose or type…"
        />
      </div>
    </>
  );
}
