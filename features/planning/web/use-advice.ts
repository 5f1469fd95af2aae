import { useMemo } from 'react';
import { useCatalogueStatus } from '#features/catalogue/web/shared/use-catalogue-status.ts';
import { useCheckStated } from '#features/catalogue/web/shared/use-check-stated.ts';
import {
  type RequirementGroups,
  useRequirementGroups,
} from '#features/profile/web/shared/use-requirement-groups.ts';
import { codeOf } from '../domain/planned-course.ts';
import type { PlannedWeek } from '../domain/planned-week.ts';
import { listWords } from '../domain/plan-words.ts';

/** Groups of requirements that planned courses would count towards, or why that is unknown. */
export type TouchedGroups =
  | Exclude<RequirementGroups, { state: 'known' }>
  | { state: 'known'; groups: readonly { name: string; codes: readonly string[] }[] };

/** Planned courses whose stated prerequisites are not among the courses taken, or why that is unknown. */
export type NotMet =
  | { state: 'waiting' }
  /** The whole catalogue could not be fetched. */
  | { state: 'failed' }
  | { state: 'known'; courses: readonly { code: string; sentence: string; missing: string }[] };

/** What the profile implies for the courses of a version. */
export const useAdvice = (
  courses: PlannedWeek['courses'],
  taken: readonly string[],
  /** Records of courses are being fetched. */
  isLoading: boolean,
) => {
  const status = useCatalogueStatus();
  const isCut = status === 'partial' || status === 'failed';
  const checkStated = useCheckStated();
  const requirements = useRequirementGroups();
  const notMet = useMemo((): NotMet => {
    if (!checkStated && isCut) return { state: 'failed' };
    if (!checkStated || isLoading) return { state: 'waiting' };
    const have = new Set(taken);
    const found = courses.flatMap(({ item, record }) => {
      if (!record) return [];
      const { stated, check } = checkStated(record, (code) => have.has(code));
      const { verdict, missing } = check;
      return verdict === 'not_met'
        ? [
            {
              code: codeOf(item),
              sentence: stated ?? '',
              missing: listWords(missing.map((alternatives) => alternatives.join(' or '))),
            },
          ]
        : [];
    });
    return { state: 'known', courses: found };
  }, [checkStated, courses, taken, isCut, isLoading]);
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
  return { notMet, touched };
};
