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
  /** Milliseconds since 1970; null for a floating time. */
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

/** Parses a calendar as another program would: every single meeting, in the zone that the calendar defines. */
export const readCalendar = (text: string): ReadCalendar => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  // RFC 7986 properties that the library does not recognise as text.
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
