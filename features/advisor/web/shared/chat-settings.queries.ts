import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { type ChatSettings, getChatSettings, saveChatSettings } from '../../chat-settings.contract.ts';

const settingsKey = [getChatSettings.name];

export const useChatSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => callApi(getChatSettings, {}, { signal }) });

/** Saves a choice; it shows at once, and as it was again if it could not be kept. */
export const useSaveChatSettings = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: ChatSettings) => callApi(saveChatSettings, settings),
    onMutate: (settings) => {
      const before = queries.getQueryData<ChatSettings>(settingsKey);
      queries.setQueryData(settingsKey, settings);
      return before;
    },
    onError: (_error, _settings, before) => queries.setQueryData(settingsKey, before),
  });
};
