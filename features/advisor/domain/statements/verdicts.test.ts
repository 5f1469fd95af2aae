import { expect, it } from 'vitest';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import { accountFor } from './account-for.ts';
import { bookOf } from './testing/check-reply.ts';

const meeting = (day: 'Mon' | 'Wed', start: string, end: string): Section['meetings'][number] => ({
  days: [day],
  start,
  end,
  place: '',
  from: null,
  to: null,
});

const course = (class_tag: string, more: Partial<Course> = {}): Course => {
  const made = { ...SAMPLE_COURSE, class_tag, course_requirements: '', recommended_prep: '', ...more };
  return { ...made, sections: more.sections ?? [ownSection(made)] };
};

const GEOLOGY = course('GEOL 20', {
  course_requirements: 'Cannot be taken for credit by those who have passed ROCK 88, or GEOL 77, before.',
});
const COURSES = [
  course('GEOL 10', { mean_hours: 3, current_enrollment_number: 60, mean_class_size: 40.6 }),
  GEOLOGY,
  course('GEOL 30', {
    mean_hours: 9,
    course_requirements: 'GEOL 10 required.',
    sections: [
      {
        ...(GEOLOGY.sections[0] as Section),
        section: 'R2',
        component: 'Recitation',
        meetings: [meeting('Mon', '13:00', '14:00'), meeting('Wed', '14:00', '15:00')],
      },
    ],
  }),
];

const BOOK = bookOf({
  recogniser: createRecogniser({
    subjects: [
      { code: 'GEOL', department: 'Geology' },
      { code: 'ROCK', department: 'Geology' },
    ],
    tags: COURSES.map(({ class_tag }) => class_tag),
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
});

const verdictsOf = (reply: string): string[] =>
  accountFor(reply, [], BOOK).statements.map(({ verdict }) => verdict);

it.each([
  // The section's meetings have two times, and the reply states one.
  ['R2 of GEOL 30 begins at 2:00 PM.', 'own_words'],
  ['R2 of GEOL 30 meets 1:00 PM to 2:00 PM.', 'own_words'],
  ['R2 of GEOL 30 begins at 4:00 PM.', 'contradicted'],
  ['R2 of GEOL 30 meets on Monday from 1:00 PM to 2:00 PM.', 'own_words'],
  ['R2 of GEOL 30 meets Monday 1:00–2:00 PM and Wednesday 2:00–3:00 PM.', 'verified'],
  ['R2 of GEOL 30 meets Monday 2:00–3:00 PM and Wednesday 1:00–2:00 PM.', 'contradicted'],
])('reads a time of a section with several: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 10: constructor: 41', 'own_words'],
  ['GEOL 10 constructor has 41 students.', 'contradicted'],
  ['GEOL 10: constructor clases horas profesor créditos', 'own_words'],
])('takes no word for what every object has: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 10: about 41 students on average over past terms.', 'verified'],
  ['GEOL 10: about 60 students on average over past terms.', 'contradicted'],
  ['GEOL 10 has 60 students.', 'verified'],
  ['GEOL 10 has 41 students enrolled.', 'contradicted'],
])('keeps the mean of past terms apart from the enrolment: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 10 comes up in the prerequisites of GEOL 30.', 'verified'],
  ['GEOL 30 comes up in the prerequisites of GEOL 10.', 'own_words'],
  ['GEOL 10 is a prerequisite of GEOL 30.', 'verified'],
  ['GEOL 30 has a prerequisite of GEOL 10.', 'verified'],
  ['GEOL 30 has a prerequisite of GEOL 20.', 'contradicted'],
])('tells what needs from what is needed: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 20 cannot be taken for credit by those who have passed ROCK 88, or GEOL 77, before.', 'own_words'],
  ['Before GEOL 20, note: those who have passed ROCK 88, or GEOL 77, before.', 'own_words'],
  ['GEOL 10 cannot be taken by those who have passed ROCK 88, or GEOL 77.', 'unknown_course'],
  ['GEOL 20 requires ROCK 88.', 'contradicted'],
  ['GEOL 20 cannot be taken by those who have passed ROCK 99.', 'unknown_course'],
])('knows the registrar’s own words without quotation marks: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it('does not strike codes that the registrar names', () => {
  const { mentions } = accountFor('GEOL 20: “those who have passed ROCK 88, or GEOL 77”', [], BOOK);
  const unquoted = accountFor('GEOL 20 is not for those who have passed ROCK 88, or GEOL 77.', [], BOOK);
  for (const named of [mentions, unquoted.mentions])
    expect(named.map(({ code }) => code)).toEqual(['GEOL 20']);
});

it.each([
  ['GEOL 999 doesn’t appear in the catalogue.', 'verified'],
  ['GEOL 999 is not in this year’s catalogue.', 'verified'],
  ['I can’t find GEOL 999 in this year’s catalogue.', 'verified'],
  // The catalogue is not known by that name.
  ['GEOL 999 does not appear in the Alder catalogue.', 'own_words'],
  ['GEOL 10 does not appear in the catalogue.', 'own_words'],
  ['I can’t find GEOL 999 or GEOL 10 in the catalogue.', 'unknown_course'],
  ['Seats of GEOL 999 are not listed in the catalogue.', 'unknown_course'],
])('takes a code that is said to be absent for no claim that it exists: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it('takes later in the day for no figure', () => {
  expect(verdictsOf('In the timetable GEOL 30 comes later in the day than GEOL 10.')).toEqual(['own_words']);
});

it.each([
  // A value of another course, time or person nearby must not make a true statement wrong.
  ['GEOL 10 is lighter than GEOL 30, which takes 9 hours a week.', 'verified'],
  ['GEOL 10 takes 3 hours a week; students put 9 hours into GEOL 30.', 'verified'],
  ['GEOL 10 is not on Tuesdays or Thursdays.', 'verified'],
  ['You have 8 units so far, so GEOL 10 would fit.', 'own_words'],
  ['Last year GEOL 10 had 5 students.', 'own_words'],
  ['If you like rocks, GEOL 10 takes 3 hours a week.', 'verified'],
])('does not call wrong what is right: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['GEOL 10 takes 3 hours a week and everybody gets an A.', 'own_words'],
  ['GEOL 10 takes 3 hours a week, and the professor gives students marks.', 'own_words'],
  ['GEOL 10 takes 3 hours a week in class.', 'own_words'],
  ['The professor of GEOL 10 works 3 hours a week.', 'own_words'],
  ['GEOL 10 takes 3 hours a week plus reading.', 'own_words'],
  ['GEOL 10 takes 3 hours a week at the start.', 'own_words'],
  ['GEOL 10 takes 3 hours a week per unit.', 'own_words'],
])('does not call checked what more is said: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});
