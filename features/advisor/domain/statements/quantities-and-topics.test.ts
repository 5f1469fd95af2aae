import { expect, it } from 'vitest';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import { accountFor } from './account-for.ts';
import { bookOf } from './testing/check-reply.ts';

type Day = 'Mon' | 'Tue' | 'Fri';
const course = (class_tag: string, days: Day[], hour: number, more: Partial<Course>): Course => {
  const made = {
    ...SAMPLE_COURSE,
    class_tag,
    course_id: class_tag,
    codes: [class_tag],
    units: 4,
    course_requirements: '',
    recommended_prep: '',
    ...more,
  };
  const meetings = [{ days, start: `${hour}:00`, end: `${hour + 1}:15`, place: '', from: null, to: null }];
  return { ...made, sections: [{ ...(ownSection(made) as Section), meetings }] };
};

const history = (term: string, rating: number, hours: number): Course['history'][number] => ({
  ...({ responded: 10, invited: 12, instructors: [] } as unknown as Course['history'][number]),
  term,
  rating,
  hours,
});

const COURSES = [
  course('GEOL 10', ['Mon', 'Fri'], 9, {
    overall_score_course_mean: 4.6,
    mean_hours: 9,
    current_enrollment_number: 12,
    enrollment_cap: 30,
    instructors: ['Ada Byrony'],
    history: [history('2023 Fall', 3.9, 7.7), history('2024 Fall', 4.4, 9.2)],
  }),
  course('GEOL 20', ['Fri'], 13, {
    overall_score_course_mean: 3.2,
    mean_hours: 4,
    units: 2,
    current_enrollment_number: 80,
    enrollment_cap: 90,
    instructors: ['Grace Hopperfield'],
  }),
  course('GEOL 30', ['Tue'], 13, {
    overall_score_course_mean: 4.1,
    mean_hours: 6,
    current_enrollment_number: 20,
    enrollment_cap: 20,
    instructors: ['Ada Byrony'],
  }),
];
const BOOK = bookOf({
  recogniser: createRecogniser({
    subjects: [{ code: 'GEOL', department: 'Geology' }],
    tags: COURSES.map(({ class_tag }) => class_tag),
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
});

const verdictsOf = (reply: string): string[] =>
  accountFor(reply, [], BOOK).statements.map(({ verdict }) => verdict);

it.each([
  ['Neither GEOL 20 nor GEOL 30 meets on Mondays.', 'verified'],
  ['Neither GEOL 10 nor GEOL 30 meets on Fridays.', 'contradicted'],
  ['None of GEOL 10, GEOL 20 and GEOL 30 meets on a Wednesday.', 'verified'],
  ['Two of the three courses GEOL 10, GEOL 20 and GEOL 30 meet on Fridays.', 'verified'],
  ['All three of GEOL 10, GEOL 20 and GEOL 30 meet on Fridays.', 'contradicted'],
  ['Only one of GEOL 10, GEOL 20 and GEOL 30 meets on Fridays.', 'contradicted'],
  ['At least two of GEOL 10, GEOL 20 and GEOL 30 meet on Fridays.', 'verified'],
  // It does not say whether the same two meet on both conditions.
  ['Two of GEOL 10, GEOL 20 and GEOL 30 meet on Fridays at 9 AM.', 'own_words'],
  ['Neither GEOL 10 nor GEOL 20 meets on Fridays at 11 AM.', 'own_words'],
  ['Both GEOL 10 and GEOL 30 are rated above 4.', 'verified'],
  ['Both GEOL 10 and GEOL 20 are rated above 4.', 'contradicted'],
])('heeds of how many something is said: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 10 and GEOL 20 are worth 4 and 2 units respectively.', 'verified'],
  ['GEOL 10 and GEOL 20 are worth 2 and 4 units, respectively.', 'contradicted'],
  ['GEOL 10 and GEOL 20 are taught by Ada Byrony and Grace Hopperfield respectively.', 'verified'],
  ['GEOL 10 and GEOL 20 are taught by Grace Hopperfield and Ada Byrony respectively.', 'contradicted'],
  ['GEOL 10, GEOL 20 and GEOL 30 take 9 and 4 hours a week respectively.', 'own_words'],
  ['GEOL 10, GEOL 20 and GEOL 30 take 9, 4 and 6 hours a week.', 'own_words'],
  ['Ada Byrony (GEOL 10) and Grace Hopperfield (GEOL 20) both teach it.', 'own_words'],
  ['Ada Byrony and Grace Hopperfield teach GEOL 10 and GEOL 20.', 'own_words'],
  ['GEOL 10 is rated 4.6 now; in 2023 Fall it was 3.9.', 'own_words'],
  ['GEOL 10 does not meet every day, only on Mondays and Fridays.', 'own_words'],
])('puts one after another to one after another: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['Ada Byrony teaches both GEOL 10 and GEOL 30.', 'verified'],
  // True of one course, and so wrong of the other.
  ['Ada Byrony teaches both GEOL 10 and GEOL 20.', 'contradicted'],
  ['GEOL 10 is rated 4.6 out of 5, and GEOL 20 is a treat.', 'own_words'],
  ['GEOL 10 was rated 3.9 in both 2023 Fall and 2024 Fall.', 'own_words'],
  ['Ada Byrony is a student in GEOL 10.', 'own_words'],
  ['GEOL 10 has a rating and 12 enrolled students.', 'own_words'],
  ['GEOL 10 meets for 75 minutes a week in total.', 'own_words'],
  ['GEOL 10 meets for 75 minutes.', 'verified'],
  ['Lectures in GEOL 10 take 9 hours a week.', 'own_words'],
  ['GEOL 10 is taught by a student of Ada Byrony.', 'own_words'],
  ['GEOL 10 takes 9 hours a week, as it did in 2023 Fall.', 'own_words'],
  ['GEOL 10 and GEOL 20 come to 6 units per section.', 'own_words'],
  ['GEOL 30 is rated a full point higher than GEOL 20.', 'own_words'],
  ['Total: 6 units. GEOL 10 is worth 4 units.', 'verified'],
])('verifies nothing of which a part was not compared: %s', (reply, verdict) => {
  expect(verdictsOf(reply).at(-1)).toBe(verdict);
});

