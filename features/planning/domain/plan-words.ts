import type { Section } from '#features/catalogue/contract.ts';
import { formatClock, formatClockRange } from '#features/catalogue/domain/sections/clock-times.ts';
import { datesText } from '#features/catalogue/domain/sections/meeting-dates.ts';
import { formatMeetingTimes, type Meeting } from '#features/catalogue/domain/sections/meeting-times.ts';
import { sectionsByKind } from '#features/catalogue/domain/sections/sections.ts';
import type {
  SectionName,
  TimetabledSection,
} from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import { datedMeetingsOf } from '#features/catalogue/domain/timetable/week.ts';
import {
  fullDayName,
  type WeekdayNumber,
  weekdayName,
} from '#features/catalogue/domain/sections/weekdays.ts';
import type { PlanContent } from '../contract.ts';
import type { Move, Placed } from './search/place-sections.ts';
import { codeOf, namesIn } from './planned-course.ts';
import type { Entry, Mismatch, WeekBlock } from './planned-week.ts';

type SectionLine = Pick<Section, 'component' | 'section' | 'class_number' | 'meetings' | 'instructors'>;

const HOUR = 60;

export const dayName = (weekday: WeekdayNumber): string => fullDayName(weekdayName(weekday));

/** `Lecture A`; `Section` if the source has neither kind nor name. */
export const sectionWords = ({ component, section }: SectionName): string =>
  [component, section].filter((word) => word !== '').join(' ') || 'Section';

/** Kinds as registrars abbreviate them. */
const SHORT_KINDS: Readonly<Record<string, string>> = {
  Lecture: 'Lec',
  Discussion: 'Disc',
  Laboratory: 'Lab',
  Recitation: 'Rec',
  Seminar: 'Sem',
  Tutorial: 'Tut',
  Section: 'Sec',
};

/** `Lec A`, for columns that are too narrow for the whole word. */
export const shortSectionWords = (section: SectionName): string => shortWords(sectionWords(section));

/** The same of the words of a section. */
export const shortWords = (words: string): string =>
  words.replace(/^\w+/, (kind) => SHORT_KINDS[kind] ?? kind);

/** `COMPSCI 50 Lecture 1`. */
export const entryWords = ({ name, section }: Entry): string =>
  section ? `${name} ${sectionWords(section)}` : name;

/** `GHP 243 Lecture, Sat, Sun, time to be announced`: as much of its times as is known. */
export const untimedWords = (entry: Entry): string =>
  [entryWords(entry), timesWords(entry)].filter((part) => part !== '').join(', ');

