import { useMemo } from 'react';
import { useCheckStated } from '#features/catalogue/web/shared/use-check-stated.ts';
import { type StatedNeed, statedNeed } from '../../domain/exports/advisor-sheet.ts';
import { codeOf } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { checkNeed } from '../../domain/stated-needs.ts';
import { usePlannedBefore } from '../use-planned-before.ts';

/** Stated prerequisites of a term's planned courses, by code; null until the whole catalogue is loaded. */
export const useStatedNeeds = (
  term: string,
  { courses }: PlannedWeek,
  taken: readonly string[],
): ReadonlyMap<string, StatedNeed> | null => {
  const checkStated = useCheckStated();
  const before = usePlannedBefore(term);
  return useMemo(() => {
    if (!checkStated || !before) return null;
    const have = new Set(taken);
    return new Map(
      courses.flatMap(({ item, record }) =>
        record ? [[codeOf(item), statedNeed(checkNeed(checkStated, record, have, before))] as const] : [],
      ),
    );
  }, [checkStated, before, courses, taken]);
};
