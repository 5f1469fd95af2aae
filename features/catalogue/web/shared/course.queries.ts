import { queryOptions } from '@tanstack/react-query';
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
