import type { PlanVersion } from '../../contract.ts';
import { entryWords } from '../plan-words.ts';
import type { Entry, PlannedWeek } from '../planned-week.ts';
import type { CalendarTerm } from './meeting-dates.ts';
import { type CalendarEntry, type PlanCalendar, planCalendar } from './plan-calendar.ts';

/** How own hours appear in a calendar: not at all, as busy, or with their names. */
export type OwnHours = 'none' | 'busy' | 'named';

export interface CalendarSource {
  version: Pick<PlanVersion, 'version_id' | 'term' | 'name'>;
  week: PlannedWeek;
  term: CalendarTerm | null;
  timeZone: string | null;
  product: string;
  changedAt: number;
  ownHours: OwnHours;
}

/**
 * When the content of a version's calendar last changed, in milliseconds since 1970.
 *
 * @param catalogueDate ISO
 */
export const lastChange = (
  { edits, revision }: Pick<PlanVersion, 'edits' | 'revision'>,
  catalogueDate: string,
): number => Math.max(edits, revision, Date.parse(catalogueDate) || 0);

/** A version's week as a calendar. */
export const calendarOfWeek = ({ version, week, ownHours, ...rest }: CalendarSource): string =>
  planCalendar({
    ...rest,
    id: version.version_id,
    name: `${version.term}, ${version.name}`,
    entries: entriesOf(week, ownHours),
    untimed: week.untimed.map(entryWords),
  } satisfies PlanCalendar);

const entriesOf = (week: PlannedWeek, ownHours: OwnHours): CalendarEntry[] => {
  const titles = new Map(week.courses.map(({ item, record }) => [item.item_id, record?.class_name ?? '']));
  return week.entries
    .filter(({ is }) => is !== 'block' || ownHours !== 'none')
    .map((entry) => ({
      key: [entry.itemId, entry.section?.component.toLowerCase() ?? entry.is].join('/'),
      summary:
        entry.is === 'block' && ownHours === 'busy'
          ? 'Busy'
          : [entry.name, entry.section?.component].filter(Boolean).join(' '),
      description: descriptionOf(entry, titles.get(entry.itemId) ?? ''),
      meetings: entry.meetings,
      isClass: entry.is !== 'block',
    }));
};

const descriptionOf = ({ section }: Entry, title: string): string =>
  section === null
    ? ''
    : [
        title,
        section.section === '' ? '' : `Section ${section.section}`,
        section.class_number === '' ? '' : `Class number ${section.class_number}`,
        section.instructors.join(', '),
      ]
        .filter(Boolean)
        .join('\n');
