import type { Course, Section } from '../../contract.ts';
import { isRegistrars } from '../../domain/class-number.ts';
import { formatMeetingTimes, meetingTimesOf, type Timetabled } from '../../domain/meeting-times.ts';
import { sectionsByKind } from '../../domain/sections.ts';
import { type TimetableRemarks } from '../../domain/timetable/remarks.ts';
import { together } from '../../domain/timetable/together.ts';
import { datesOf, nameOf, timesOf, weekOf, withDates } from './section-times.ts';

/** The hours of a course that a comparison shows. */
export interface ShownTimes {
  /** For the picture of the week. */
  week: Timetabled;
  /** A line a section, `Lecture L3 (1 of 9) Mon, Wed 12:00 – 1:00 PM`; without a name where the course has one section only. */
  lines: string[];
  /** What the sections are called, or the class number of a section without a name; empty where nothing is. */
  sections: string;
}

/**
 * Sections of each kind that go with the other courses, so that the hours shown are those of the sections that are said
 * to fit. A course that does not fit is shown with sections that go together by themselves.
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
  // Its own sections overlap: the first of each kind show how.
  return [...Map.groupBy(course.sections, ({ component }) => component).values()].flatMap(
    ([first]) => first ?? [],
  );
};
