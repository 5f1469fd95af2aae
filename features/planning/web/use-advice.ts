import { useMemo } from 'react';
import { checkPrerequisites } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import { readPrerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { useCarriers } from '#features/catalogue/web/shared/use-carriers.ts';
import { useCourseCodes } from '#features/catalogue/web/shared/use-course-codes.ts';
import {
  type RequirementGroups,
  useRequirementGroups,
} from '#features/profile/web/shared/use-requirement-groups.ts';
import { codeOf } from '../domain/planned-course.ts';
import type { PlannedWeek } from '../domain/planned-week.ts';
import { listWords } from '../domain/plan-words.ts';

/** Groups of requirements towards which planned courses would count, or why that is not known. */
export type TouchedGroups =
  | Exclude<RequirementGroups, { state: 'known' }>
  | { state: 'known'; groups: readonly { name: string; codes: readonly string[] }[] };

/** What the profile says to the courses of a version. */
export const useAdvice = ({ courses }: PlannedWeek, taken: readonly string[]) => {
  const codes = useCourseCodes();
  const carriersOf = useCarriers();
  const requirements = useRequirementGroups();
  const notMet = useMemo(() => {
    if (!codes?.isComplete || !carriersOf) return [];
    const source = { recogniser: codes.recogniser, carriersOf };
    const have = new Set(taken);
    return courses.flatMap(({ item, record }) => {
      if (!record) return [];
      const stated = readPrerequisites(record, source);
      const { verdict, missing } = checkPrerequisites(stated, (code) => have.has(code));
      return verdict === 'not_met'
        ? [
            {
              code: codeOf(item),
              sentence: stated.stated ?? '',
              missing: listWords(missing.map((alternatives) => alternatives.join(' or '))),
            },
          ]
        : [];
    });
  }, [codes, carriersOf, courses, taken]);
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
