import { useMemo } from 'react';
import type { CourseRow } from '../../contract.ts';
import { NO_FILTERS } from '../../domain/search/filters.ts';
import { NO_STUDENT_COURSES, type StudentCourses } from '../../domain/search/student-courses.ts';
import { useCatalogue } from '../client/use-catalogue.ts';
import { useCourseSearch } from '../search/use-course-search.ts';

/** What the catalogue's own search finds. */
export interface FoundCourses {
  rows: readonly CourseRow[];
  /** How many there are, of which `rows` has the first. */
  total: number;
}

/**
 * The courses that match a text; null until it was searched, and for an empty text.
 *
 * @param term a term's name; null: in all terms
 * @param fitting what courses are to fit beside; null: all are found. The same object while it says the same
 */
export const useCourseFinder = (
  text: string,
  term: string | null,
  fitting: StudentCourses | null = null,
): FoundCourses | null => {
  const { client, state } = useCatalogue();
  const asked = useMemo(
    () => ({
      text,
      filters: {
        ...NO_FILTERS,
        terms: term === null ? [] : [term],
        isIndependentToo: true,
        isFittingOnly: fitting !== null,
      },
      page: 1,
      expansion: true,
    }),
    [text, term, fitting],
  );
  const found = useCourseSearch(client, state, asked, fitting ?? NO_STUDENT_COURSES);
  if (text.trim() === '' || found?.asked.text !== text) return null;
  return { rows: found.answer.items.map(({ row }) => row), total: found.answer.total };
};
