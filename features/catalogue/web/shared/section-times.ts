import type { Course, Section } from '../../contract.ts';
import { datesText } from '../../domain/meeting-dates.ts';
import { formatMeetingTimes, meetingTimesOf, type Timetabled } from '../../domain/meeting-times.ts';
import type { RowMeeting } from '../../domain/search/packed-sections.ts';
import { scheduleOf } from '../../domain/section-summary.ts';
import { sectionsByKind, timeFields } from '../../domain/sections.ts';

type Met = { readonly meetings: readonly RowMeeting[] };
type Named = Pick<Section, 'component' | 'section'>;

/** `Lecture L3`; the kind alone of a section without a name. */
export const nameOf = ({ component, section }: Named): string =>
  [component, section].filter((part) => part !== '').join(' ');

/** The weekly hours of sections taken together, as a record states its own. */
export const weekOf = (sections: readonly Met[]): Timetabled =>
  timeFields(sections.flatMap(({ meetings }) => meetings.map((meeting) => ({ place: '', ...meeting }))));

/** `Tue, Thu 9:30 – 11:00 AM, until Oct 17`; empty where nothing is known. */
export const timesOf = (section: Met): string =>
  withDates(formatMeetingTimes(meetingTimesOf(weekOf([section]))), datesOf([section]));

export const withDates = (times: string, dates: string): string =>
  [times, dates].filter((text) => text !== '').join(', ');

/**
 * From when to when sections meet that do not meet the whole term: `until Oct 17`. Empty where any of several meets at
 * other dates than the rest.
 */
export const datesOf = (sections: readonly Met[]): string => {
  const each = sections.map(({ meetings }) =>
    [...new Set(meetings.map(datesText))].filter((text) => text !== '').join(', '),
  );
  return new Set(each).size === 1 ? (each[0] ?? '') : '';
};

/**
 * The sections that a record's own times speak of, the main kind first: the section whose times they are, and of each
 * other kind the one where there is one only. Where there are several of another kind, none of them is meant.
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
