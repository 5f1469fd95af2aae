import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getProfile, type Profile } from '#features/profile/contract.ts';
import type { CallResponse } from '#platform/contract/call.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../contract.ts';
import { listStarters } from '../reading.contract.ts';
import { pinSession } from '../keeping.contract.ts';
import { type Feedback, giveFeedback, withdrawFeedback } from '../feedback.contract.ts';

/** The student's profile, fetched at each visit: chat requires a complete one. */
export const useOwnProfile = () =>
  useQuery({
    queryKey: [getProfile.name],
    queryFn: async ({ signal }) => (await callApi(getProfile, {}, { signal })).profile,
    staleTime: 0,
    retry: 1,
    retryDelay: 300,
  });

/** Until a server that has just started knows more. */
const ASK_AGAIN_MS = 3_000;

/** First questions that the catalogue answers for this profile; undefined until they are known, null if they cannot be. */
export const useStarters = (profile: Profile): readonly string[] | null | undefined => {
  const { data, isError } = useQuery({
    queryKey: [listStarters.name, profile],
    queryFn: ({ signal }) => callApi(listStarters, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.is_complete === false ? ASK_AGAIN_MS : false),
    retry: false,
  });
  if (isError) return null;
  return data?.is_complete === false && data.questions.length === 0 ? undefined : data?.questions;
};

const sessionsKey = [contract.listSessions.name];
type SessionPages = InfiniteData<CallResponse<typeof contract.listSessions>, string | null>;

/** Past conversations, most recently written first, paginated. An empty list if they cannot be fetched. */
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
    // A list that is being fetched may have the former title. Nobody waits for the next one.
    onSettled: () => void queries.invalidateQueries({ queryKey: sessionsKey }),
  });
};

export const usePinSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pinned: { session_id: string; is_pinned: boolean }) => callApi(pinSession, pinned),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
};

export const useDeleteSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(contract.deleteSession, { session_id: sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
};

export const useGiveFeedback = () =>
  useMutation({
    mutationFn: (given: Feedback & { message_id: string }) => callApi(giveFeedback, given),
  });

export const useWithdrawFeedback = () =>
  useMutation({ mutationFn: (messageId: string) => callApi(withdrawFeedback, { message_id: messageId }) });

/** The student's messages that contain every word of `words`; not fetched while it is empty. */
export const useMessageSearch = (words: string) =>
  useQuery({
    queryKey: [contract.searchMessages.name, words],
    queryFn: async ({ signal }) => (await callApi(contract.searchMessages, { q: words }, { signal })).results,
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
