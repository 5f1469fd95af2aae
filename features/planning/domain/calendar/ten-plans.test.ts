import { beforeAll, describe, expect, it } from 'vitest';
import { readDottedCatalogue } from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import type { Course, SectionMeeting, Weekday } from '#features/catalogue/contract.ts';
import type { Pack } from '#features/catalogue/domain/pack/read-pack.ts';
import type { University } from '#features/catalogue/domain/pack/shapes.ts';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { toWireCourses } from '#features/catalogue/server/to-wire-courses.ts';
import type { PlanContent, PlanItem } from '../../contract.ts';
import { newCourse } from '../new-course.ts';
import { recordOf } from '../planned-course.ts';
import { type Entry, type PlannedWeek, planWeek, withRecords } from '../planned-week.ts';
import { readCalendar } from '../../testing/read-calendar.ts';
import { calendarOfWeek, type OwnHours } from './calendar-of-week.ts';

const DAYS: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const HALF = { firstEnds: '2025-10-17', secondStarts: '2025-10-20' };

let courses: Course[];
let university: University;
const readFrom = (pack: Pack): void => {
  // The planner format names no zone: whoever imports it does.
  university = { ...pack.university, time_zone: pack.university.time_zone ?? 'America/New_York' };
  courses = toWireCourses(pack.courses, university);
};

const own: PlanContent = {
  kind: 'own_course',
  title: 'Choir, at the other college',
  units: null,
  need: 'required',
  group: null,
  meetings: [{ days: ['Sun'], start: '18:00', end: '19:30', place: 'Chapel', from: null, to: null }],
};
const block: PlanContent = {
  kind: 'block',
  label: 'Work',
  days: ['Mon', 'Sat'],
  start: '07:00',
  end: '07:50',
  from: '2025-09-20',
  to: null,
};

interface Plan {
  version: { version_id: string; term: string; name: string };
  week: PlannedWeek;
  ownHours: OwnHours;
}

/** A deterministic plan: every n-th course of a term, starting at a different one for each plan. */
const makePlan = (at: number): Plan => {
  const term = at % 2 === 0 ? '2025 Fall' : '2026 Spring';
  const tags = [...new Set(courses.flatMap((course) => (course.term === term ? course.class_tag : [])))];
  // Half-term courses first, so that some plan includes them.
  const halves = tags.filter((tag) =>
    courses.some(
      ({ class_tag, term: other, sections }) =>
        class_tag === tag &&
        other === term &&
        sections.some(({ meetings }) => meetings.some(({ from, to }) => from !== null || to !== null)),
    ),
  );
  const chosen = new Set([
    ...halves.slice(at, at + 1),
    ...[0, 1, 2, 3].map((step) => tags[(at * 37 + step * 101) % tags.length] ?? ''),
  ]);
  const contents = [...[...chosen].map((code) => newCourse(code, [])), ...(at > 4 ? [own, block] : [])];
  const items: PlanItem[] = contents.map((content, index) => ({
    item_id: `item-${at}-${index}`,
    revision: 1,
    offered: content.kind === 'course' ? 'this_term' : null,
    tag: content.kind === 'course' ? content.code : null,
    content,
  }));
  const dates = university.terms.find(({ name }) => name === term) ?? null;
  const records = withRecords(items, (tag) =>
    recordOf(
      courses.filter((each) => each.class_tag === tag),
      term,
    ),
  );
  const ownHours = (['none', 'busy', 'named'] as const)[at % 3] ?? 'none';
  return {
    version: { version_id: `version-${at}`, term, name: 'A' },
    week: planWeek(items, records, dates),
    ownHours,
  };
};

