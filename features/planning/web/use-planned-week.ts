import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import { type CourseAnswer, courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import type { PlanItem } from '../contract.ts';
import { coursesIn, recordOf } from '../domain/planned-course.ts';
import { type PlannedWeek, planWeek, withRecords } from '../domain/planned-week.ts';
import type { TermDates } from '../domain/shown-sections.ts';

export interface WeekAnswer {
  week: PlannedWeek;
  /** Records are being fetched. */
  isLoading: boolean;
  /** A record could not be fetched. */
  isFailed: boolean;
  retry: () => void;
}

/** Fetches the records of a version's courses. */
export const useRecords = (items: readonly PlanItem[]) => {
  const tags = useMemo(() => [...new Set(coursesIn(items).flatMap(({ tag }) => tag ?? []))], [items]);
  return { tags, ...useQueries({ queries: tags.map((tag) => courseQuery(tag)), combine }) };
};

/** The records of a version's courses, and the resulting week. */
export const usePlannedWeek = (items: readonly PlanItem[], term: string, dates: TermDates): WeekAnswer => {
  const { tags, answers, isLoading, isFailed, retry } = useRecords(items);
  const week = useMemo(() => {
    const records = new Map(tags.map((tag, at) => [tag, recordIn(answers[at] ?? null, term)]));
    return planWeek(
      items,
      withRecords(items, (tag) => records.get(tag) ?? null),
      dates,
    );
  }, [items, tags, answers, term, dates]);
  return { week, isLoading, isFailed, retry };
};

const combine = (results: UseQueryResult<CourseAnswer | null>[]) => ({
  answers: results.map(({ data }) => data ?? null),
  isLoading: results.some(({ isPending }) => isPending),
  isFailed: results.some(({ isError }) => isError),
  retry: (): void => {
    for (const { isError, refetch } of results) if (isError) void refetch();
  },
});

const known = new WeakMap<CourseAnswer, Map<string, Course | null>>();

/** Returns the same object each time, since the timetable caches its results by record. */
export const recordIn = (answer: CourseAnswer | null, term: string): Course | null => {
  if (!answer) return null;
  const byTerm = known.get(answer) ?? new Map<string, Course | null>();
  known.set(answer, byTerm);
  const record = byTerm.has(term) ? (byTerm.get(term) ?? null) : recordOf(answer.offerings, term);
  byTerm.set(term, record);
  return record;
};
