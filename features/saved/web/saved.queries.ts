import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { showError } from '#platform/ui/overlays/toast.ts';
import * as contract from '../contract.ts';
import type { Notice, SavedCourse } from '../contract.ts';
import { savedCoursesQuery } from './shared/saved-courses.query.ts';

export const noticesQuery = queryOptions({
  queryKey: [contract.listNotices.name],
  queryFn: async ({ signal }) => (await callApi(contract.listNotices, {}, { signal })).notices,
  refetchOnWindowFocus: true,
});

/** Marks notices as read: they disappear at once, and reappear if that failed. */
export const useDismissNotices = () => {
  const queries = useQueryClient();
  const { queryKey } = noticesQuery;
  return useMutation({
    scope: { id: 'notices' },
    networkMode: 'always',
    mutationFn: async (notices: readonly Notice[]) =>
      (
        await callApi(contract.dismissNotices, {
          notices: notices.map((notice) =>
            notice.kind === 'saved_course_changed'
              ? { kind: notice.kind, code: notice.code, now: notice.now }
              : { kind: notice.kind, session_id: notice.session_id, seen: notice.seen },
          ),
        })
      ).notices,
    onMutate: async (dismissed) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (notices) => notices?.filter((notice) => !dismissed.includes(notice)));
    },
    onSuccess: (left) => queries.setQueryData(queryKey, left),
    onError: async (error) => {
      showError(error instanceof ApiError ? error.sentence : 'That could not be kept just now.');
      await queries.invalidateQueries({ queryKey });
    },
  });
};

export type CourseEdit = Pick<SavedCourse, 'code' | 'revision' | 'note' | 'labels'>;

/** Changes note and labels. The caller shows a failure, since it still has the input. */
export const useEditCourse = () => {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (edit: CourseEdit) => callApi(contract.editSavedCourse, edit),
    onSuccess: (edited) => {
      queries.setQueryData(savedCoursesQuery.queryKey, (courses) =>
        courses?.map((each) => (each.code === edited.code ? edited : each)),
      );
    },
  });
};
