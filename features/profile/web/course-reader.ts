import { useMemo } from 'react';
import { useCourseCodes } from '#features/catalogue/web/shared/use-course-codes.ts';
import { useCatalogueStatus } from '#features/catalogue/web/shared/use-catalogue-status.ts';
import type { CourseItem } from '../contract.ts';
import { readCourseList } from '../domain/course-list/course-list.ts';
import { readTypedCodes } from '../domain/typed-course.ts';

/** Course lookups for the profile's fields. */
export interface CourseReader {
  /** Normalised codes in one field's input; none if it does not look like a code. */
  readTyped(typed: string): string[];
  /** Courses in a pasted text. */
  readList(text: string): CourseItem[];
  /** Null for a course missing from this year's catalogue. */
  titleOf(code: string): string | null;
  /** False until the whole catalogue is loaded; titles are unknown before. */
  isReady: boolean;
  /** Whether it is still to be expected. */
  isComing: boolean;
}

const NO_CODES = { mentions: () => [] };

export const useCourseReader = (): CourseReader => {
  const codes = useCourseCodes();
  const status = useCatalogueStatus();
  return useMemo(() => {
    const titleOf = (code: string): string | null => codes?.titleOf(code) ?? null;
    return {
      readTyped: (typed) => readTypedCodes(typed, codes?.recogniser),
      readList: (text) => readCourseList(text, { recogniser: codes?.recogniser ?? NO_CODES, titleOf }),
      titleOf,
      isReady: codes?.isComplete ?? false,
      isComing: !codes?.isComplete && (status === 'loading' || status === 'complete'),
    };
  }, [codes, status]);
};
