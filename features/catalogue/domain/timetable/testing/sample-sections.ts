import { WEEKDAY_NAMES, weekdaysOfWord } from '../../sections/weekdays.ts';
import type { TimetabledCourse, TimetabledMeeting, TimetabledSection } from '../timetabled-course.ts';

/** Parses `MW 09:00-10:15`, `F` (no time), ` 09:00-10:15` (no day), `T 10:00-12:00 2025-09-02..2025-10-20`. */
const meeting = (words: string): TimetabledMeeting => {
  const [days = '', clock, range = ''] = words.split(' ');
  const [start = null, end = null] = clock?.split('-') ?? [];
  const [from = '', to = ''] = range.split('..');
  const weekdays = weekdaysOfWord(days).flatMap((weekday) => WEEKDAY_NAMES[weekday - 1] ?? []);
  return { days: weekdays, start, end, from: from || null, to: to || null };
};

/** A section with its meetings as text, separated by semicolons; none for an empty text. */
export const section = (
  component: string,
  name: string,
  meetings: string,
  more: Partial<TimetabledSection> = {},
): TimetabledSection => ({
  class_number: `${component}-${name}`,
  section: name,
  component,
  meetings: meetings === '' ? [] : meetings.split('; ').map(meeting),
  status: null,
  links: [],
  ...more,
});

export const course = (
  code: string,
  sections: TimetabledSection[],
  more: Partial<TimetabledCourse> = {},
): TimetabledCourse => ({
  course_id: code,
  class_number: '1',
  class_tag: code,
  term: '2025 Fall',
  sections,
  takes: null,
  ...more,
});

/** A course with one lecture. */
export const lecture = (code: string, meetings: string): TimetabledCourse =>
  course(code, [section('Lecture', 'A', meetings)]);
