import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { clock } from '../fields/clock.ts';
import type { Meeting } from '../fields/meetings.ts';
import type { RawSection, SectionKind, RawClass } from './planner-shapes.ts';

const SLOTS_A_DAY = 34;
const DAY_BEGINS = 6 * 60;
const DAY_LETTERS = 'MTWRFSU';

/** A section with its meetings and room (`''` when not stated). */
export interface Section {
  meetings: Meeting[];
  room: string;
}

/**
 * Sections of one kind that have times, from the parsed slots, else from the raw texts. `unread` receives raw texts
 * that are neither times nor a known form of "not yet".
 */
export function sectionsOf(raw: RawClass, kind: SectionKind, unread: (text: string) => void): Section[] {
  const parsed = (raw[`${kind}Sections`] ?? []).map(fromSlots).filter(({ meetings }) => meetings.length > 0);
  if (parsed.length > 0) return parsed;
  const sections: Section[] = [];
  for (const text of raw[`${kind}RawSections`] ?? []) {
    const section = sectionOfText(text);
    if (section !== null) sections.push(section);
    else if (!/^(TBA|TBD)?$/.test(text.trim())) unread(text);
  }
  return sections;
}

function fromSlots([slots, room]: RawSection): Section {
  const meetings = slots.map(([slot, length]): Meeting => {
    const start = DAY_BEGINS + (slot % SLOTS_A_DAY) * 30;
    const day = WEEKDAYS[Math.floor(slot / SLOTS_A_DAY)] ?? 'Sun';
    return { day, start: clock(start), end: clock(start + length * 30) };
  });
  return { meetings, room: roomOf(room) };
}

function roomOf(text: string): string {
  return /^TB[AD]$/.test(text) ? '' : text;
}

/**
 * Parses `4-158/TR/0/2-3.30`: room, then days, evening flag and time, which repeat for further meetings; a semicolon
 * starts a second room. Null for other forms (`TBA`).
 */
export function sectionOfText(text: string): Section | null {
  const section: Section = { meetings: [], room: '' };
  for (const part of text.split(';')) {
    const [room = '', ...rest] = part.trim().split('/');
    if (rest.length === 0 || rest.length % 3 !== 0) return null;
    section.room ||= roomOf(room);
    for (let index = 0; index < rest.length; index += 3) {
      const [days = '', evening = '', time = ''] = rest.slice(index, index + 3);
      const span = readSpan(time, evening === '1');
      if (span === null || !/^[MTWRFSU]+$/.test(days)) return null;
      for (const letter of days) {
        section.meetings.push({ day: WEEKDAYS[DAY_LETTERS.indexOf(letter)] ?? 'Sun', ...span });
      }
    }
  }
  return section;
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
  return end > start && end < 24 * 60 ? { start: clock(start), end: clock(end) } : null;
}

function minutes(hourText: string | undefined, minuteText: string | undefined, isEvening: boolean): number {
  const hour = Number(hourText);
  const isAfternoon = isEvening ? hour < 12 : hour < 6;
  return (isAfternoon ? hour + 12 : hour) * 60 + Number(minuteText ?? '0');
}
