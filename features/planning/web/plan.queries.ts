import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { showError } from '#platform/ui/overlays/toast.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { newId } from '#platform/web/page/new-id.ts';
import * as contract from '../contract.ts';
import type { PlanClash, PlanItem, PlanVersion } from '../contract.ts';
import { plansQuery } from './shared/plans.query.ts';
import { contentKey } from '../domain/preview-items.ts';
import { applyEdits, ON_ITS_WAY, type PendingEdit, placeBefore } from '../domain/pending-edits.ts';

const plansKey = plansQuery.queryKey;
const planKey = (term: string) => [contract.getPlan.name, term];

/** All versions of a term. Refetched whenever the student returns to the page, since another device may have changed it. */
export const planQuery = (term: string) =>
  queryOptions({
    queryKey: planKey(term),
    queryFn: async ({ signal }) => (await callApi(contract.getPlan, { term }, { signal })).versions,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Edits of one version that were made together. */
export interface EditRequest {
  term: string;
  versionId: string;
  edits: readonly PendingEdit[];
  /** The items that the student saw. */
  before: readonly PlanItem[];
  /** Describes what was done, without a full stop and without what moved; absent for an undo itself. */
  done?: string | undefined;
}

export interface SentEdits extends EditRequest {
  /** Announced once it is written. */
  announced: string;
  /** Called if nothing of it was written. */
  onFailed: () => void;
  /** Called too if that was no conflict, about which the student is asked. */
  onLost?: (() => void) | undefined;
}

const EDITS_KEY = [contract.editItems.name];
/** Sent one after the other, so that each uses the revision that the previous one produced. */
const IN_ORDER = { id: 'plan-edits' };

/** The versions of a term as the student sees them, including edits that are still being sent. */
export const usePlan = (term: string | null) => {
  const found = useQuery({ ...planQuery(term ?? ''), enabled: term !== null });
  const { data, failureReason, refetch } = found;
  // Where the term had to do without the list of plans, that was waited for until it was given up: the first failure is enough.
  const { isError: isListLost } = useQuery({ ...plansQuery, enabled: false });
  const isError = found.isError || (isListLost && failureReason !== null);
  const queries = useQueryClient();
  useEffect(() => {
    // With two windows side by side neither is ever hidden, and visibility is all that the query listens to.
    const onFocus = (): void => {
      const queryKey = planKey(term ?? '');
      // A first fetch goes on: on a slow network each look at the window would begin it anew.
      const cancelRefetch = queries.getQueryData(queryKey) !== undefined;
      void queries.invalidateQueries({ queryKey }, { cancelRefetch });
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [queries, term]);
  const waiting = useWaitingEdits();
  const versions = useMemo(
    () =>
      (data?.length === 0 && term !== null ? [draftOf(term)] : data)?.map((version) =>
        waiting
          .filter(({ versionId }) => versionId === version.version_id)
          .reduce((shown, { edits }) => ({ ...shown, items: applyEdits(shown.items, edits) }), version),
      ),
    [data, term, waiting],
  );
  return { versions, isError, error: failureReason, refetch };
};

/** Edits that the server has not confirmed yet. */
export const useWaitingEdits = (): EditRequest[] =>
  useMutationState({
    filters: { mutationKey: EDITS_KEY, status: 'pending' },
    select: ({ state }) => state.variables as EditRequest,
  });

const drafts = new Map<string, PlanVersion>();

/** The first version of a term; created on the server only when something is put into it. */
const draftOf = (term: string): PlanVersion => {
  const known = drafts.get(term);
  if (known) return known;
  const head = { version_id: newId(), term, name: 'A', position: 0, in_front: true, revision: 0, edits: 0 };
  const draft = { ...head, items: [] };
  drafts.set(term, draft);
  return draft;
};

/** Whether it is not on the server yet. */
export const isDraft = (version: PlanVersion): boolean =>
  drafts.get(version.term)?.version_id === version.version_id && version.revision === 0;

/** Creates the draft version of a term on the server, the first time something is put into it. */
const makeVersion = async (queries: QueryClient, term: string, versionId: string): Promise<void> => {
  const key = planQuery(term).queryKey;
  if (queries.getQueryData(key)?.some(({ version_id }) => version_id === versionId)) return;
  if (drafts.get(term)?.version_id !== versionId) return;
  const made = await callApi(contract.createVersion, { version_id: versionId, term, name: 'A' });
  drafts.delete(term);
  queries.setQueryData(key, (versions = []) => [...versions, made]);
};

const updateVersion = (
  queries: QueryClient,
  term: string,
  versionId: string,
  change: (version: PlanVersion) => PlanVersion,
): void => {
  queries.setQueryData(planQuery(term).queryKey, (versions) =>
    versions?.map((version) => (version.version_id === versionId ? change(version) : version)),
  );
};

/** Maps the revision that an edit saw to the one it produced, for a later edit that was made before the response. */
const followed = new WeakMap<QueryClient, Map<string, number>>();

const followedBy = (queries: QueryClient): Map<string, number> => {
  const known = followed.get(queries) ?? new Map<string, number>();
  followed.set(queries, known);
  return known;
};

const revisionKey = (itemId: string, revision: number | null): string => `${itemId} ${revision}`;

const latestOf = (queries: QueryClient, itemId: string, seen: number | null): number | null => {
  let revision = seen;
  for (;;) {
    const next = followedBy(queries).get(revisionKey(itemId, revision));
    if (next === undefined) return revision;
    revision = next;
  }
};

/** A refused edit with the stored state. */
export interface RefusedEdit {
  request: EditRequest;
  clash: PlanClash;
}

/** A version that was deleted elsewhere, as the student saw it, with the edits of it that were not written. */
export interface GoneVersion {
  version: PlanVersion;
  requests: readonly SentEdits[];
}

const storedVersion = (
  queries: QueryClient,
  { term, versionId }: Pick<EditRequest, 'term' | 'versionId'>,
): PlanVersion | undefined =>
  queries.getQueryData(planQuery(term).queryKey)?.find(({ version_id }) => version_id === versionId);

/** The items of a version as the student sees them, including edits that are still being sent and not rendered yet. */
export const itemsNow = (queries: QueryClient, where: Pick<EditRequest, 'term' | 'versionId'>): PlanItem[] =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: EDITS_KEY, status: 'pending' })
    .map(({ state }) => state.variables as EditRequest)
    .filter(({ versionId }) => versionId === where.versionId)
    .reduce<PlanItem[]>(
      (items, { edits }) => applyEdits(items, edits),
      storedVersion(queries, where)?.items ?? [],
    );

/** Makes a deleted version again. */
export const makeAgain = ({ version_id, term, name, position, in_front, items }: PlanVersion) =>
  callApi(contract.createVersion, {
    version_id,
    term,
    name,
    position,
    in_front,
    items: items.map(({ item_id, content }) => ({ item_id, content })),
  });

/** Brings a version back, so that edits of what the student saw of it can be sent again. */
export const bringBack = async (queries: QueryClient, version: PlanVersion): Promise<PlanVersion> => {
  const { term, version_id, position, items } = version;
  const made = await makeAgain(version);
  await queries.cancelQueries({ queryKey: planKey(term) });
  for (const { item_id, revision, content } of items) {
    const item = made.items.find((each) => each.item_id === item_id);
    // Where another tab brought it back and changed it, the edit is refused as any other.
    if (item && item.revision !== revision && contentKey(item.content) === contentKey(content))
      followedBy(queries).set(revisionKey(item_id, revision), item.revision);
  }
  queries.setQueryData(planQuery(term).queryKey, (versions = []) =>
    versions.filter((each) => each.version_id !== version_id).toSpliced(position, 0, made),
  );
  return made;
};

const sendEdits = async (queries: QueryClient, { term, versionId, edits }: EditRequest): Promise<void> => {
  const sent = edits.map(({ itemId, seen, content, before }) => ({
    item_id: itemId,
    // An item that was not confirmed yet when it was changed has no revision: use the one that adding it produced.
    revision: latestOf(queries, itemId, seen === ON_ITS_WAY ? null : seen),
    content,
    ...(before === undefined ? {} : { before }),
  }));
  await makeVersion(queries, term, versionId);
  const { version, items } = await callApi(contract.editItems, { version_id: versionId, edits: sent });
  // A fetch that started earlier would restore the old state.
  await queries.cancelQueries({ queryKey: planKey(term) });
  for (const [at, item] of items.entries()) {
    const edit = sent[at];
    if (item && edit && item.revision !== edit.revision)
      followedBy(queries).set(revisionKey(edit.item_id, edit.revision), item.revision);
  }
  updateVersion(queries, term, versionId, (was) => {
    const ids = new Set(edits.map(({ itemId }) => itemId));
    const byId = new Map(items.flatMap((item) => (item ? [[item.item_id, item] as const] : [])));
    const kept = was.items.flatMap((item) => byId.get(item.item_id) ?? (ids.has(item.item_id) ? [] : item));
    const known = new Set(kept.map(({ item_id }) => item_id));
    const added = [...byId.values()].filter(({ item_id }) => !known.has(item_id));
    const beforeOf = new Map(edits.map(({ itemId, before }) => [itemId, before]));
    return {
      ...was,
      ...version,
      items: added.reduce((all, item) => placeBefore(all, item, beforeOf.get(item.item_id)), kept),
    };
  });
};

/**
 * Edits items of a version: applied optimistically, sent one after the other.
 *
 * @param onRefused an item was changed elsewhere in the meantime; nothing of the edit was written
 * @param onGone the version was deleted elsewhere; the edit is neither written nor given up
 */
export const useEditItems = (
  onRefused: (refused: RefusedEdit) => void,
  onGone: (request: SentEdits, version: PlanVersion) => void,
) => {
  const announce = useAnnouncer();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: EDITS_KEY,
    scope: IN_ORDER,
    mutationFn: (request: SentEdits) => sendEdits(queries, request),
    // Other tabs and devices edit the same version; a refetch would race with a later edit of this one.
    onSuccess: (_, { term, announced }) => {
      announce(announced);
      if (queries.isMutating({ mutationKey: EDITS_KEY }) <= 1)
        void queries.invalidateQueries({ queryKey: planKey(term) });
    },
    // By the time it fails the version may have vanished from what is known, too.
    onMutate: (request) => storedVersion(queries, request),
    onError: async (error, request, seen) => {
      const version = storedVersion(queries, request) ?? seen;
      if (version && error instanceof ApiError && error.code === 'not_found') {
        // What is shown stays until the student has decided.
        onGone(request, version);
        return;
      }
      request.onFailed();
      const clash = clashOf(error);
      if (clash) onRefused({ request, clash });
      else {
        showError(error instanceof ApiError ? error.sentence : 'Your plan could not be changed just now.');
        request.onLost?.();
      }
      await queries.invalidateQueries({ queryKey: planKey(request.term) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: plansKey }),
  });
  return mutate;
};

/** The stored state, if a call was refused because it changed elsewhere. */
const clashOf = (error: unknown): PlanClash | null => {
  const current = error instanceof ApiError && error.code === 'conflict' ? error.details.current : undefined;
  return current === undefined ? null : (current as PlanClash);
};

/** Calls that change whole versions; each one refetches the server's state. */
export const useVersionCalls = (term: string) => {
  const queries = useQueryClient();
  const after = useCallback(async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: planKey(term) }),
      queries.invalidateQueries({ queryKey: plansKey }),
    ]);
  }, [queries, term]);
  const { mutateAsync, isPending } = useMutation({
    scope: IN_ORDER,
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: after,
  });
  /**
   * False if it failed, which was announced.
   *
   * @param onClash handles a conflict instead of announcing it
   * @param onGone likewise: the version was deleted elsewhere
   */
  const run = async (
    call: () => Promise<unknown>,
    onClash?: (clash: PlanClash) => void,
    onGone?: () => void,
  ): Promise<boolean> => {
    try {
      await mutateAsync(call);
      return true;
    } catch (error) {
      const clash = clashOf(error);
      if (clash && onClash) onClash(clash);
      else if (onGone && error instanceof ApiError && error.code === 'not_found') onGone();
      else showError(sentenceOf(error));
      return false;
    }
  };
  return { run, isPending };
};

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Your plan could not be changed just now.';
  return error.code === 'conflict'
    ? 'This was changed in another tab or on another device. You see it as it is now; try again.'
    : error.sentence;
};
