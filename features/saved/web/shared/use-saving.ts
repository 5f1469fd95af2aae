import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SaveableCourse } from '#features/catalogue/web/shared/saved-courses.ts';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { dismissUndo, showUndo } from '#platform/ui/overlays/undo-toast.tsx';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import * as contract from '../../contract.ts';
import type { RemovedCourse, SavedCourse } from '../../contract.ts';
import { savedCoursesQuery } from './saved-courses.query.ts';

const { queryKey } = savedCoursesQuery;

const SAVING = {
  mutationKey: ['saving courses'],
  // Sent one after the other, so that the last click wins.
  scope: { id: 'saving courses' },
  // Offline it fails at once, instead of looking saved until the tab is closed.
  networkMode: 'always',
} as const;

export interface Saving {
  save: (course: SaveableCourse) => void;
  /** Removes a course; can be undone. */
  remove: (course: SaveableCourse) => void;
}

/** Saves and removes courses: applied optimistically, rolled back on failure. */
export const useSaving = (): Saving => {
  const queries = useQueryClient();
  const restoring = useMutation({
    ...SAVING,
    mutationFn: (removed: readonly RemovedCourse[]) =>
      Promise.all(removed.map((course) => callApi(contract.saveCourse, course))),
    onMutate: async (removed) => {
      await show(queries, (courses) => [...removed.map(asShown), ...courses]);
    },
    onSuccess: (restored) => settleSaved(queries, restored),
    onError: (error, removed) => {
      hide(queries, new Set(removed.map(({ code }) => code)));
      showError(sentenceOf(error, 'That could not be brought back.'));
    },
    onSettled: () => refresh(queries),
  });
  const saving = useMutation({
    ...SAVING,
    mutationFn: ({ class_tag }: SaveableCourse) => callApi(contract.saveCourse, { code: class_tag }),
    onMutate: async (course) => {
      await show(queries, (courses) => [provisional(course), ...courses]);
    },
    onSuccess: (saved, { class_tag }) => {
      settleSaved(queries, [saved]);
      dismissUndo(class_tag);
      showSuccess(`${saved.tag ?? saved.code} is saved`);
    },
    onError: (error, { class_tag, codes }) => {
      hide(queries, new Set([class_tag, ...codes]));
      showError(sentenceOf(error, `${class_tag} could not be saved.`));
    },
    onSettled: () => refresh(queries),
  });
  const removing = useMutation({
    ...SAVING,
    mutationFn: ({ class_tag }: SaveableCourse) => callApi(contract.removeSavedCourse, { code: class_tag }),
    onMutate: async ({ class_tag, codes }) => {
      const meant = new Set([class_tag, ...codes]);
      const before = queries.getQueryData(queryKey) ?? [];
      await show(queries, (courses) => courses.filter((each) => !isOf(each, meant)));
      return before.filter((each) => isOf(each, meant));
    },
    onSuccess: ({ removed }, { class_tag }) =>
      showUndo(
        `${class_tag} is no longer saved.`,
        () => {
          if (removed.length > 0) restoring.mutate(removed);
        },
        class_tag,
      ),
    onError: (error, { class_tag }, hidden = []) => {
      queries.setQueryData(queryKey, (courses = []) => newestFirst([...courses, ...hidden]));
      showError(sentenceOf(error, `${class_tag} could not be removed.`));
    },
    onSettled: () => refresh(queries),
  });
  const { mutate: save } = saving;
  const { mutate: remove } = removing;
  return useMemo(() => ({ save, remove }), [save, remove]);
};

const sentenceOf = (error: unknown, what: string): string =>
  error instanceof ApiError ? `${what} ${error.sentence}` : what;

const isOf = ({ code, codes }: SavedCourse, meant: ReadonlySet<string>): boolean =>
  meant.has(code) || codes.some((each) => meant.has(each));

const newestFirst = (courses: SavedCourse[]): SavedCourse[] =>
  courses.toSorted((a, b) => b.saved_at.localeCompare(a.saved_at));

/** A fetch that started earlier would restore the old state. */
const show = async (
  queries: QueryClient,
  change: (courses: SavedCourse[]) => SavedCourse[],
): Promise<void> => {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (courses) => courses && newestFirst(change(courses)));
};

const hide = (queries: QueryClient, codes: ReadonlySet<string>): void => {
  queries.setQueryData(queryKey, (courses) => courses?.filter((each) => !isOf(each, codes)));
};

/** Replaces the optimistic entry by the server's record, unless it was removed again. */
const settleSaved = (queries: QueryClient, saved: readonly SavedCourse[]): void => {
  queries.setQueryData(queryKey, (courses) =>
    courses?.map((each) => saved.find(({ codes, code }) => isOf(each, new Set([code, ...codes]))) ?? each),
  );
};

/** Only after the last of several: an earlier fetch would undo changes that are still being sent. */
const refresh = async (queries: QueryClient): Promise<void> => {
  if (queries.isMutating({ mutationKey: SAVING.mutationKey }) > 1) return;
  await Promise.all([
    queries.invalidateQueries({ queryKey }),
    queries.invalidateQueries({ queryKey: [contract.listNotices.name] }),
  ]);
};

const provisional = ({ class_tag, codes }: SaveableCourse): SavedCourse => ({
  code: class_tag,
  revision: 0,
  tag: class_tag,
  codes: [...codes],
  note: '',
  labels: [],
  saved_at: new Date().toISOString(),
  now: { tag: class_tag, title: '', rating: null, offerings: [] },
});

const asShown = ({ code, note, labels, saved_at, seen }: RemovedCourse): SavedCourse => ({
  code,
  revision: 0,
  tag: seen.tag,
  codes: [code, seen.tag],
  note,
  labels,
  saved_at,
  now: seen,
});
