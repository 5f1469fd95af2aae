import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSessions } from '#features/advisor/contract.ts';
import { getProfile } from '#features/profile/contract.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../contract.ts';

export type Choice = CallInput<typeof contract.previewShare>;

/** Content of a link. */
export const useShared = (shareId: string) =>
  useQuery({
    queryKey: [contract.getShared.name, shareId],
    queryFn: ({ signal }) => callApi(contract.getShared, { shareId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Preview of a link with this choice; the previous one of the same conversation stays visible while loading. */
export const useSharePreview = (choice: Choice | null) =>
  useQuery({
    queryKey: [contract.previewShare.name, choice] as const,
    queryFn: ({ signal }) => callApi(contract.previewShare, choice ?? {}, { signal }),
    enabled: choice !== null,
    placeholderData: (shown, query) =>
      query?.queryKey[1]?.session_id === choice?.session_id ? shown : undefined,
    // The saved profile may have changed.
    staleTime: 0,
    gcTime: 0,
  });

export const useShares = (isWanted: boolean) =>
  useQuery({
    queryKey: [contract.listShares.name],
    queryFn: async ({ signal }) => (await callApi(contract.listShares, {}, { signal })).shares,
    enabled: isWanted,
    staleTime: 0,
  });

/** The newest conversations, for selection. */
export const useSharableSessions = (isWanted: boolean) =>
  useQuery({
    queryKey: [listSessions.name, 'sharable'],
    queryFn: async ({ signal }) => (await callApi(listSessions, {}, { signal })).sessions,
    enabled: isWanted,
    staleTime: 0,
  });

/** The saved profile, to determine what a link does not show. */
export const useSharedProfile = (isWanted: boolean) =>
  useQuery({
    queryKey: [getProfile.name],
    queryFn: async ({ signal }) => (await callApi(getProfile, {}, { signal })).profile,
    enabled: isWanted,
    staleTime: 0,
  });

const useShareMutation = <Input, Output>(run: (input: Input) => Promise<Output>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => queries.invalidateQueries({ queryKey: [contract.listShares.name] }),
  });
};

export const useCreateShare = () =>
  useShareMutation((input: CallInput<typeof contract.createShare>) => callApi(contract.createShare, input));

export const useUpdateShare = () =>
  useShareMutation((input: CallInput<typeof contract.updateShare>) => callApi(contract.updateShare, input));

export const useRevokeShare = () =>
  useShareMutation((input: CallInput<typeof contract.revokeShare>) => callApi(contract.revokeShare, input));
