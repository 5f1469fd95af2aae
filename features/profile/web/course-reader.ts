import { useMemo } from 'react';
import { normaliseTypedCode } from '#features/catalogue/domain/recogniser/typed-code.ts';
import { useCourseCodes } from '#features/catalogue/web/shared/use-course-codes.ts';
import type { CourseItem } from '../contract.ts';
import { readCourseList } from '../domain/course-list/course-list.ts';

/** What the profile's fields know of courses. */
export interface CourseReader {
  /** The codes of what was typed into one field, in their normal form; what is none is taken as it stands. */
  readTyped(typed: string): string[];
  /** The courses of a pasted text. */
  readList(text: string): CourseItem[];
  /** Null for a course that is not in this year's catalogue. */
  titleOf(code: string): string | null;
  /** False until the whole catalogue is there: nothing can be said of a title before. */
  isReady: boolean;
}

const NO_CODES = { mentions: () => [] };

export const useCourseReader = (): CourseReader => {
  const codes = useCourseCodes();
  return useMemo(() => {
    const titleOf = (code: string): string | null => codes?.titleOf(code) ?? null;
    return {
      readTyped: (typed) => {
        const several = codes?.recogniser.recognise(typed) ?? [];
        if (several.length > 1) return several.map(({ code }) => code);
        const code = normaliseTypedCode(typed, codes?.recogniser);
        return code === '' ? [] : [code];
      },
      readList: (text) => readCourseList(text, { recogniser: codes?.recogniser ?? NO_CODES, titleOf }),
      titleOf,
      isReady: codes?.isComplete ?? false,
    };
  }, [codes]);
};
