import { describe, expect, it } from 'vitest';
import type { SectionMeeting } from '#features/catalogue/contract.ts';
import { readCalendar } from '../../testing/read-calendar.ts';
import type { CalendarTerm } from './meeting-dates.ts';
import { type CalendarEntry, type PlanCalendar, planCalendar } from './plan-calendar.ts';

/** 2025-10-13 is a Monday; clocks go back on 2025-11-02. */
const TERM: CalendarTerm = {
  start: '2025-09-03',
  end: '2025-12-10',
  holidays: ['2025-10-13', '2025-11-26'],
  follows: [{ date: '2025-10-14', day: 'Mon' }],
};

const meeting = (days: SectionMeeting['days'], changes: Partial<SectionMeeting> = {}): SectionMeeting => ({
  days,
  start: '13:30',
  end: '14:45',
  place: '',
  from: null,
  to: null,
  ...changes,
});

const entry = (meetings: SectionMeeting[], changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: 'item/lecture',
  summary: 'GEOL 10 Lecture',
  description: '',
  meetings,
  isClass: true,
  ...changes,
});

const textOf = (entries: CalendarEntry[], changes: Partial<PlanCalendar> = {}): string =>
  planCalendar({
    id: 'version',
    name: '2025 Fall, A',
    product: 'Lectern',
    term: TERM,
    timeZone: 'America/New_York',
    changedAt: Date.UTC(2025, 8, 1),
    entries,
    untimed: [],
    ...changes,
  });
const read = (entries: CalendarEntry[], changes: Partial<PlanCalendar> = {}) =>
  readCalendar(textOf(entries, changes));
const datesOf = (entries: CalendarEntry[], changes: Partial<PlanCalendar> = {}) =>
  read(entries, changes).events.map(({ start }) => start.slice(0, 10));

describe('dates of a class', () => {
  it('repeat weekly from its first day of the term to its last, without the days that have no classes', () => {
    const dates = datesOf([entry([meeting(['Wed'])])]);
    expect(dates.slice(0, 2)).toEqual(['2025-09-03', '2025-09-10']);
    expect(dates.at(-1)).toBe('2025-12-10');
    expect(dates).not.toContain('2025-11-26');
    expect(dates).toHaveLength(14);
  });

  it('include a day that follows its weekday, and skip one that follows another', () => {
    const mondays = datesOf([entry([meeting(['Mon'])])]);
    expect(mondays).toContain('2025-10-14');
    expect(mondays).not.toContain('2025-10-13');
    const tuesdays = datesOf([entry([meeting(['Tue'])])]);
    expect(tuesdays).not.toContain('2025-10-14');
    expect(datesOf([entry([meeting(['Mon', 'Tue'])])])).toContain('2025-10-14');
  });

  it('stay within its half of the term', () => {
    const dates = datesOf([entry([meeting(['Wed'], { from: '2025-10-20', to: '2025-11-05' })])]);
    expect(dates).toEqual(['2025-10-22', '2025-10-29', '2025-11-05']);
  });

  it('include a day that follows its weekday even before its first week', () => {
    const half = meeting(['Mon'], { from: '2025-10-14', to: '2025-10-27' });
    expect(datesOf([entry([half])])).toEqual(['2025-10-14', '2025-10-20', '2025-10-27']);
    const only = meeting(['Mon'], { from: '2025-10-13', to: '2025-10-14' });
    expect(datesOf([entry([only])])).toEqual(['2025-10-14']);
    const never = meeting(['Mon'], { from: '2025-10-13', to: '2025-10-13' });
    expect(datesOf([entry([never])])).toEqual([]);
  });

  it('ignore holidays for anything but classes', () => {
    expect(datesOf([entry([meeting(['Mon'])], { isClass: false })])).toContain('2025-10-13');
  });

  it('are at most a year away from the term, whatever a student wrote', () => {
    const dates = datesOf([entry([meeting(['Wed'], { from: '0001-01-01', to: '9999-12-31' })])]);
    expect([dates[0], dates.at(-1)]).toEqual(['2024-09-04', '2026-12-09']);
  });
});

describe('times of a meeting', () => {
  const changes = ['America/New_York', 'Europe/Dublin', 'Australia/Lord_Howe', 'Asia/Kolkata'];
  it.each(changes)('stay the same on the clocks of %s before and after the clock change', (timeZone) => {
    const { events, zones } = read([entry([meeting(['Wed'])])], { timeZone });
    expect(zones).toEqual([timeZone]);
    expect(new Set(events.map(({ start }) => start.slice(11)))).toEqual(new Set(['13:30']));
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    for (const { start, at } of events) expect(clock.format(at ?? 0)).toBe(start.replace('T', ' '));
  });

  it('end the rule with the last meeting, in UTC', () => {
    expect(textOf([entry([meeting(['Wed'])])])).toContain('UNTIL=20251210T183000Z;BYDAY=WE');
    const early = meeting(['Wed'], { start: '00:15', end: '01:00' });
    expect(datesOf([entry([early])], { timeZone: 'Asia/Kolkata' }).at(-1)).toBe('2025-12-10');
  });

  it('are floating where the zone is not known, and the calendar says so', () => {
    const { events, zones, notes } = read([entry([meeting(['Wed'])])], { timeZone: null });
    expect(zones).toEqual([]);
    expect(events).toHaveLength(14);
    expect(events[0]).toMatchObject({ start: '2025-09-03T13:30', end: '2025-09-03T14:45', at: null });
    expect(notes).toContain('does not say in which time zone');
  });
});

describe('calendar text', () => {
  it('has lines of at most 75 octets and keeps any name as it is', () => {
    const summary = 'Wörter; Wege, Werte \\ 🌍 '.repeat(12);
    const place = 'Hall 2,\nground floor';
    const text = textOf([entry([meeting(['Wed'], { place })], { summary, description: 'a\u0007b\r\nc' })]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [event] = readCalendar(text).events;
    expect(event).toMatchObject({ summary, place, description: 'ab\nc' });
  });

  it('lets no student input add lines of its own', () => {
    const summary = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:mine';
    expect(read([entry([meeting(['Wed'])], { summary })]).events).toHaveLength(14);
  });

  it('keeps the identity of an event while its section, times and place change', () => {
    const before = read([entry([meeting(['Wed'])])]);
    const other = meeting(['Tue', 'Thu'], { start: '09:00', end: '10:00', place: 'Elsewhere' });
    const after = read([entry([other])], { changedAt: Date.UTC(2025, 8, 2) });
    expect(new Set(after.events.map(({ uid }) => uid))).toEqual(new Set(before.events.map(({ uid }) => uid)));
    expect(after.sequences[0]).toBeGreaterThan(before.sequences[0] ?? Infinity);
    const second = read([entry([meeting(['Wed']), other])]);
    expect(new Set(second.events.map(({ uid }) => uid)).size).toBe(2);
  });

  it('lists what has no known time, and says where the dates of the term are not known', () => {
    const untimed = entry([meeting(['Wed'], { start: null, end: null })]);
    const { events, notes } = read([untimed], { untimed: ['GEOL 10 Lecture'] });
    expect(events).toEqual([]);
    expect(notes).toBe('Without a known time: GEOL 10 Lecture.');
    expect(read([entry([meeting(['Wed'])])], { term: null }).notes).toContain('does not know the dates');
  });
});
