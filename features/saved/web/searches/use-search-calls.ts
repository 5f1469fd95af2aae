import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { showUndo } from '#platform/ui/overlays/undo-toast.tsx';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import * as contract from '../../contract.ts';
import type { SavedSearch } from '../../contract.ts';
import { searchesQuery } from '../shared/searches.query.ts';

/** Changes of saved searches: sent one after the other, each followed by a refetch. */
export const useSearchCalls = () => {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: 'saved searches' },
    networkMode: 'always',
    mutationFn: (run: () => Promise<void>) => run(),
    onError: (error) =>
      showError(error instanceof ApiError ? error.sentence : 'That could not be saved just now.'),
    onSettled: () => queries.invalidateQueries({ queryKey: searchesQuery.queryKey }),
  });
  /** Stores what it found, so that only later results count as new. */
  const open = useCallback(
    (search_id: string, known: string[] | null) =>
      mutate(async () => void (await callApi(contract.openSearch, { search_id, known }))),
    [mutate],
  );
  const rename = useCallback(
    ({ search_id, revision }: SavedSearch, name: string) =>
      mutate(async () => void (await callApi(contract.renameSearch, { search_id, revision, name }))),
    [mutate],
  );
  const remove = useCallback(
    ({ search_id, name }: SavedSearch) =>
      mutate(async () => {
        const { removed } = await callApi(contract.removeSearch, { search_id });
        if (removed)
          showUndo(`${name} is no longer saved.`, () =>
            mutate(async () => void (await callApi(contract.saveSearch, removed))),
          );
      }),
    [mutate],
  );
  const save = useCallback(
    (search: Pick<SavedSearch, 'search_id' | 'name' | 'address' | 'known'>) =>
      mutate(async () => {
        await callApi(contract.saveSearch, search);
        showSuccess(`“${search.name}” is saved`);
      }),
    [mutate],
  );
  return { open, rename, remove, save };
};
