import { useQuery } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { getProgress, isComplete, type ProgrammeProgress } from '../../contract.ts';
import { profileQuery, useProgress } from '../profile.queries.ts';

export interface ProgressBeside {
  /** `no_programme`: the profile does not say what the student studies. */
  state: 'waiting' | 'failed' | 'no_programme' | 'known';
  before: readonly ProgrammeProgress[];
  /** With these courses as if they were taken. */
  after: readonly ProgrammeProgress[];
  /** Fetches again what failed. */
  retry: () => void;
}

const NONE: readonly ProgrammeProgress[] = [];

/** Requirement progress of the saved profile, as it is and with these courses in addition. */
export const useProgressBeside = (codes: readonly string[]): ProgressBeside => {
  const profile = useQuery(profileQuery);
  const hasProgramme = profile.data !== undefined && isComplete(profile.data);
  const before = useProgress(hasProgramme);
  const also = codes.join(',');
  const after = useQuery({
    queryKey: [getProgress.name, also],
    queryFn: async ({ signal }) => (await callApi(getProgress, { also }, { signal })).programmes,
    enabled: hasProgramme && also !== '',
  });
  const retry = (): void => {
    for (const query of [profile, before, after]) if (query.isError) void query.refetch();
  };
  const found = {
    retry,
    before: before.data ?? NONE,
    after: (also === '' ? before.data : after.data) ?? NONE,
  };
  if (profile.data && !hasProgramme) return { state: 'no_programme', ...found };
  if (profile.isError || before.isError || after.isError) return { state: 'failed', ...found };
  const isKnown = before.data !== undefined && (also === '' || after.data !== undefined);
  return { state: isKnown ? 'known' : 'waiting', ...found };
};