/** Every single meeting, expanded day by day. */
const expectedOf = ({ version, week, ownHours }: Plan): string[] => {
  const term = university.terms.find(({ name }) => name === version.term);
  if (!term) throw new Error('no such term');
  const dayOn = (date: string, isClass: boolean): Weekday | null => {
    if (isClass && term.holidays.includes(date)) return null;
    const other = isClass ? term.follows.find((each) => each.date === date) : undefined;
    return other?.day ?? DAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? null;
  };
  const found: string[] = [];
  const add = (entry: Entry, meeting: SectionMeeting): void => {
    if (meeting.start === null || meeting.end === null) return;
    const from = Date.parse(`${meeting.from ?? term.start}T12:00:00Z`);
    const to = Date.parse(`${meeting.to ?? term.end}T12:00:00Z`);
    for (let noon = from; noon <= to; noon += 86_400_000) {
      const date = new Date(noon).toISOString().slice(0, 10);
      const day = dayOn(date, entry.is !== 'block');
      if (day === null || !meeting.days.includes(day)) continue;
      const name =
        entry.is === 'block' && ownHours === 'busy'
          ? 'Busy'
          : `${entry.name} ${entry.section?.component ?? ''}`.trim();
      found.push(`${date}T${meeting.start} ${meeting.end} ${name} @ ${meeting.place}`);
    }
  };
  for (const entry of week.entries)
    if (entry.is !== 'block' || ownHours !== 'none')
      for (const meeting of entry.meetings) add(entry, meeting);
  return found.toSorted();
};

const readsTenPlans = (): void =>
  it.each(Array.from({ length: 10 }, (_, at) => at))(
    'plan %i has each meeting at its time and place',
    (at) => {
      const plan = makePlan(at);
      const calendar = readCalendar(
        calendarOfWeek({
          ...plan,
          term: university.terms.find(({ name }) => name === plan.version.term) ?? null,
          timeZone: university.time_zone,
          product: university.product,
          changedAt: Date.UTC(2025, 7, 1),
        }),
      );
      const read = calendar.events.map(
        ({ start, end, summary, place }) => `${start} ${end.slice(11)} ${summary} @ ${place}`,
      );
      const expected = expectedOf(plan);
      expect(expected.length).toBeGreaterThan(20);
      expect(read.toSorted()).toEqual(expected);
      // Checks absolute times too, on both sides of the clock change.
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'America/New_York',
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (const event of calendar.events)
        expect(clock.format(event.at ?? 0)).toBe(event.start.replace('T', ' '));
      expect(
        new Set(calendar.events.map((event) => (event.at ?? 0) - Date.parse(`${event.start}Z`))).size,
      ).toBe(2);
    },
  );

describe('ten plans read by another program', () => {
  beforeAll(async () => readFrom(await readPackFolder('universities/alder')));
  readsTenPlans();

  it('include half-term courses, holidays, and days that follow another', () => {
    const starts = Array.from({ length: 10 }, (_, at) => expectedOf(makePlan(at))).flat();
    expect(starts.some((start) => start.startsWith('2025-10-14'))).toBe(true);
    const halves = Array.from({ length: 10 }, (_, at) => makePlan(at).week.entries).flat();
    const dated = halves.flatMap(({ is, meetings }) => (is === 'course' ? meetings : []));
    expect(dated.some(({ to }) => to === HALF.firstEnds)).toBe(true);
    expect(dated.some(({ from }) => from === HALF.secondStarts)).toBe(true);
  });
});

describe.runIf(hasRealCatalogues)('ten plans of a real catalogue read by another program', () => {
  beforeAll(async () => readFrom((await readDottedCatalogue()).pack));
  readsTenPlans();

  it('include holidays, and a Tuesday that follows Monday', () => {
    const starts = Array.from({ length: 10 }, (_, at) => expectedOf(makePlan(at))).flat();
    const { holidays, follows } = university.terms.find(({ name }) => name === '2026 Spring') ?? {};
    expect(holidays?.length).toBeGreaterThan(5);
    expect(follows).toEqual([{ date: '2026-02-17', day: 'Mon' }]);
    expect(starts.some((start) => start.startsWith('2026-02-17'))).toBe(true);
    const classes = starts.filter((start) => !/ (?:Busy|Work) @/u.test(start));
    expect(classes.some((start) => holidays?.includes(start.slice(0, 10)))).toBe(false);
  });
});
