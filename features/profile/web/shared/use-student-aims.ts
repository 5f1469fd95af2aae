import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProfileAims } from '#features/catalogue/web/shared/profile-aims.ts';
import { isComplete } from '../../contract.ts';
import { profileQuery, useProgress } from '../profile.queries.ts';

/**
 * The student's aims from the saved profile. Undefined while loading; null if there is no profile, or it cannot be read
 * at the moment.
 */
export const useStudentAims = (): ProfileAims | null | undefined => {
  const { data: profile, isError } = useQuery(profileQuery);
  const isSaved = profile !== undefined && isComplete(profile);
  const progress = useProgress(isSaved);
  return useMemo(() => {
    if (isError) return null;
    if (!profile) return undefined;
    if (!isSaved) return null;
    if (!progress.data && !progress.isError) return undefined;
    const programmes = progress.data ?? [];
    return {
      open: programmes.flatMap(({ name: programme, groups }) =>
        groups.flatMap(({ name, options }) => (options.length > 0 ? { name, programme, options } : [])),
      ),
      interests: profile.interests,
      ownWords: profile.academic_interests,
      preferences: profile.learning_preferences,
      programmes: programmes.map(({ name }) => name),
      unstated: programmes.filter(({ groups }) => groups.length === 0).map(({ name }) => name),
    };
  }, [isError, profile, isSaved, progress.data, progress.isError]);
};
