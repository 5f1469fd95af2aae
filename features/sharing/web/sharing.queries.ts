import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSessions } from '#features/advisor/contract.ts';
import { getProfile } from '#features/profile/contract.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../contract.ts';

export type Choice = CallInput<typeof contract.previewShare>;

/** What a link shows. */
export const useShared = (shareId: string) =>
  useQuery({
    queryKey: [contract.getShared.name, shareId],
    queryFn: ({ signal }) => callApi(contract.getShared, { shareId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a link of this choice would show; the last preview stays until the next is there. */
export const useSharePreview = (choice: Choice | null) =>
  useQuery({
    queryKey: [contract.previewShare.name, choice],
    queryFn: ({ signal }) => callApi(contract.previewShare, choice ?? {}, { signal }),
    enabled: choice !== null,
    placeholderData: keepPreviousData,
    // What is saved may have changed since.
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

/** The newest conversations, to choose one from. */
export const useSharableSessions = (isWanted: boolean) =>
  useQuery({
    queryKey: [listSessions.name, 'sharable'],
    queryFn: async ({ signal }) => (await callApi(listSessions, {}, { signal })).sessions,
    enabled: isWanted,
    staleTime: 0,
  });

/** The saved profile, to tell what a link leaves out. */
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
