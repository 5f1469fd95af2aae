import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NamedCodes } from '#features/catalogue/domain/search/filters/student-courses.ts';
import { isComplete } from '../../contract.ts';
import { profileQuery, useProgress } from '../profile.queries.ts';

/** A group's label with its programme, since several programmes have electives: `Computer Science: Theory`. */
export const groupLabel = (programme: string, group: string): string => `${programme}: ${group}`;

const NONE: readonly NamedCodes[] = [];

/**
 * The courses that would fill an open slot of each requirement group of the saved profile; undefined while loading,
 * empty if there is no profile or they cannot be fetched.
 */
export const useRequirementLists = (): readonly NamedCodes[] | undefined => {
  const { data: profile, isPending, isError } = useQuery(profileQuery);
  const hasProfile = profile !== undefined && isComplete(profile);
  const { data: programmes, isError: isFailed } = useProgress(hasProfile);
  const isNone = isError || isFailed || (!isPending && !hasProfile);
  return useMemo(
    () =>
      isNone
        ? NONE
        : programmes?.flatMap(({ name: programme, groups }) =>
            groups
              .filter(({ options }) => options.length > 0)
              .map(({ name, options }) => ({ name: groupLabel(programme, name), codes: options })),
          ),
    [isNone, programmes],
  );
};
