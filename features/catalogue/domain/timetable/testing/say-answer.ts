import { formatMeetingTimes } from '../../sections/meeting-times.ts';
import type { Choice } from '../choices.ts';
import type { TimetabledCourse } from '../timetabled-course.ts';
import { type Together, together, type TimetableOptions } from '../together.ts';

type Answer = Together<TimetabledCourse>;

const nameOf = ({ course, kind, section }: Choice<TimetabledCourse>): string =>
  `${course.class_tag} ${kind} ${section.section}`;

/** An answer as text: the chosen sections, or what is impossible and why. */
export const say = (found: Answer): string[] => {
  if (found.answer === 'together') return found.choices.map(nameOf);
  if (found.answer === 'undecided') return ['undecided'];
  const partyOf = (party: (typeof found.clashes)[number]['first']) =>
    'block' in party ? 'block' : nameOf(party);
  return [
    [...found.courses.map(({ class_tag }) => class_tag), ...found.blocks.map(() => 'block')].join(' + '),
    ...found.clashes.map(
      ({ first, second, at }) =>
        `${partyOf(first)} / ${partyOf(second)}: ${formatMeetingTimes({ meetings: at, untimed: [] }) || 'links'}`,
    ),
  ];
};

export const ask = (
  courses: readonly TimetabledCourse[],
  options: TimetableOptions<TimetabledCourse> = {},
): string[] => say(together(courses, options));
