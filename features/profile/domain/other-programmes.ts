import type { Programs } from '#features/catalogue/domain/pack/shapes.ts';
import type { Profile } from '../contract.ts';

/** Fields that name a programme: one the university lists, or another in the student's words. */
export const PROGRAMME_FIELDS = ['concentration', 'second_concentration', 'secondary_field'] as const;
export type ProgrammeField = (typeof PROGRAMME_FIELDS)[number];

/** Whether the university lists a programme of this name for this field. False for an empty name. */
export const isListed = (programs: Programs, field: ProgrammeField, name: string): boolean => {
  const { concentrations, secondary_fields } = programs;
  if (field === 'secondary_field') return secondary_fields.some((each) => each.name === name);
  return concentrations.some((each) => each.name === name || each.joint.includes(name));
};

/** The fields with a programme that the university does not list. */
export const otherProgrammes = (
  programs: Programs,
  profile: Pick<Profile, ProgrammeField>,
): ProgrammeField[] =>
  PROGRAMME_FIELDS.filter((field) => profile[field] !== '' && !isListed(programs, field, profile[field]));
