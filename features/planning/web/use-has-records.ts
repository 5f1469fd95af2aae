import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type CourseAnswer, courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import type { PlanItem } from '../contract.ts';
import { coursesIn } from '../domain/planned-course.ts';

/**
 * Fetches the records of a version's courses.
 *
 * @param items undefined while the version is not known
 * @returns whether no more are on their way; those that cannot be fetched count as settled
 */
export const useHasRecords = (items: readonly PlanItem[] | undefined): boolean => {
  const tags = new Set(items ? coursesIn(items).flatMap(({ tag }) => tag ?? []) : []);
  const isSettled = useQueries({ queries: [...tags].map((tag) => courseQuery(tag)), combine: areSettled });
  return items !== undefined && isSettled;
};

const areSettled = (results: UseQueryResult<CourseAnswer | null>[]): boolean =>
  results.every(({ isLoading }) => !isLoading);
