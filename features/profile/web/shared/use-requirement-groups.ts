import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isComplete } from '../../contract.ts';
import { profileQuery, useProgress } from '../profile.queries.ts';

/** A requirement group with courses that would count towards it; none if it is complete. */
export interface OpenGroup {
  name: string;
  options: readonly string[];
}

/** The requirement groups of the saved profile, or why there are none. */
export type RequirementGroups =
  /** They are loading, or could not be fetched. */
  | { state: 'waiting' }
  /** The profile does not say what the student studies. */
  | { state: 'no_programme' }
  /** The university pack does not state what these programmes require. */
  | { state: 'not_stated'; programmes: readonly string[] }
  | { state: 'known'; groups: readonly OpenGroup[] };

const WAITING: RequirementGroups = { state: 'waiting' };
const NO_PROGRAMME: RequirementGroups = { state: 'no_programme' };

export const useRequirementGroups = (): RequirementGroups => {
  const { data: profile } = useQuery(profileQuery);
  const hasProgramme = profile !== undefined && isComplete(profile);
  const { data } = useProgress(hasProgramme);
  return useMemo(() => {
    if (profile && !hasProgramme) return NO_PROGRAMME;
    if (!data) return WAITING;
    const groups = data.flatMap((programme) => programme.groups);
    return groups.length > 0
      ? { state: 'known', groups }
      : { state: 'not_stated', programmes: data.map(({ name }) => name) };
  }, [profile, hasProgramme, data]);
};
