import ICAL from 'ical.js';

/** One meeting as a calendar program shows it. */
export interface ReadEvent {
  uid: string;
  summary: string;
  description: string;
  place: string;
  /** `2025-09-03T13:30`, on the clocks of the calendar's zone. */
  start: string;
  end: string;
  /** Milliseconds since 1970; null for a time that is that of any clock. */
  at: number | null;
}

export interface ReadCalendar {
  name: string;
  notes: string;
  zones: string[];
  sequences: number[];
  /** In the order of time. */
  events: ReadEvent[];
}

const localOf = (time: ICAL.Time): string => time.toString().slice(0, 16);

const momentIn = (time: ICAL.Time): number | null =>
  time.zone === ICAL.Timezone.localTimezone ? null : time.toUnixTime() * 1000;

const eventsOf = (component: ICAL.Component): ReadEvent[] => {
  const event = new ICAL.Event(component);
  const found: ReadEvent[] = [];
  const steps = event.iterator();
  for (let next = steps.next(); next; next = steps.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    found.push({
      uid: event.uid,
      summary: event.summary,
      description: event.description ?? '',
      place: event.location ?? '',
      start: localOf(startDate),
      end: localOf(endDate),
      at: momentIn(startDate),
    });
  }
  return found;
};

/** A calendar as another program understands it: every single meeting, with the zone that the calendar itself brings. */
export const readCalendar = (text: string): ReadCalendar => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  // RFC 7986's, which the library does not know to be texts.
  const property = (name: string): string =>
    String(calendar.getFirstPropertyValue(name) ?? '').replaceAll(/\\([\\;,])/g, '$1');
  return {
    name: property('name'),
    notes: property('description'),
    zones: zones.map(({ tzid }) => tzid),
    sequences: events.map((event) => Number(event.getFirstPropertyValue('sequence'))),
    events: events.flatMap(eventsOf).toSorted((a, b) => (a.start + a.uid < b.start + b.uid ? -1 : 1)),
  };
};
