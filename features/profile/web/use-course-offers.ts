import { useEffect, useState } from 'react';
import type { CourseRow } from '#features/catalogue/contract.ts';
import { useCourseFinder } from '#features/catalogue/web/shared/use-course-finder.ts';
import { COURSE_MAX } from '../contract.ts';
import { writtenCourse } from '../domain/typed-course.ts';
import type { CourseReader } from './course-reader.ts';

const MOST_FOUND = 6;
const PAUSE_MS = 200;

/** An option to add for the typed text. */
export interface CourseOffer {
  /** `code`: the text is one or several codes; `course`: a search result; `other`: not in the catalogue. */
  kind: 'code' | 'course' | 'other';
  codes: readonly string[];
  title: string | null;
  /** Who teaches it. */
  instructors: readonly string[];
}

export interface CourseOffers {
  offers: readonly CourseOffer[];
  /** The option that Enter takes before one is chosen; -1 for none. */
  first: number;
  /** The text is longer than a course's name may be. */
  isTooLong: boolean;
}

const codeOffers = (typed: string, reader: CourseReader): CourseOffer[] => {
  const codes = reader.readTyped(typed);
  if (codes.length === 0) return [];
  const [only = ''] = codes;
  return [{ kind: 'code', codes, title: codes.length === 1 ? reader.titleOf(only) : null, instructors: [] }];
};

/** One per code: the search returns a course once per term. */
const foundOffers = (rows: readonly CourseRow[]): CourseOffer[] => {
  const byCode = new Map<string, CourseOffer>();
  for (const { class_tag: code, class_name: title, instructors } of rows)
    if (!byCode.has(code)) byCode.set(code, { kind: 'course', codes: [code], title, instructors });
  return [...byCode.values()];
};

/** The options to add for a typed text: its codes, matching courses, and finally the text itself as not in the catalogue. */
export const useCourseOffers = (typed: string, reader: CourseReader): CourseOffers => {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useCourseFinder(text, null);
  const written = writtenCourse(typed);
  if (written === '') return { offers: [], first: -1, isTooLong: false };
  const own = codeOffers(typed, reader);
  const ownCodes = own.flatMap(({ codes }) => codes);
  const courses = found?.text === typed ? foundOffers(found.rows) : [];
  const others = courses.filter(({ codes }) => !ownCodes.includes(codes[0] ?? '')).slice(0, MOST_FOUND);
  const isTooLong = written.length > COURSE_MAX && ownCodes.length === 0;
  const isOffered = isTooLong || ownCodes.length > 1 || ownCodes.includes(written);
  const itself: CourseOffer = { kind: 'other', codes: [written], title: null, instructors: [] };
  const offers = [...own, ...others, ...(isOffered ? [] : [itself])];
  const titled = offers.findIndex(({ title }) => title?.toLowerCase() === written.toLowerCase());
  return { offers, first: own.length > 0 ? 0 : titled, isTooLong };
};
