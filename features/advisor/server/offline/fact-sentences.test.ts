import { describe, expect, it } from 'vitest';
import { type CourseDetails, courseDetailsSchema } from '../../domain/course-facts.ts';
import { writtenOut } from '../../domain/facts/testing/written-out.ts';
import * as sentences from './fact-sentences.ts';

const nothingKnown = Object.fromEntries(
  Object.keys(courseDetailsSchema.shape).map((field) => [field, null]),
) as unknown as CourseDetails;
const GEOLOGY: CourseDetails = {
  ...nothingKnown,
  code: 'GEOL 10',
  title: 'Stones',
  term: '2026 Spring',
  term_over: false,
  terms: ['2026 Spring', '2025 Fall'],
  other_terms: [],
  meets_with: [],
  attributes: [],
  sections: [],
  section_kinds: [],
  takes_one: [],
  instructors: [],
  aliases: [],
  meetings: [],
};

const overviewOf = (course: CourseDetails): string => writtenOut(sentences.overviewOf(course), [course]);
const said = (
  field: 'instructor' | 'enrollment' | 'places' | 'schedule' | 'term',
  course: CourseDetails,
  it: string,
): string =>
  writtenOut(sentences.FACT_SAID[field](course, it), [
    course,
    ...course.other_terms.map((other) => ({ ...course, ...other })),
  ]);

describe('overview of a course', () => {
  it('is a few sentences, and the beginning of the description', () => {
    const said = overviewOf({
      ...GEOLOGY,
      component: 'Seminar',
      schedule: 'Tue 9:00 AM - 10:15 AM',
      instructors: ['Ada Byron', 'Emmy Noether'],
      units: 4,
      rating: 4.26,
      workload: 5.5,
      prerequisites: 'GEOL 1.',
      description: `${'A stone is old. '.repeat(30)}The end.`,
    });
    const [facts, description = ''] = said.split('\n\n');
    expect(facts).toBe(
      '**GEOL 10**, Stones (Seminar), is given in 2026 Spring and 2025 Fall. ' +
        'It meets Tue 9:00 AM - 10:15 AM in 2026 Spring. Ada Byron and Emmy Noether teach it. It counts 4 units. ' +
        'Students rate it 4.3 out of 5 and report 5.5 hours a week. It asks for: “GEOL 1.”',
    );
    expect(description).toMatch(/^> A stone is old\./);
    expect(description.length).toBeLessThan(250);
  });

  it('states what the record does not have as unknown', () => {
    const said = overviewOf(GEOLOGY);
    for (const words of [
      'The catalogue does not state when it meets in 2026 Spring.',
      'The catalogue does not state an instructor for it in 2026 Spring.',
      'The catalogue does not state units for it in 2026 Spring.',
      'Its rating and workload are not known yet.',
      'The catalogue does not state any prerequisites for it in 2026 Spring.',
    ])
      expect(said).toContain(words);
    expect(overviewOf({ ...GEOLOGY, workload: 3 })).toContain(
      'Students report 3.0 hours a week. Its rating is not known yet.',
    );
  });

  it('distinguish a stated “None” from nothing stated', () => {
    expect(overviewOf({ ...GEOLOGY, prerequisites: 'None' })).toContain(
      'The catalogue states that it has no prerequisites.',
    );
    expect(overviewOf({ ...GEOLOGY, prerequisites: 'None but courage' })).toContain('“None but courage”');
  });

  it('quotes what is recommended where nothing is required, as its card does', () => {
    const recommended = { ...GEOLOGY, recommended_preparation: 'Recommended: GEOL 1 or above.' };
    const preparation = 'Recommended preparation for **GEOL 10**: “Recommended: GEOL 1 or above.”';
    expect(overviewOf(recommended)).toContain(
      `The catalogue does not state any prerequisites for it in 2026 Spring. ${preparation}`,
    );
    expect(overviewOf({ ...recommended, prerequisites: 'None' })).toContain(preparation);
    expect(overviewOf({ ...recommended, prerequisites: 'GEOL 1.' })).not.toContain('Recommended');
  });

  it('give the times of laboratories only if asked when it meets', () => {
    const of = (kind: string, section: string, schedule: string) => ({
      kind,
      section,
      schedule,
      class_number: '',
      instructors: [],
      places: [],
      enrollment: null,
      cap: null,
      status: null,
    });
    const sections = [
      of('Lecture', 'A', 'Mon 9:00 AM - 9:50 AM'),
      of('Laboratory', 'L1', 'Tue 1:00 PM - 3:00 PM'),
    ];
    const section_kinds = sections.map(({ kind }) => ({ kind, count: 1 }));
    const course = { ...GEOLOGY, sections, section_kinds };
    expect(overviewOf(course)).toContain('Lecture A Mon 9:00 AM - 9:50 AM. ');
    expect(said('schedule', course, 'it')).toContain('; Laboratory L1 Tue 1:00 PM - 3:00 PM.');
  });

  it('say if a value comes from another term', () => {
    const fall = {
      term: '2025 Fall',
      term_over: true,
      instructors: ['Ada Byron'],
      enrollment: 40,
      schedule: null,
    };
    const course = { ...GEOLOGY, other_terms: [fall] };
    expect(said('instructor', course, 'it')).toBe(
      'The catalogue does not state an instructor for it in 2026 Spring; in 2025 Fall it was Ada Byron.',
    );
    expect(said('enrollment', course, 'it')).toBe(
      'The catalogue does not state enrolment for it in 2026 Spring; in 2025 Fall it had 40 students.',
    );
    expect(said('schedule', course, 'it')).toBe('The catalogue does not state when it meets in 2026 Spring.');
  });

  it('say that nobody knows of room where no cap is stated', () => {
    const course = { ...GEOLOGY, enrollment: 40, enrollment_by_section: true };
    expect(said('places', { ...course, enrollment_cap: 40 }, 'it')).toContain('so it is full');
    expect(said('places', { ...course, enrollment_cap: null }, 'it')).toBe(
      'It has 40 students in 2026 Spring. No cap is stated, so whether there is room cannot be said.',
    );
  });

  it('tell a term that is over in the past', () => {
    const fall = { term: '2025 Fall', term_over: true, instructors: [], enrollment: null, schedule: null };
    expect(overviewOf({ ...GEOLOGY, term_over: true, other_terms: [fall] })).toContain(
      'was given in 2026 Spring and 2025 Fall.',
    );
    const running = { ...GEOLOGY, term_over: false, other_terms: [fall] };
    expect(
      writtenOut(sentences.FACT_SAID.term(running, 'it'), [running, { ...running, term: '2025 Fall' }]),
    ).toBe('It is given in 2026 Spring, and was given in 2025 Fall.');
  });

  it('does not cut a description at an abbreviation', () => {
    const description =
      `Ash fell for days. ` +
      `${'The seismograms of Mount St. Helens are read by Dr. Byron and J. S. Noether, '.repeat(4)}and so on.`;
    const said = overviewOf({ ...GEOLOGY, description }).split('\n\n')[1] ?? '';
    expect(said).toMatch(/read by Dr\. Byron and J\. …$/);
    expect(overviewOf({ ...GEOLOGY, description: 'A stone is old. '.repeat(30) })).toMatch(/is old\.$/);
  });
});

