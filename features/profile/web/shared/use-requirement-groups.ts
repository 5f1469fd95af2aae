import { useQuery } from '@tanstack/react-query';
import { isComplete } from '../../contract.ts';
import { profileQuery, useProgress } from '../profile.queries.ts';

/** A group of requirements with courses that would count towards it, none where it is full. */
export interface OpenGroup {
  name: string;
  options: readonly string[];
}

const NONE: readonly OpenGroup[] = [];

/** The requirement groups of the saved profile; none without one, and until they are here. */
export const useRequirementGroups = (): readonly OpenGroup[] => {
  const { data: profile } = useQuery(profileQuery);
  const { data } = useProgress(profile !== undefined && isComplete(profile));
  return data?.flatMap(({ groups }) => groups) ?? NONE;
};
