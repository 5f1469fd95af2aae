import { useMemo } from 'react';
import { checkPrerequisites } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import { readPrerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { useCarriers } from '#features/catalogue/web/shared/use-carriers.ts';
import { useCourseCodes } from '#features/catalogue/web/shared/use-course-codes.ts';
import { type StatedNeed, statedNeed } from '../../domain/advisor-sheet.ts';
import { codeOf } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';

/** What the records of a week's courses state as needed, by code; null until the whole catalogue is here. */
export const useStatedNeeds = (
  { courses }: PlannedWeek,
  taken: readonly string[],
): ReadonlyMap<string, StatedNeed> | null => {
  const codes = useCourseCodes();
  const carriersOf = useCarriers();
  return useMemo(() => {
    if (!codes?.isComplete || !carriersOf) return null;
    const have = new Set(taken);
    return new Map(
      courses.flatMap(({ item, record }) => {
        if (!record) return [];
        const stated = readPrerequisites(record, { recogniser: codes.recogniser, carriersOf });
        const check = checkPrerequisites(stated, (code) => have.has(code));
        return [[codeOf(item), statedNeed(check, stated.stated)] as const];
      }),
    );
  }, [codes, carriersOf, courses, taken]);
};