/** `Lecture A · Mon, Wed 10:00 – 11:15 AM · Hall 2 · Ada Quill · class 10234`; omits what is not stated. */
export const sectionLine = (section: SectionLine): string =>
  [
    sectionWords(section),
    timesWords(section) || 'no known time',
    [...new Set(section.meetings.map(({ place }) => place))].filter(Boolean).join(', '),
    section.instructors.join(', '),
    section.class_number === '' ? '' : `class ${section.class_number}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** `Mon, Wed 10:00 – 11:15 AM, until Oct 17`; empty without times. */
export const timesWords = ({ meetings }: Pick<TimetabledSection, 'meetings'>): string => {
  const spans = meetings.flatMap(datedMeetingsOf);
  const days = new Set(spans.map(({ weekday }) => weekday));
  const untimed = meetings
    .filter((meeting) => datedMeetingsOf(meeting).length === 0)
    .flatMap(({ days: names }) =>
      ([1, 2, 3, 4, 5, 6, 7] as const).filter((each) => names.includes(weekdayName(each)) && !days.has(each)),
    );
  const times = formatMeetingTimes({ meetings: spans.toSorted(byTime), untimed: [...new Set(untimed)] });
  const dates = [...new Set(meetings.map(datesText))].filter((text) => text !== '');
  return [times, ...dates].filter((text) => text !== '').join(', ');
};

const byTime = (a: Meeting, b: Meeting): number => a.weekday - b.weekday || a.start - b.start;

/** What a screen reader says for a block of the week: the visible parts first, in the same order. */
export const blockWords = (block: WeekBlock): string =>
  [
    entryWords(block.entry),
    datesText(block),
    block.place,
    `${dayName(block.weekday)} ${formatClockRange(block)}`,
    block.clashes.length > 0 ? `clashes with ${listWords([...new Set(block.clashes)])}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** `ECON 10A: Discussion D13 does not go with Lecture A`. */
export const mismatchWords = ({ name, first, second }: Mismatch): string =>
  `${name}: ${sectionWords(second)} does not go with ${sectionWords(first)}`;

/** `full`, `waitlist`; empty if seats are left or not stated. */
export const seatWords = (status: Section['status']): string =>
  status === 'full' || status === 'waitlist' ? status : '';

/** `Lecture A, Mon, Wed 10:00 – 11:15 AM, waitlist`. */
export const placedWords = (section: Section): string =>
  [sectionWords(section), timesWords(section) || 'no times stated', seatWords(section.status)]
    .filter((part) => part !== '')
    .join(', ');

export const inBrackets = (words: string): string => (words === '' ? '' : ` (${words})`);

/** `MATH 21B (Discussion D6, waitlist)`: a course, with those of its new sections that have no free seat. */
export const nameWithSeats = (name: string, sections: readonly Section[]): string => {
  const seatless = sections
    .filter(({ status }) => seatWords(status) !== '')
    .map((section) => `${sectionWords(section)}, ${seatWords(section.status)}`);
  return `${name}${inBrackets(seatless.join('; '))}`;
};

export const movedName = ({ item, sections }: Move): string => {
  const before = namesIn(item.content);
  const isNew = ({ component, section }: SectionName): boolean =>
    before.every((was) => was.component !== component || was.section !== section);
  return nameWithSeats(codeOf(item), sections.filter(isNew));
};

/** `MATH 21B moved to make room`; empty if nothing moved. */
export const movedWords = (moves: readonly Move[]): string => roomWords(moves.map(movedName));

/** The same for the names of courses. */
export const roomWords = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${listWords(names)} moved to make room`;

/** `ECON 10A added: Lecture A, Mon 9:00 – 10:15 AM. MATH 21B moved to make room. It clashes with CHEM 17`. */
export const addedWords = (tag: string, { own, moves, clashes }: Placed): string =>
  [
    `${tag} added: ${own.map(placedWords).join('; ')}`,
    movedWords(moves),
    clashes.length > 0 ? `It clashes with ${listWords(clashes)}` : '',
  ]
    .filter((part) => part !== '')
    .join('. ');

/** `A`, `A and B`, `A, B and C`. */
export const listWords = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * An item in words, for comparing two states of it.
 *
 * @param timesOf meeting times of a section of a catalogue course; empty if unknown
 */
export const contentWords = (
  content: PlanContent | null,
  timesOf: (code: string, name: SectionName) => string,
): string => {
  if (content === null) return 'Removed';
  switch (content.kind) {
    case 'course': {
      const words = (name: SectionName, how: string): string =>
        [sectionWords(name), timesOf(content.code, name), how].filter((part) => part !== '').join(', ');
      const isLocked = ({ component }: SectionName) =>
        content.locked.some((other) => other.component === component);
      // Sorted, so that two states of a course name its kinds in the same order, whichever are locked.
      const byName = namesIn(content).toSorted((a, b) => (a.component < b.component ? -1 : 1));
      const sections = [...sectionsByKind(byName).values()]
        .flat()
        .map((name) =>
          words(
            name,
            isLocked(name) ? 'locked' : content.picked?.includes(name.component) === true ? 'picked' : '',
          ),
        );
      const need =
        content.need === 'one_of' ? `one of ${content.group}` : content.need === 'optional' ? 'optional' : '';
      return [content.code, ...sections, need].filter((part) => part !== '').join('; ');
    }
    case 'block':
      return `${content.label}, ${content.days.join(', ')} ${content.start}–${content.end}`;
    case 'own_course':
      return [
        content.title,
        content.units === null ? '' : unitsText(content.units),
        ...content.meetings.map(({ days, start, end }) => `${days.join(', ')} ${start}–${end}`),
      ]
        .filter((part) => part !== '')
        .join('; ');
    case 'wish':
      return `${content.wish.name.replaceAll('_', ' ')}, weight ${content.weight}`;
  }
};

/** `10:30–11:45`, next to an axis that shows AM and PM. */
export const shortRange = ({ start, end }: { start: number; end: number }): string =>
  [start, end]
    .map((minutes) => {
      const hour = Math.floor(minutes / HOUR) % 12;
      return `${hour === 0 ? 12 : hour}:${String(minutes % HOUR).padStart(2, '0')}`;
    })
    .join('–');

/** `9 AM`, for the axis of the week. */
export const shortHour = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 || hour === 24 ? 'AM' : 'PM'}`;
};

/** Converts `13:30` to minutes after midnight. */
export const clockMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** `Tue 10:30 AM, Thu 10:30 AM`. */
export const timesOfMeetings = (meetings: readonly Meeting[]): string =>
  meetings.map(({ weekday, start }) => `${weekdayName(weekday)} ${formatClock(start)}`).join(', ');
