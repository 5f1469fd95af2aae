import type { Profile } from '../contract.ts';
import { useConcentrations, useJointOptions } from './profile.queries.ts';

/** Whether a second concentration must be chosen; it cannot be if the list is empty or could not be fetched. */
const asksForSecond = (profile: Profile, options: readonly string[] | undefined): boolean =>
  profile.academic_type !== 'single' && profile.concentration !== '' && (options?.length ?? 0) > 0;

export type RequiredField = 'concentration' | 'year' | 'second_concentration';

/** The required fields that are empty. */
export const useMissingFields = (profile: Profile): RequiredField[] => {
  const all = useConcentrations();
  const joint = useJointOptions(profile.concentration);
  const options = profile.academic_type === 'joint' ? joint.data : all.data;
  const required: RequiredField[] = ['concentration', 'year'];
  if (asksForSecond(profile, options)) required.push('second_concentration');
  return required.filter((field) => profile[field] === '');
};
