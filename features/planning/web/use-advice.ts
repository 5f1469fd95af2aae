import { useMemo } from 'react';
import { checkPrerequisites } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import { readPrerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { useCourseCodes } from '#features/catalogue/web/shared/use-course-codes.ts';
import { useRequirementGroups } from '#features/profile/web/shared/use-requirement-groups.ts';
import { codeOf } from '../domain/planned-course.ts';
import type { PlannedWeek } from '../domain/planned-week.ts';
import { listWords } from '../domain/plan-words.ts';

/** What the profile says to the courses of a version. */
export const useAdvice = ({ courses }: PlannedWeek, taken: readonly string[]) => {
  const codes = useCourseCodes();
  const groups = useRequirementGroups();
  const notMet = useMemo(() => {
    if (!codes?.isComplete) return [];
    const have = new Set(taken);
    return courses.flatMap(({ item, record }) => {
      if (!record) return [];
      const stated = readPrerequisites(record, codes.recogniser);
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
  }, [codes, courses, taken]);
  const touched = useMemo(() => {
    const planned = courses.map(({ item, record }) => ({
      code: codeOf(item),
      all: new Set([codeOf(item), ...(record?.codes ?? [])]),
    }));
    const found = groups.map(({ name, options }) => ({
      name,
      codes: planned.filter(({ all }) => options.some((option) => all.has(option))).map(({ code }) => code),
    }));
    return found.filter((group) => group.codes.length > 0);
  }, [courses, groups]);
  return { notMet, touched };
};
