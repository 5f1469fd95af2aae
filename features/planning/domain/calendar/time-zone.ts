import { DAY_MS } from '#platform/contract/durations.ts';

const MINUTE_MS = 60_000;

/** A clock change of a time zone. */
interface Change {
  /** Milliseconds since 1970. */
  at: number;
  /** Minutes east of UTC, before and after. */
  before: number;
  after: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, made);
  return made;
};

/** Minutes east of UTC, at a whole minute; offsets have been whole minutes for as long as catalogues go back. */
const offsetAt = (zone: string, at: number): number => {
  const parts = clockOf(zone).formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
  );
  return Math.round((shown - at) / MINUTE_MS);
};

/** `EST`, or `GMT+1` where English has no abbreviation. */
const nameAt = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/**
 * Converts a local time to a timestamp. An ambiguous time, when clocks are set back, is the first of the two; a skipped
 * time is read with the offset before the clocks were set forward (RFC 5545, 3.3.5).
 *
 * @param local `2025-09-03T13:30`
 * @returns milliseconds since 1970
 */
export const momentOf = (zone: string, local: string): number => {
  const asUtc = Date.parse(`${local}:00Z`);
  const offsets = [offsetAt(zone, asUtc - DAY_MS), offsetAt(zone, asUtc + DAY_MS)] as const;
  const fits = offsets.find((offset) => offsetAt(zone, asUtc - offset * MINUTE_MS) === offset);
  return asUtc - (fits ?? offsets[0]) * MINUTE_MS;
};

/** All clock changes in a range, to the minute. */
const changesOf = (zone: string, from: number, to: number): Change[] => {
  const changes: Change[] = [];
  let before = offsetAt(zone, from);
  for (let day = from; day < to; day += DAY_MS) {
    const after = offsetAt(zone, day + DAY_MS);
    if (after === before) continue;
    let [low, high] = [day, day + DAY_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
    before = after;
  }
  return changes;
};

const two = (value: number): string => String(value).padStart(2, '0');

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;

/** Formats a timestamp as `20251102T020000`, at an offset in minutes east of UTC. */
export const stampOf = (at: number, offset = 0): string =>
  new Date(at + offset * MINUTE_MS).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * The VTIMEZONE component for some years (RFC 5545, 3.6.5), computed from the platform's time zone data: the initial
 * offset, then each clock change.
 */
export const timeZoneLines = (zone: string, firstYear: number, lastYear: number): string[] => {
  const key = `${zone} ${firstYear} ${lastYear}`;
  const known = madeLines.get(key);
  if (known) return known;
  const from = Date.UTC(firstYear, 0, 1);
  const changes = changesOf(zone, from, Date.UTC(lastYear + 1, 0, 1));
  const first = offsetAt(zone, from);
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...[{ at: from - first * MINUTE_MS, before: first, after: first }, ...changes].flatMap(
      ({ at, before, after }) => {
        const kind = after > standard ? 'DAYLIGHT' : 'STANDARD';
        return [
          `BEGIN:${kind}`,
          `DTSTART:${stampOf(at, before)}`,
          `TZOFFSETFROM:${offsetText(before)}`,
          `TZOFFSETTO:${offsetText(after)}`,
          `TZNAME:${nameAt(zone, at)}`,
          `END:${kind}`,
        ];
      },
    ),
    'END:VTIMEZONE',
  ];
  madeLines.set(key, lines);
  return lines;
};

const madeLines = new Map<string, string[]>();
