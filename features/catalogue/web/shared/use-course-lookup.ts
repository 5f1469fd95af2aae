import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { Course } from '../../contract.ts';
import { type CourseAnswer, courseQuery } from './course.queries.ts';

/**
 * Looks up courses by codes in any spelling. Courses that cannot be found or fetched, or have no title, are omitted;
 * the rest is in the order of the codes, without duplicates.
 *
 * `choose` selects the record of each course; default: the one a student plans for.
 */
export const useCourseLookup = (): ((
  codes: readonly string[],
  choose?: (answers: readonly CourseAnswer[]) => Course[],
) => Promise<Course[]>) => {
  const queries = useQueryClient();
  return useCallback(
    async (codes, choose = (all) => all.map(({ course }) => course)) => {
      const answers = await Promise.all(
        codes.map((code) =>
          queries.fetchQuery(courseQuery(code)).catch((error: unknown): null => {
            if (error instanceof ApiError) return null;
            throw error;
          }),
        ),
      );
      const byCode = new Map(
        answers.flatMap((answer) =>
          answer && answer.course.class_name !== '' ? [[answer.course.class_tag, answer]] : [],
        ),
      );
      return choose([...byCode.values()]);
    },
    [queries],
  );
};
