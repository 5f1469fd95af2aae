import type { Course, Section } from '#features/catalogue/contract.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import { bookOf } from './check-reply.ts';

const course = (
  class_tag: string,
  { day, hour, place, ...more }: Partial<Course> & { day: 'Mon' | 'Wed'; hour: number; place: string },
): Course => {
  const made = {
    ...SAMPLE_COURSE,
    class_tag,
    course_id: class_tag,
    codes: [class_tag],
    units: 4,
    course_requirements: '',
    recommended_prep: '',
    instructors: ['Ada Quill'],
    ...more,
  };
  const meetings = [{ days: [day], start: `${hour}:00`, end: `${hour + 1}:00`, place, from: null, to: null }];
  return { ...made, sections: [{ ...(ownSection(made) as Section), meetings }] };
};

const COURSES = [
  course('GEOL 10', {
    class_name: 'Rivers of Ice',
    day: 'Mon',
    hour: 13,
    place: 'Moraine Hall 12',
    overall_score_course_mean: 4.6,
    mean_hours: 8.4,
    current_enrollment_number: 9,
    enrollment_cap: 24,
  }),
  course('GEOL 20', {
    class_name: 'Deserts and Dunes',
    day: 'Wed',
    hour: 13,
    place: 'Quarry Annex 3',
    overall_score_course_mean: 4.1,
    mean_hours: 5.2,
    course_requirements: 'Graduate standing.',
    recommended_prep: 'GEOL 10.',
    instructors: ['Ben Marl'],
  }),
  course('GEOL 30', {
    day: 'Wed',
    hour: 15,
    place: 'Quarry Annex 3',
    course_requirements: 'GEOL 10 and GEOL 20.',
    overall_score_course_mean: 3.2,
  }),
];
/** Three courses of one subject, all in the fall. */
export const THREE_COURSES = bookOf({
  recogniser: createRecogniser({
    subjects: [{ code: 'GEOL', department: 'Geology' }],
    tags: COURSES.map(({ class_tag }) => class_tag),
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
});
