import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getProfile } from '#features/profile/contract.ts';
import type { CallResponse } from '#platform/contract/call.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../contract.ts';

/** The student's profile, asked for at each visit: chat needs a complete one. */
export const useOwnProfile = () =>
  useQuery({
    queryKey: [getProfile.name],
    queryFn: async ({ signal }) => (await callApi(getProfile, {}, { signal })).profile,
    staleTime: 0,
    retry: 1,
    retryDelay: 300,
  });

const sessionsKey = [contract.listSessions.name];
type SessionPages = InfiniteData<CallResponse<typeof contract.listSessions>, string | null>;

/** Past conversations, last written first, page by page. An empty list stands in where they cannot be fetched. */
export const useSessions = (isEnabled: boolean) =>
  useInfiniteQuery({
    queryKey: sessionsKey,
    queryFn: ({ pageParam, signal }) =>
      callApi(contract.listSessions, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ sessions }) => sessions),
    enabled: isEnabled,
  });

/** Has the list of past conversations fetched again. */
export const useReloadSessions = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: sessionsKey });
};

export const useRenameSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (renamed: { session_id: string; title: string }) => callApi(contract.renameSession, renamed),
    onSuccess: (session) =>
      queries.setQueryData<SessionPages>(
        sessionsKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              sessions: page.sessions.map((each) =>
                each.session_id === session.session_id ? session : each,
              ),
            })),
          },
      ),
  });
};

export const useDeleteSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(contract.deleteSession, { session_id: sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
};

/** Messages of mine that hold every word of `words`; not asked for while there are none. */
export const useMessageSearch = (words: string) =>
  useQuery({
    queryKey: [contract.searchMessages.name, words],
    queryFn: async ({ signal }) => (await callApi(contract.searchMessages, { q: words }, { signal })).results,
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
