import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { type Course, getCourse } from '../../contract.ts';
import { readWireCourse, readWireCourses } from '../../domain/wire/wire-course.ts';

/** The offering a student plans for, and every one there is. */
export interface CourseAnswer {
  course: Course;
  /** One per term, including `course`. */
  offerings: Course[];
  /** Codes of the courses that list it as a prerequisite. */
  opens?: readonly string[];
}

const HOUR_MS = 3_600_000;

/** One course by its code in any spelling; null if the response is not a course. */
export const courseQuery = (code: string) =>
  queryOptions({
    queryKey: [getCourse.name, code],
    // Ignores the signal: removing a card would otherwise also cancel the fetch for a comparison that waits for it.
    queryFn: async (): Promise<CourseAnswer | null> => {
      const answer = await callApi(getCourse, { code });
      const course = readWireCourse(answer);
      if (!course) return null;
      const offerings = readWireCourses(answer.offerings);
      const opens = Array.isArray(answer.opens) ? answer.opens : [];
      return { course, offerings: offerings.length > 0 ? offerings : [course], opens };
    },
    staleTime: HOUR_MS,
  });

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