describe('enrolment', () => {
  const section_kinds = [{ kind: 'Seminar', count: 30 }];
  const course = { ...GEOLOGY, enrollment: 487, section_kinds };

  it('is summed over the sections only if these state theirs', () => {
    expect(said('enrollment', { ...course, enrollment_by_section: true }, 'it')).toBe(
      'It has 487 students in 2026 Spring, counted over its 30 seminars.',
    );
    const whole = { ...course, enrollment_by_section: false };
    expect(said('enrollment', whole, 'it')).toBe(
      'The catalogue gives 487 students for the course in 2026 Spring.',
    );
    expect(said('enrollment', whole, '**GEOL 10**')).toBe(
      'The catalogue gives 487 students for **GEOL 10** in 2026 Spring.',
    );
  });

  it('is not the mean of past terms, which is given beside it', () => {
    const past = { ...course, enrollment: null, class_size: 'About 41 students on average over past terms' };
    expect(said('enrollment', past, 'it')).toBe(
      'The catalogue does not state enrolment for it in 2026 Spring. It had about 41 students on average over past terms.',
    );
  });

  it('does not count cancelled sections as open', () => {
    const section = { kind: 'Seminar', class_number: '', schedule: null, instructors: [], places: [] };
    const sections = (['open', 'full', 'cancelled'] as const).map((status, index) => ({
      ...section,
      section: String(index),
      enrollment: null,
      cap: null,
      status,
    }));
    const told = said('enrollment', { ...course, sections, sections_not_listed: 0 }, 'it');
    expect(told).toContain('It has 1 of 2 sections open.');
  });

  it('says that a course is cancelled whose sections all are', () => {
    const section = { kind: 'Seminar', class_number: '', schedule: null, instructors: [], places: [] };
    const of = (status: 'open' | 'cancelled') => ({
      ...section,
      section: '1',
      enrollment: null,
      cap: null,
      status,
    });
    const term = (...sections: ReturnType<typeof of>[]) =>
      said('term', { ...course, other_terms: [], sections, sections_not_listed: 0 }, 'it');
    expect(term(of('cancelled'))).toBe('It was to be given in 2026 Spring, and is cancelled.');
    expect(term(of('open'), of('cancelled'))).toContain('is given in');
  });
});
