import type { SectionMeeting, Weekday } from '#features/catalogue/contract.ts';
import { readClockRange } from './clock.ts';
import { readWeekdays } from './weekdays.ts';

/** A meeting without times and place, to be filled in. */
export const NO_MEETING: SectionMeeting = {
  days: [],
  start: null,
  end: null,
  place: '',
  from: null,
  to: null,
};

/** Combines meetings of single days into patterns: those that are equal except for the day. Removes duplicate patterns. */
export function patternsOf(meetings: readonly SectionMeeting[]): SectionMeeting[] {
  const byRest = Map.groupBy(meetings, (meeting) => JSON.stringify({ ...meeting, days: [] }));
  return [...byRest.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, days: inWeekOrder(group.flatMap(({ days }) => days)) }];
  });
}

const WEEK: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const inWeekOrder = (days: readonly Weekday[]): Weekday[] => WEEK.filter((day) => days.includes(day));

const CLOCK = String.raw`(?:noon|\d{1,4}(?:[:.]\d{2})?(?:\s*[ap]\.?(?:m\.?)?(?!\p{L}))?)`;
const TIMED = new RegExp(
  String.raw`^(?<days>[^\d]*?)\s*(?<start>${CLOCK})\s*(?:-|–|—|to|until)\s*(?<end>${CLOCK})(?<place>.*)$`,
  'iu',
);

/**
 * Parses a free-text week, with several meetings: `Mon, Wed 1:30 PM - 2:45 PM; Fri 10:00 - 10:50, Hall A`. Days alone
 * have no known time. Null if any part cannot be parsed, or an end is not after its start.
 */
export function readMeetings(text: string): SectionMeeting[] | null {
  const meetings: SectionMeeting[] = [];
  for (const part of partsOf(text)) {
    const meeting = readMeeting(part);
    if (meeting === null) return null;
    meetings.push(meeting);
  }
  return patternsOf(meetings);
}

function readMeeting(text: string): SectionMeeting | null {
  const parts = TIMED.exec(text)?.groups;
  const days = readWeekdays(parts?.['days'] ?? text);
  if (days === null || days.length === 0) return null;
  if (parts === undefined) return { ...NO_MEETING, days };
  const { start, end } = readClockRange(parts['start'] ?? '', parts['end'] ?? '');
  if (start === null || end === null || end <= start) return null;
  const place = (parts['place'] ?? '').replace(/^[\s,@(]+|\)?\s*$/g, '').replace(/^(?:in|at) /, '');
  return { ...NO_MEETING, days, start, end, place };
}

/** Splits the text into meetings: a comma can separate days, meetings, or a place. */
function partsOf(text: string): string[] {
  return text.split(/[;|\n]/).flatMap((whole) => {
    const parts: string[] = [];
    let open = '';
    for (const piece of whole.split(',')) {
      const last = parts.at(-1);
      if (piece.trim() === '') continue;
      if (open === '' && last !== undefined && !beginsWithDay(piece)) {
        parts[parts.length - 1] = `${last},${piece}`;
        continue;
      }
      open = open === '' ? piece.trim() : `${open},${piece}`;
      if (!TIMED.test(open)) continue;
      parts.push(open);
      open = '';
    }
    return open === '' ? parts : [...parts, open];
  });
}

function beginsWithDay(text: string): boolean {
  const word = /^\s*(\p{L}+)/u.exec(text)?.[1];
  return word !== undefined && readWeekdays(word) !== null;
}
