import type { Course } from '#features/catalogue/contract.ts';
import { type Meeting, meetingTimesOf } from '#features/catalogue/domain/meeting-times.ts';
import { weekdayName } from '#features/catalogue/domain/weekdays.ts';
import type { CourseDetails, CourseFacts, TimeSpan } from '../../domain/course-facts.ts';

/** What registrars write where they state nothing. */
const NOTHING = /^(?:n\/?a|-+|tba|tbd|unknown|null|nan|\.)?$/i;
const orNull = (text: string): string | null => (NOTHING.test(text.trim()) ? null : text);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const spansOf = (meetings: readonly Meeting[]): TimeSpan[] =>
  meetings.map(({ weekday, start, end }) => ({
    day: weekdayName(weekday),
    start: clock(start),
    end: clock(end),
  }));

/** A record as the tools tell it: what the registrar left empty is null. */
export const toCourseFacts = (course: Course): CourseFacts => ({
  code: course.class_tag,
  title: course.class_name,
  term: course.term,
  instructors: course.instructors,
  days: course.days,
  meetings: spansOf(meetingTimesOf(course).meetings),
  schedule: orNull(course.schedule),
  units: course.units,
  rating: course.overall_score_course_mean,
  workload: course.mean_hours,
  enrollment: course.current_enrollment_number,
  enrollment_cap: course.enrollment_cap,
  department: orNull(course.department),
  component: orNull(course.component),
  prerequisites: orNull(course.course_requirements),
  recommended_preparation: orNull(course.recommended_prep),
});

/** @param offerings every record of the course, the one to describe first */
export const toCourseDetails = (offerings: readonly [Course, ...Course[]]): CourseDetails => {
  const [course] = offerings;
  return {
    ...toCourseFacts(course),
    description: orNull(course.description),
    notes: orNull(course.class_notes),
    aliases: course.aliases,
    terms: [...new Set(offerings.map(({ term }) => term))],
    section_count: offerings.filter(({ term }) => term === course.term).length,
  };
};
