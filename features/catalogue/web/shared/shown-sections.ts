import type { Course, Section } from '../../contract.ts';
import { isRegistrars } from '../../domain/sections/class-number.ts';
import { formatMeetingTimes, meetingTimesOf, type Timetabled } from '../../domain/sections/meeting-times.ts';
import { sectionsByKind } from '../../domain/sections/sections.ts';
import { type TimetableRemarks } from '../../domain/timetable/remarks.ts';
import { together } from '../../domain/timetable/together.ts';
import { datesOf, nameOf, timesOf, weekOf, withDates } from './section-times.ts';

/** The hours that a comparison shows for a course. */
export interface ShownTimes {
  /** For the picture of the week. */
  week: Timetabled;
  /**
   * One line per section, `Lecture L3 (1 of 9) Mon, Wed 12:00 – 1:00 PM`; without a name if the course has only one
   * section.
   */
  lines: string[];
  /** The names of the sections, or the class number of a section without a name; empty if there is neither. */
  sections: string;
}

/**
 * Sections of each kind that are compatible with the other courses, so that the hours shown belong to the sections that
 * are reported as fitting. A course that does not fit is shown with sections that are compatible among themselves.
 */
export const shownTimes = (course: Course, remarks: readonly TimetableRemarks<Course>[]): ShownTimes => {
  const { sections } = course;
  if (sections.length < 2) {
    const times = withDates(formatMeetingTimes(meetingTimesOf(course)), datesOf(sections));
    return { week: course, lines: times === '' ? [] : [times], sections: calledOf(course, sections) };
  }
  const shown = fittingOf(course, remarks);
  const kinds = sectionsByKind(sections.filter(({ status }) => status !== 'cancelled'));
  const lines = shown.flatMap((section) => {
    const times = timesOf(section);
    const count = kinds.get(section.component)?.length ?? 1;
    const name = [nameOf(section), count > 1 ? `(1 of ${count})` : '']
      .filter((part) => part !== '')
      .join(' ');
    return times === '' ? [] : `${name} ${times}`.trim();
  });
  return { week: weekOf(shown), lines, sections: calledOf(course, shown) };
};

const calledOf = ({ class_number }: Course, shown: readonly Section[]): string => {
  const named = shown.filter(({ section }) => section !== '').map(nameOf);
  if (named.length > 0) return named.join(', ');
  return isRegistrars(class_number) ? `class ${class_number}` : '';
};

const fittingOf = (course: Course, remarks: readonly TimetableRemarks<Course>[]): Section[] => {
  const choices = remarks.flatMap(({ fitting }) => (fitting.answer === 'together' ? fitting.choices : []));
  const chosen = choices.filter((choice) => choice.course === course).map(({ section }) => section);
  if (chosen.length > 0) return chosen;
  const alone = together([course]);
  if (alone.answer === 'together') return alone.choices.map(({ section }) => section);
  // Its own sections overlap: shows the first of each kind.
  return [...Map.groupBy(course.sections, ({ component }) => component).values()].flatMap(
    ([first]) => first ?? [],
  );
};
