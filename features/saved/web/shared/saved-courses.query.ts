import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { listSavedCourses, type SavedCourse } from '../../contract.ts';

/** The saved courses, newest first. Refetched when the student returns to the page: another tab may have saved one. */
export const savedCoursesQuery = queryOptions({
  queryKey: [listSavedCourses.name],
  queryFn: async ({ signal }) => (await callApi(listSavedCourses, {}, { signal })).courses,
  refetchOnWindowFocus: true,
});

/** All codes of all these courses. */
export const codesOf = (courses: readonly SavedCourse[]): ReadonlySet<string> =>
  new Set(courses.flatMap(({ code, codes }) => [code, ...codes]));
