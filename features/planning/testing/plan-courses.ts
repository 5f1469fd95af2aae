import type { Course, Section, Weekday } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { type Answers, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import type { PlanContent, PlanVersion } from '../contract.ts';
import { course as courseContent } from './sample-content.ts';

/** The term that tests plan, and its dates. */
export const TERM = '2026 Spring';
export const TERM_DATES = { start: '2026-01-26', end: '2026-05-08' };

export const section = (
  component: string,
  name: string,
  days: Weekday[],
  start: string,
  end: string,
): Section => ({
  ...(SAMPLE_COURSE.sections[0] as Section),
  class_number: `${component} ${name}`,
  component,
  section: name,
  meetings: [{ days, start, end, place: 'Hall 1', from: null, to: null }],
});

export const record = (
  class_tag: string,
  class_name: string,
  sections: Section[],
  more: Partial<Course> = {},
): Course => ({
  ...SAMPLE_COURSE,
  course_id: class_tag,
  class_number: '1',
  class_tag,
  class_name,
  term: TERM,
  codes: [class_tag],
  course_requirements: '',
  sections,
  ...more,
});

/** A front version with these courses or other contents. */
export const version = (
  contents: readonly (string | PlanContent)[],
  more: Partial<PlanVersion> = {},
): PlanVersion => ({
  version_id: 'a',
  term: TERM,
  name: 'A',
  position: 0,
  in_front: true,
  revision: 1,
  edits: 1,
  ...more,
  items: contents.map((each, at) => {
    const content = typeof each === 'string' ? courseContent(each) : each;
    return {
      item_id: content.kind === 'course' ? `item ${content.code}` : `item ${at}`,
      revision: 1,
      offered: content.kind === 'course' ? 'this_term' : null,
      tag: content.kind === 'course' ? content.code : null,
      content,
    };
  }),
});

/** The responses of a server with these courses, apart from plans. */
export const courseAnswers = (courses: readonly Course[], today = '2026-02-01'): Answers => ({
  'GET /api/university': jsonAnswer(200, {
    today,
    catalogue_date: '2026-01-20',
    terms: [{ name: TERM, ...TERM_DATES }],
    subjects: { ECON: 'Economics', MATH: 'Mathematics' },
    subject_aliases: {},
  }),
  'GET /api/courses': linesAnswer([
    { total: courses.length },
    ...courses.map(({ class_tag, class_name, sections }) =>
      row(class_tag, class_name, { term: TERM, sections }),
    ),
  ]),
  'GET /api/courses/{code}': ({ input: { code } }) => {
    const found = courses.find(({ class_tag }) => class_tag === code);
    return found
      ? jsonAnswer(200, { ...found, offerings: [found], opens: [] })
      : jsonAnswer(404, { error: 'Not found.', code: 'not_found' });
  },
  'GET /api/saved/courses': jsonAnswer(200, { courses: [] }),
  'GET /api/profile': jsonAnswer(200, { profile: EMPTY_PROFILE }),
});
