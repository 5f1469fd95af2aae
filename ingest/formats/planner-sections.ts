import { type Section, type SectionMeeting, WEEKDAYS } from '#features/catalogue/contract.ts';
import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { NO_MEETING, patternsOf } from '../fields/meetings.ts';
import type { RawSection, SectionKind, RawClass } from './planner-shapes.ts';

const SLOTS_A_DAY = 34;
const DAY_BEGINS = 6 * 60;
const DAY_LETTERS = 'MTWRFSU';

/** The display name of a kind, and the letter its sections are named with here, since the format has no names. */
export const KINDS: Record<SectionKind, { component: string; letter: string }> = {
  lecture: { component: 'Lecture', letter: 'L' },
  design: { component: 'Design', letter: 'D' },
  lab: { component: 'Laboratory', letter: 'B' },
  recitation: { component: 'Recitation', letter: 'R' },
};

/** First and last day of a class if they differ from the term's. */
export type Span = Pick<SectionMeeting, 'from' | 'to'>;

/**
 * All sections of one kind, in the source's order; without meetings if not yet scheduled. Times come from the raw
 * texts, which have minutes, otherwise from the parsed slots. `unread` receives raw texts that are neither times nor a
 * known form of "not yet", and have no slots.
 */
export function sectionsOf(
  raw: RawClass,
  kind: SectionKind,
  span: Span,
  unread: (text: string) => void,
): Section[] {
  const texts = raw[`${kind}RawSections`] ?? [];
  const parsed = raw[`${kind}Sections`] ?? [];
  /** The two lists correspond by index unless unscheduled sections were left out of the parsed one. */
  const slotsOf = (index: number): RawSection | undefined =>
    parsed.length === texts.length ? parsed[index] : undefined;
  const found =
    texts.length > 0
      ? texts.map((text, index) => meetingsOf(text, slotsOf(index), unread))
      : parsed.map(fromSlots);
  const { component, letter } = KINDS[kind];
  return found.map((meetings, index) => ({
    class_number: '',
    section: `${letter}${index + 1}`,
    component,
    instructors: [],
    meetings: meetings.map((meeting) => ({ ...meeting, ...span })),
    enrollment: null,
    cap: null,
    status: null,
    links: [],
  }));
}

function meetingsOf(
  text: string,
  slots: RawSection | undefined,
  unread: (text: string) => void,
): SectionMeeting[] {
  const meetings = meetingsOfText(text);
  if (meetings !== null) return meetings;
  const known = slots === undefined ? [] : fromSlots(slots);
  if (known.length === 0 && !/^(TBA|TBD)?$/.test(text.trim())) unread(text);
  return known;
}

function fromSlots([slots, room]: RawSection): SectionMeeting[] {
  return patternsOf(
    slots.map(([slot, length]) => {
      const start = DAY_BEGINS + (slot % SLOTS_A_DAY) * 30;
      const day = WEEKDAYS[Math.floor(slot / SLOTS_A_DAY)] ?? 'Sun';
      const place = roomOf(room);
      return {
        ...NO_MEETING,
        days: [day],
        start: clockText(start),
        end: clockText(start + length * 30),
        place,
      };
    }),
  );
}

function roomOf(text: string): string {
  return /^TB[AD]$/.test(text.trim()) ? '' : text.trim();
}

/**
 * Parses `4-158/TR/0/2-3.30`: room, then days, evening flag and time, which repeat for further meetings; a semicolon
 * starts a second room. Null for other forms (`TBA`).
 */
export function meetingsOfText(text: string): SectionMeeting[] | null {
  const meetings: SectionMeeting[] = [];
  for (const part of text.split(';')) {
    const [room = '', ...rest] = part.trim().split('/');
    if (rest.length === 0 || rest.length % 3 !== 0) return null;
    for (let index = 0; index < rest.length; index += 3) {
      const [days = '', evening = '', time = ''] = rest.slice(index, index + 3);
      const span = readSpan(time, evening === '1');
      if (span === null || !/^[MTWRFSU]+$/.test(days)) return null;
      for (const letter of days) {
        const day = WEEKDAYS[DAY_LETTERS.indexOf(letter)] ?? 'Sun';
        meetings.push({ ...NO_MEETING, days: [day], ...span, place: roomOf(room) });
      }
    }
  }
  return patternsOf(meetings);
}

/**
 * Parses `2-3.30`, `10` (one hour), `7-10 PM`. Without the evening flag, 6 to 12 is morning or noon and 1 to 5
 * afternoon.
 */
function readSpan(time: string, isEvening: boolean): { start: string; end: string } | null {
  const match = /^(\d{1,2})(?:\.(\d{2}))?(?:-(\d{1,2})(?:\.(\d{2}))?)?(?: PM)?$/.exec(time);
  if (match === null) return null;
  const [, startHour, startMinute, endHour, endMinute] = match;
  const start = minutes(startHour, startMinute, isEvening);
  const end = endHour === undefined ? start + 60 : minutes(endHour, endMinute, isEvening);
  return end > start && end < 24 * 60 ? { start: clockText(start), end: clockText(end) } : null;
}

function minutes(hourText: string | undefined, minuteText: string | undefined, isEvening: boolean): number {
  const hour = Number(hourText);
  const isAfternoon = isEvening ? hour < 12 : hour < 6;
  return (isAfternoon ? hour + 12 : hour) * 60 + Number(minuteText ?? '0');
}
