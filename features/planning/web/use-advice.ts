import { useMemo } from 'react';
import { useCatalogueStatus } from '#features/catalogue/web/shared/use-catalogue-status.ts';
import { useCheckStated } from '#features/catalogue/web/shared/use-check-stated.ts';
import {
  type RequirementGroups,
  useRequirementGroups,
} from '#features/profile/web/shared/use-requirement-groups.ts';
import { codeOf } from '../domain/planned-course.ts';
import type { PlannedWeek } from '../domain/planned-week.ts';
import { type CheckedCourse, checkNeed, type PlannedBefore } from '../domain/stated-needs.ts';

/** Groups of requirements that planned courses would count towards, or why that is unknown. */
export type TouchedGroups =
  | Exclude<RequirementGroups, { state: 'known' }>
  | { state: 'known'; groups: readonly { name: string; codes: readonly string[] }[] };

/** How far the stated prerequisites of the planned courses are met, or why that is unknown. */
export type Needs =
  | { state: 'waiting' }
  /** The whole catalogue could not be fetched. */
  | { state: 'failed' }
  | { state: 'known'; courses: readonly CheckedCourse[] };

/** What the profile implies for the courses of a version. */
export const useAdvice = (
  courses: PlannedWeek['courses'],
  taken: readonly string[],
  /** Null while loading. */
  before: PlannedBefore | null,
  /** Records of courses are being fetched. */
  isLoading: boolean,
) => {
  const status = useCatalogueStatus();
  const isCut = status === 'partial' || status === 'failed';
  const checkStated = useCheckStated();
  const requirements = useRequirementGroups();
  const needs = useMemo((): Needs => {
    if (!checkStated && isCut) return { state: 'failed' };
    if (!checkStated || !before || isLoading) return { state: 'waiting' };
    const have = new Set(taken);
    return {
      state: 'known',
      courses: courses.map(({ item, record }) => ({
        code: codeOf(item),
        check: record && checkNeed(checkStated, record, have, before),
      })),
    };
  }, [checkStated, courses, taken, before, isCut, isLoading]);
  const touched = useMemo((): TouchedGroups => {
    if (requirements.state !== 'known') return requirements;
    const planned = courses.map(({ item, record }) => ({
      code: codeOf(item),
      all: new Set([codeOf(item), ...(record?.codes ?? [])]),
    }));
    const found = requirements.groups.map(({ name, options }) => ({
      name,
      codes: planned.filter(({ all }) => options.some((option) => all.has(option))).map(({ code }) => code),
    }));
    return { state: 'known', groups: found.filter((group) => group.codes.length > 0) };
  }, [courses, requirements]);
  return { needs, touched };
};
