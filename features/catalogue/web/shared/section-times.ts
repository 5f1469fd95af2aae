import type { Course, Section } from '../../contract.ts';
import { datesText } from '../../domain/sections/meeting-dates.ts';
import { formatMeetingTimes, meetingTimesOf, type Timetabled } from '../../domain/sections/meeting-times.ts';
import type { RowMeeting } from '../../domain/search/packed-sections.ts';
import { scheduleOf } from '../../domain/sections/section-summary.ts';
import { sectionsByKind, timeFields } from '../../domain/sections/sections.ts';

type Met = { readonly meetings: readonly RowMeeting[] };
type Named = Pick<Section, 'component' | 'section'>;

/** `Lecture L3`; only the kind for a section without a name. */
export const nameOf = ({ component, section }: Named): string =>
  [component, section].filter((part) => part !== '').join(' ');

/** The combined weekly hours of sections, in the format of a record's own. */
export const weekOf = (sections: readonly Met[]): Timetabled =>
  timeFields(sections.flatMap(({ meetings }) => meetings.map((meeting) => ({ place: '', ...meeting }))));

/** `Tue, Thu 9:30 – 11:00 AM, until Oct 17`; empty if unknown. */
export const timesOf = (section: Met): string =>
  withDates(formatMeetingTimes(meetingTimesOf(weekOf([section]))), datesOf([section]));

export const withDates = (times: string, dates: string): string =>
  [times, dates].filter((text) => text !== '').join(', ');

/** The dates of sections that do not meet the whole term: `until Oct 17`. Empty if the dates of several sections differ. */
export const datesOf = (sections: readonly Met[]): string => {
  const each = sections.map(({ meetings }) =>
    [...new Set(meetings.map(datesText))].filter((text) => text !== '').join(', '),
  );
  return new Set(each).size === 1 ? (each[0] ?? '') : '';
};

/**
 * The sections that a record's own times describe, the principal kind first: the section with these times, and of each
 * other kind its only section. A kind with several sections is not described.
 */
export const sectionsSpokenOf = ({
  sections,
  schedule,
}: Pick<Course, 'sections' | 'schedule'>): Section[] => {
  const offered = sections.filter(({ status }) => status !== 'cancelled');
  const [main = [], ...others] = sectionsByKind(offered.length > 0 ? offered : sections).values();
  const meant = main.find((section) => scheduleOf(section) === schedule);
  const alone = others.flatMap((group) => (group.length === 1 ? group : []));
  return meant ? [meant, ...alone] : [];
};
