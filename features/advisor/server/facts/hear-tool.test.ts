import { expect, it } from 'vitest';
import type { Course } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { toCourseDetails } from '../tools/to-course-facts.ts';
import { hearTool } from './hear-tool.ts';
import { ReplyFacts } from './reply-facts.ts';

const SETTING = {
  today: '2025-09-10',
  ends: new Map<string, string>(),
  evaluated: new Map<string, number[]>(),
};

/** What a vendor's model is told of a course, `others` being its records of other terms. */
const told = (...others: Course[]) => {
  const course = toCourseDetails([SAMPLE_COURSE, ...others], SETTING);
  const answer = { found: true, course, section_asked: null, asked_term: null };
  // Nothing of the catalogue is looked up until a reference is resolved.
  const hear = hearTool(new ReplyFacts({} as AdvisorContext), 'vendor');
  return hear('get_course', {}, answer) as { course: { cite: string; other_terms: { cite?: string }[] } };
};

it('gives the values of a course’s other terms with references that name the term', () => {
  const code = SAMPLE_COURSE.class_tag;
  const { cite, other_terms } = told({ ...SAMPLE_COURSE, term: '2026 Spring' }).course;
  expect(cite).toContain(`[[${code} enrollment]]`);
  expect(other_terms[0]?.cite).toBe(
    `[[${code} times @ 2026 Spring]] [[${code} instructor @ 2026 Spring]] [[${code} enrollment @ 2026 Spring]]`,
  );
});

it('gives no reference to what another term’s record does not state', () => {
  const bare = { ...SAMPLE_COURSE, term: '2026 Spring', current_enrollment_number: null, instructors: [] };
  const [spring] = told({ ...bare, sections: [] }).course.other_terms;
  expect(spring?.cite ?? '').not.toMatch(/instructor|enrollment/);
});
