import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#platform/contract/call.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../../feed.contract.ts';

/** The calendar addresses of a version, newest first. */
export const useFeeds = (versionId: string, isWanted: boolean) =>
  useQuery({
    queryKey: [contract.listFeeds.name],
    queryFn: async ({ signal }) => (await callApi(contract.listFeeds, {}, { signal })).feeds,
    select: (feeds) => feeds.filter(({ version_id }) => version_id === versionId),
    enabled: isWanted,
    staleTime: 0,
  });

const useFeedMutation = <Input, Output>(run: (input: Input) => Promise<Output>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => queries.invalidateQueries({ queryKey: [contract.listFeeds.name] }),
  });
};

export const useCreateFeed = () =>
  useFeedMutation((input: CallInput<typeof contract.createFeed>) => callApi(contract.createFeed, input));

export const useRevokeFeed = () =>
  useFeedMutation((input: CallInput<typeof contract.revokeFeed>) => callApi(contract.revokeFeed, input));