it.each([
  ['GEOL 10 meets on Mondays, and so does GEOL 20.', 'contradicted'],
  ['GEOL 30 is worth 4 units, and so is GEOL 10.', 'verified'],
  ['GEOL 20 and GEOL 10 both meet on Fridays, GEOL 30 does not.', 'verified'],
  ['GEOL 30 is not as well rated as GEOL 10.', 'verified'],
  ['GEOL 10 is not as well rated as GEOL 20.', 'contradicted'],
  ['The best rated of the three is GEOL 10, ahead of GEOL 20 and GEOL 30.', 'verified'],
  ['The best rated of the three is GEOL 20, ahead of GEOL 10 and GEOL 30.', 'contradicted'],
  ['Friday is the only day GEOL 20 meets.', 'verified'],
  ['Friday is the only day GEOL 10 meets.', 'contradicted'],
  ['GEOL 20 does not start until 1 PM.', 'verified'],
  ['GEOL 20 does not start until 2:30 PM.', 'contradicted'],
])('reads what is left to be understood: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 10 is a heavy course, at 9 hours a week.', 'verified'],
  ['GEOL 10 is a light course, at 9 hours a week.', 'own_words'],
  ['GEOL 10 is a heavy course.', 'own_words'],
  ['GEOL 10 is a light course, at 3 hours a week.', 'contradicted'],
  ['GEOL 30 is a small class with 20 students.', 'verified'],
  ['GEOL 10 is not a heavy course, at 9 hours a week.', 'own_words'],
])('takes an adjective along with its figure: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['The rating of GEOL 10 rose from 3.9 in 2023 Fall to 4.4 in 2024 Fall.', 'verified'],
  ['The rating of GEOL 10 fell from 3.9 in 2023 Fall to 4.4 in 2024 Fall.', 'contradicted'],
  ['The rating of GEOL 10 fell from 4.4 in 2023 Fall to 3.9 in 2024 Fall.', 'contradicted'],
  ['The workload of GEOL 10 went up from 7.7 to 9.2 hours between 2023 Fall and 2024 Fall.', 'verified'],
  ['The workload of GEOL 10 went up from 7.0 to 9.2 hours between 2023 Fall and 2024 Fall.', 'contradicted'],
  ['GEOL 10 was rated higher in 2024 Fall than in 2023 Fall.', 'verified'],
  ['GEOL 10 was rated higher in 2023 Fall than in 2024 Fall.', 'contradicted'],
])('compares a change with the evaluations of both terms: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 10 and GEOL 20 have no days in common.', 'contradicted'],
  ['GEOL 10 and GEOL 30 have no days in common.', 'verified'],
  ['GEOL 20 and GEOL 30 start at the same time of day.', 'verified'],
  ['GEOL 10 and GEOL 30 meet on the same days.', 'contradicted'],
  ['GEOL 10 and GEOL 30 are taught by the same person.', 'verified'],
  ['GEOL 20 leaves your mornings free.', 'verified'],
  ['GEOL 10 leaves your mornings free.', 'contradicted'],
  ['GEOL 10 is rated higher than both GEOL 20 and GEOL 30.', 'verified'],
  ['GEOL 30 is rated higher than both GEOL 10 and GEOL 20.', 'contradicted'],
  ['GEOL 30 is better rated and lighter than GEOL 10.', 'contradicted'],
  ['GEOL 10’s rating (4.6) is higher than GEOL 20’s (3.2).', 'verified'],
])('reads what several have in common, or set apart: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});
