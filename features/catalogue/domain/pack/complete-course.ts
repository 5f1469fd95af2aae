import { classSizeOf, countsEarlierTerm } from '../sections/enrollment.ts';
import { principalFields, principalSection } from '../sections/sections.ts';
import { ownSection } from '../wire/wire-sections.ts';
import { shown } from './problems.ts';
import type { PackCourse } from './shapes.ts';

export interface CompletedCourse {
  /** With at least one section, and flat fields that agree with the sections. */
  course: PackCourse;
  /** Fields that differ from the sections; the sections take precedence. */
  contradictions: { field: string; message: string }[];
}

/**
 * Completes a raw record: one without `sections` becomes its own section; in one with sections the flat fields are
 * derived from them. `codes` begins with the tag. A count from an earlier term becomes the class size, not the
 * enrolment.
 */
export function completeCourse(stated: PackCourse): CompletedCourse {
  const isEarlier =
    countsEarlierTerm(stated) && principalFields(stated.sections).current_enrollment_number === null;
  const course = isEarlier ? { ...stated, current_enrollment_number: null } : stated;
  const codes = [...new Set([course.class_tag, ...course.codes])];
  const meets_with = [...new Set(course.meets_with)].filter((code) => !codes.includes(code));
  const isCounted =
    (course.current_enrollment_number ?? principalFields(course.sections).current_enrollment_number) !== null;
  const mean_class_size = course.mean_class_size ?? (isCounted ? null : classSizeOf(course));
  const named = { ...course, codes, meets_with, mean_class_size };
  if (course.sections.length === 0) {
    const section = ownSection(course);
    const enrollment_cap = section.enrollment === course.current_enrollment_number ? section.cap : null;
    return { course: { ...named, enrollment_cap, sections: [section] }, contradictions: [] };
  }
  const derived = derivedFields(course);
  const contradictions = (Object.keys(derived) as (keyof typeof derived)[]).flatMap((field) => {
    const [stated, known] = [course[field], derived[field]];
    if (isEmpty(stated) || known === null || JSON.stringify(stated) === JSON.stringify(known)) return [];
    return [
      { field, message: `${shown(stated)} differs from the sections, which say ${shown(known)} and hold` },
    ];
  });
  return { course: { ...named, ...derived }, contradictions };
}

/**
 * The flat fields of a record with sections; what no section states is taken from the record. If only the record has a
 * count, the caps stay with the sections.
 */
function derivedFields(course: PackCourse) {
  const fields = principalFields(course.sections);
  const isCourseCount =
    fields.current_enrollment_number === null && course.current_enrollment_number !== null;
  const principal = principalSection(course.sections);
  return {
    ...fields,
    class_number: principal?.class_number || course.class_number,
    component: fields.component || course.component,
    instructors: fields.instructors.length > 0 ? fields.instructors : course.instructors,
    current_enrollment_number: fields.current_enrollment_number ?? course.current_enrollment_number,
    enrollment_cap:
      isCourseCount && fields.enrollment_cap !== null
        ? null
        : (fields.enrollment_cap ?? course.enrollment_cap),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
