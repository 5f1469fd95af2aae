import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../profile.queries.ts';

/** What the student studies and when, from the saved profile; empty while loading. */
export const useStudies = (): string[] => {
  const { data } = useQuery(profileQuery);
  if (!data) return [];
  const { concentration, second_concentration, secondary_field, year } = data;
  return [concentration, second_concentration, secondary_field, year].filter((word) => word !== '');
};
