import type { Section, SectionMeeting, Weekday } from '../../contract.ts';

/** A section as stored in a row: without places and seats, which only the whole record has. */
export type RowSection = Omit<Section, 'meetings' | 'enrollment' | 'cap'> & { meetings: RowMeeting[] };
export type RowMeeting = Omit<SectionMeeting, 'place'>;

/** Values of the row that sections inherit if they are omitted. */
export interface PackedWith {
  class_number: string;
  instructors: readonly string[];
}

/**
 * Packs sections into a short text, so that a catalogue of thousands stays small on the wire and in memory and sections
 * are unpacked only when needed. Sections are separated by `|`, their fields by `;`; trailing empty fields are omitted:
 *
 * kind ; name ; class number ; meetings ; status ; links ; instructors
 *
 * - kind: a letter of `KINDS`, `=` followed by the kind, or empty: that of the previous section, initially a lecture
 * - class number: empty if it is the row's, `-` if there is none
 * - meetings, separated by `,`: `MWF930-1045`, days as letters of `DAYS` and times without a colon; `@FROM~TO` for
 * dates of its own. `?` is a meeting of which nothing is known.
 * - status: its first letter
 * - instructors, separated by `,`: empty if they are the row's, `-` if there are none
 *
 * `%`, `|`, `;`, `,`, and `-` or `=` where they would be ambiguous, are percent-encoded: `%2C`.
 */
export const packSections = (
  sections: readonly RowSection[],
  { class_number, instructors }: PackedWith,
): string => {
  let kind = 'Lecture';
  return sections
    .map((section) => {
      const fields = [
        section.component === kind ? '' : (LETTER_OF[section.component] ?? `=${escaped(section.component)}`),
        escaped(section.section),
        section.class_number === class_number ? '' : escaped(section.class_number) || '-',
        section.meetings.map(packMeeting).join(','),
        section.status?.charAt(0) ?? '',
        section.links.map(escaped).join(','),
        isSameList(section.instructors, instructors) ? '' : section.instructors.map(escaped).join(',') || '-',
      ];
      kind = section.component;
      return fields.join(';').replace(/;+$/, '');
    })
    .join('|');
};

/** The inverse of `packSections`; malformed parts are ignored and never an error. */
export const unpackSections = (packed: string, { class_number, instructors }: PackedWith): RowSection[] => {
  let component = 'Lecture';
  return packed.split('|').map((text) => {
    const [kind = '', section = '', number = '', meetings = '', status = '', links = '', names = ''] =
      text.split(';');
    if (kind !== '') component = KINDS[kind] ?? unescaped(kind.slice(1));
    return {
      class_number: number === '' ? class_number : number === '-' ? '' : unescaped(number),
      section: unescaped(section),
      component,
      instructors: names === '' ? [...instructors] : names === '-' ? [] : listed(names),
      meetings: meetings === '' ? [] : meetings.split(',').map(unpackMeeting),
      status: STATUSES[status] ?? null,
      links: links === '' ? [] : listed(links),
    };
  });
};

/** The kinds in a packed text with a section that is not cancelled, without duplicates and without unpacking the rest. */
export const packedKinds = (packed: string): string[] => {
  let component = 'Lecture';
  const kinds = packed.split('|').flatMap((text) => {
    const [kind = '', , , , status = ''] = text.split(';', 5);
    if (kind !== '') component = KINDS[kind] ?? unescaped(kind.slice(1));
    return STATUSES[status] === 'cancelled' ? [] : component;
  });
  return [...new Set(kinds)];
};

/** The class numbers in a packed text that differ from the row's, without unpacking the rest. */
export const packedNumbers = (packed: string): string[] =>
  packed.split('|').flatMap((section) => {
    const number = section.split(';', 3)[2] ?? '';
    return number === '' || number === '-' ? [] : unescaped(number);
  });

/** The instructors in a packed text that differ from the row's, without duplicates. */
export const packedInstructors = (packed: string): string[] => {
  const names = packed.split('|').flatMap((section) => {
    const field = section.split(';')[6] ?? '';
    return field === '' || field === '-' ? [] : listed(field);
  });
  return [...new Set(names)];
};

const KINDS: Record<string, string> = {
  L: 'Lecture',
  R: 'Recitation',
  B: 'Laboratory',
  D: 'Design',
  S: 'Seminar',
  T: 'Tutorial',
  C: 'Discussion',
  W: 'Workshop',
  U: 'Studio',
};
const LETTER_OF = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]));

const STATUSES: Record<string, Section['status']> = {
  o: 'open',
  w: 'waitlist',
  f: 'full',
  c: 'cancelled',
};

const DAYS: Record<string, Weekday> = {
  M: 'Mon',
  T: 'Tue',
  W: 'Wed',
  R: 'Thu',
  F: 'Fri',
  S: 'Sat',
  U: 'Sun',
};
const LETTER_OF_DAY = Object.fromEntries(Object.entries(DAYS).map(([letter, day]) => [day, letter]));

const packMeeting = ({ days, start, end, from, to }: RowMeeting): string => {
  const times = start === null && end === null ? '' : `${packClock(start)}-${packClock(end)}`;
  const dates = from === null && to === null ? '' : `@${from ?? ''}~${to ?? ''}`;
  return days.map((day) => LETTER_OF_DAY[day]).join('') + times + dates || '?';
};

const MEETING = /^([MTWRFSU]*)(?:(\d*)-(\d*))?(?:@([^~]*)~(.*))?$/;

const unpackMeeting = (text: string): RowMeeting => {
  const [, days = '', start = '', end = '', from = '', to = ''] = MEETING.exec(text) ?? [];
  return {
    days: days.split('').flatMap((letter) => DAYS[letter] ?? []),
    start: unpackClock(start),
    end: unpackClock(end),
    from: from || null,
    to: to || null,
  };
};

/** `09:30` as `930`. */
const packClock = (clock: string | null): string => clock?.replace(/^0/, '').replace(':', '') ?? '';

const unpackClock = (packed: string): string | null => {
  if (packed === '') return null;
  const digits = packed.padStart(4, '0');
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
};

const escaped = (text: string): string => text.replace(/[%|;,]/g, encoded).replace(/^[-=]$/, encoded);
const encoded = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
const unescaped = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const listed = (text: string): string[] => text.split(',').map(unescaped);

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);
