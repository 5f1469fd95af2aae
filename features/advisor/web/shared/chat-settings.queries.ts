import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { type ChatSettings, getChatSettings, saveChatSettings } from '../../chat-settings.contract.ts';

const settingsKey = [getChatSettings.name];

export const useChatSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => callApi(getChatSettings, {}, { signal }) });

/** Saves a choice; it shows at once, and as it was again if it could not be kept. */
export const useSaveChatSettings = () => {
  const queries = useQueryClient();
  const mutationKey = [saveChatSettings.name];
  return useMutation({
    mutationKey,
    scope: { id: saveChatSettings.name },
    mutationFn: (settings: ChatSettings) => callApi(saveChatSettings, settings),
    onMutate: async (settings) => {
      // A fetch that is under way has the former choice.
      await queries.cancelQueries({ queryKey: settingsKey });
      const before = queries.getQueryData<ChatSettings>(settingsKey);
      queries.setQueryData(settingsKey, settings);
      return before;
    },
    onError: (_error, _settings, before) => queries.setQueryData(settingsKey, before),
    onSettled: () => {
      // Only after the last of several: an earlier fetch would undo what is still being sent. Nobody waits for it.
      if (queries.isMutating({ mutationKey }) <= 1) void queries.invalidateQueries({ queryKey: settingsKey });
    },
  });
};
