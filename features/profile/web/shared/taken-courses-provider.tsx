import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import {
  type TakeableCourse,
  type TakenCourses,
  TakenCoursesContext,
} from '#features/catalogue/web/shared/taken-courses.ts';
import { dismissUndo, showUndo } from '#platform/ui/overlays/undo-toast.tsx';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../../contract.ts';
import { codeKey } from '../../domain/course-identity.ts';
import { profileQuery } from '../profile.queries.ts';
import { showMarkFailure } from './show-mark-failure.tsx';

const { queryKey } = profileQuery;

/** Lets the courses on a screen be marked as taken in the student's profile. */
export function TakenCoursesProvider({ children }: { children: ReactNode }) {
  return <TakenCoursesContext value={useTakenCourses()}>{children}</TakenCoursesContext>;
}

interface Marked {
  course: TakeableCourse;
  isTaken: boolean;
}

const useTakenCourses = (): TakenCourses => {
  const { data } = useQuery(profileQuery);
  const { mutate } = useMarkCourse();
  return useMemo(() => {
    const codes = new Set(data?.courses_taken.map(codeKey));
    const isTaken: TakenCourses['isTaken'] = (course) => isAmong(course, codes);
    return {
      isKnown: data !== undefined,
      isTaken,
      toggle: (course) => mutate({ course, isTaken: !isTaken(course) }),
    };
  }, [data, mutate]);
};

const isAmong = ({ class_tag, codes }: TakeableCourse, among: ReadonlySet<string>): boolean =>
  [class_tag, ...codes].some((code) => among.has(codeKey(code)));

/** Marks one course, shown before the server answers; either way it can be undone. */
const useMarkCourse = () => {
  const queries = useQueryClient();
  const marking = useMutation({
    mutationKey: [contract.markCourse.name],
    // Sent one after the other, so that the last click wins.
    scope: { id: contract.markCourse.name },
    // Offline it fails at once, instead of looking marked until the tab is closed.
    networkMode: 'always',
    mutationFn: ({ course: { class_tag: code }, isTaken }: Marked) =>
      callApi(contract.markCourse, { code, is_taken: isTaken }),
    onMutate: async (marked) => {
      // A fetch that started earlier would restore the old state.
      await queries.cancelQueries({ queryKey });
      show(marked);
    },
    onSuccess: (_, { course, isTaken }) => {
      const { class_tag: code } = course;
      dismissUndo(code);
      showUndo(
        isTaken ? `${code} is marked as taken.` : `${code} is no longer marked as taken.`,
        () => marking.mutate({ course, isTaken: !isTaken }),
        code,
      );
    },
    onError: (error, { course, isTaken }) => {
      show({ course, isTaken: !isTaken });
      showMarkFailure(error, course.class_tag);
    },
    onSettled: async () => {
      // Only after the last of several: an earlier answer would undo what is still being sent.
      if (queries.isMutating({ mutationKey: [contract.markCourse.name] }) > 1) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: [contract.getProgress.name] }),
      ]);
    },
  });
  const show = ({ course, isTaken }: Marked): void => {
    queries.setQueryData(queryKey, (profile) => {
      if (!profile) return profile;
      const others = without(course, profile.courses_taken);
      return { ...profile, courses_taken: isTaken ? [...others, course.class_tag] : others };
    });
  };
  return marking;
};

const without = ({ class_tag, codes }: TakeableCourse, taken: readonly string[]): string[] => {
  const gone = new Set([class_tag, ...codes].map(codeKey));
  return taken.filter((code) => !gone.has(codeKey(code)));
};
