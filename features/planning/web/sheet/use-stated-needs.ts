import { useMemo } from 'react';
import { useCheckStated } from '#features/catalogue/web/shared/use-check-stated.ts';
import { type StatedNeed, statedNeed } from '../../domain/exports/advisor-sheet.ts';
import { codeOf } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';

/** Stated prerequisites of a week's courses, by code; null until the whole catalogue is loaded. */
export const useStatedNeeds = (
  { courses }: PlannedWeek,
  taken: readonly string[],
): ReadonlyMap<string, StatedNeed> | null => {
  const checkStated = useCheckStated();
  return useMemo(() => {
    if (!checkStated) return null;
    const have = new Set(taken);
    return new Map(
      courses.flatMap(({ item, record }) => {
        if (!record) return [];
        const { stated, check } = checkStated(record, (code) => have.has(code));
        return [[codeOf(item), statedNeed(check, stated)] as const];
      }),
    );
  }, [checkStated, courses, taken]);
};
