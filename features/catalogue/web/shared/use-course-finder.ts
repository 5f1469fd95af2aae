import { useMemo } from 'react';
import type { CourseRow } from '../../contract.ts';
import { NO_FILTERS } from '../../domain/search/filters/filters.ts';
import { NO_STUDENT_COURSES, type StudentCourses } from '../../domain/search/filters/student-courses.ts';
import { useCatalogue } from '../client/use-catalogue.ts';
import { useCourseSearch } from '../search/use-course-search.ts';

/** Results of the catalogue's own search. */
export interface FoundCourses {
  /** The text that was searched: an older one while the next is being searched. */
  text: string;
  rows: readonly CourseRow[];
  /** Total number, of which `rows` has the first. */
  total: number;
  /** False while courses are still arriving: more may match. */
  isWhole: boolean;
}

/**
 * The courses that match a text. While a changed text or condition is searched, the previous results stay: if the list
 * were removed with every key, everything below it would jump. Null until the first search has run, and for an empty text.
 *
 * @param term a term's name; null: all terms
 * @param fitting courses that the results must fit beside; null: no restriction. Must be the same object while its
 *   content is the same
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
  const found = useCourseSearch(client, state, asked, fitting ?? NO_STUDENT_COURSES, null);
  if (text.trim() === '' || found === null || found.asked.text.trim() === '') return null;
  // Results of another term must not be added to this one.
  if (found.asked.filters.terms[0] !== asked.filters.terms[0]) return null;
  const { asked: answered, answer, isWhole } = found;
  return { text: answered.text, isWhole, rows: answer.items.map(({ row }) => row), total: answer.total };
};
