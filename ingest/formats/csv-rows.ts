import type { Section, SectionMeeting } from '#features/catalogue/contract.ts';
import type { CourseDraft, Draft, Place } from '../pack/pack-draft.ts';
import { attributesIn } from '../fields/attributes.ts';
import { hasHalf, readClockRange } from '../fields/clock.ts';
import { kindOf } from '../fields/kinds.ts';
import { NO_MEETING, readMeetings } from '../fields/meetings.ts';
import { noteText } from '../fields/note-text.ts';
import { readDay } from '../fields/terms.ts';
import { readWeekdays } from '../fields/weekdays.ts';
import { type Columns, termNamed, textOf } from './csv-columns.ts';
import type { CsvField, CsvMapping, MeetingField } from './csv-mapping.ts';

/** Content of a field's cell; `''` when it is empty, counts as empty, or has no column. */
type Cell = (field: CsvField) => string;

/** A parsed row: a section with its course's data, or one of its meetings. */
export interface RowReading {
  place: Place;
  course: CourseDraft & { sections: [Section] };
  meetings: SectionMeeting[];
  /** Column values that must not differ between two meetings of one section. Computed lazily: few rows need it. */
  facts: () => Record<string, string>;
  /** First and last day of the term according to the row; empty if not stated. */
  dates: [start: string, end: string];
  /** Why the row cannot be used: a meeting that ends before it starts. */
  fault: { field: string; message: string } | null;
  /** An early-morning start written without AM or PM. */
  isEarly: boolean;
  /** It states a meeting of which the days cannot be read. */
  isDayless: boolean;
}

interface Context {
  columns: Columns;
  mapping: CsvMapping;
  draft: Draft;
}

/** Null for a row without a code or a term, which is refused. */
export function readRow(cells: readonly string[], place: Place, context: Context): RowReading | null {
  const { columns, mapping, draft } = context;
  const textAt = (indexes: readonly number[] = []): string => textOf(cells, indexes, mapping);
  const at = (index: number): string => textAt([index]);
  const cell: Cell = (field) => textAt(columns.fields.get(field));
  const { tag, section } = tagOf(cell, mapping);
  if (tag === '' || cell('term') === '') {
    const codeField = columns.fields.has('class_tag') ? 'class_tag' : cell('subject') ? 'number' : 'subject';
    const field = tag === '' ? codeField : 'term';
    draft.refused.add(`${field} is empty`, place, field);
    return null;
  }
  const read = {
    meetings: [] as SectionMeeting[],
    fault: null as RowReading['fault'],
    isEarly: false,
    isDayless: false,
  };
  for (const group of columns.meetings) readGroup((field) => textAt(group.get(field)), place, draft, read);
  readWeek(cell('meetings'), place, draft, read);
  const values = valuesOf(cell, mapping, place, draft);
  const own: Section = {
    class_number: cell('class_number'),
    section,
    component: kindOf(cell('component')),
    instructors: values.list('instructors'),
    meetings: [],
    enrollment: values.enrollment,
    cap: values.cap,
    status: statusOf(cell('status'), place, draft),
    links: values.list('links'),
  };
  const isUsual = (text: string): boolean => mapping.usual.includes(text);
  const course = {
    course_id: cell('course_id') || null,
    class_number: cell('class_number') || null,
    class_tag: tag,
    class_name: cell('class_name'),
    term: termNamed(cell('term'), mapping),
    sections: [own] as [Section],
    units: values.number('units'),
    mean_hours: values.number('mean_hours'),
    mean_class_size: values.number('mean_class_size'),
    overall_score_course_mean: values.number('overall_score_course_mean'),
    description: cell('description'),
    course_requirements: cell('course_requirements'),
    recommended_prep: cell('recommended_prep'),
    class_notes: noteText(
      cell('class_notes'),
      columns.notes.map(({ label, index }) => [label, isUsual(at(index)) ? '' : at(index)] as const),
    ),
    q_report: cell('q_report'),
    department: cell('department'),
    aliases: values.list('aliases'),
    codes: values.list('codes'),
    meets_with: values.list('meets_with'),
    offered: values.list('offered'),
    attributes: columns.attributes.flatMap(({ scheme, index, separator }) =>
      isUsual(at(index)) ? [] : attributesIn(scheme, at(index), separator, mapping.empty),
    ),
  };
  return {
    place,
    course,
    ...read,
    facts: () => factsOf(cell, at, columns),
    dates: datesOf(cell, place, draft),
  };
}

function tagOf(cell: Cell, mapping: CsvMapping): { tag: string; section: string } {
  // A subject without a number identifies no course.
  const joined = cell('subject') && cell('number') ? `${cell('subject')} ${cell('number')}` : '';
  const tag = (cell('class_tag') || joined).replace(/\s+/g, ' ');
  const split = mapping.section_in_tag ? /^(\S+ \S+) (\S+)$/.exec(tag) : null;
  return { tag: split?.[1] ?? tag, section: cell('section') || (split?.[2] ?? '') };
}

const OF_MEETING = new Set<CsvField>([
  'days',
  'start_time',
  'end_time',
  'place',
  'from',
  'to',
  'meetings',
  'term_start',
  'term_end',
]);

function factsOf(cell: Cell, at: (index: number) => string, columns: Columns): Record<string, string> {
  const fields = [...columns.fields.keys()].filter((field) => !OF_MEETING.has(field));
  return Object.fromEntries([
    ...fields.map((field) => [field, cell(field).replace(/\s+/g, ' ')]),
    ...columns.attributes.map(({ scheme, index }) => [scheme, at(index)]),
    ...columns.notes.map(({ label, index }) => [label, at(index)]),
  ]) as Record<string, string>;
}

function datesOf(cell: Cell, place: Place, draft: Draft): [start: string, end: string] {
  return (['term_start', 'term_end'] as const).map((field) => dayOf(field, cell(field), place, draft)) as [
    string,
    string,
  ];
}

/** `''` for an empty cell and for an invalid date. */
function dayOf(field: string, text: string, place: Place, draft: Draft): string {
  const read = text === '' ? '' : readDay(text);
  if (read === null)
    draft.leftOut.add(`${field} is not written YYYY-MM-DD`, place, field, JSON.stringify(text));
  return read ?? '';
}

/** Reads one meeting's columns into `read`. */
function readGroup(
  cell: (field: MeetingField) => string,
  place: Place,
  draft: Draft,
  read: Pick<RowReading, 'meetings' | 'fault' | 'isEarly' | 'isDayless'>,
): void {
  const leftOut = (reason: string, field: string, text: string): void => {
    draft.leftOut.add(reason, place, field, JSON.stringify(text));
    isWhole = false;
  };
  let isWhole = true;
  const days = readWeekdays(cell('days'));
  if (days === null) leftOut('days are no weekdays', 'days', cell('days'));
  const [startText, endText] = [cell('start_time'), cell('end_time')];
  const range = readClockRange(startText, endText);
  const start = startText === '' ? null : range.start;
  const end = endText === '' ? null : range.end;
  if (startText !== '' && start === null) leftOut('start_time is no clock time', 'start_time', startText);
  if (endText !== '' && end === null) leftOut('end_time is no clock time', 'end_time', endText);
  if (days?.length === 0 && start !== null)
    leftOut('start_time has no day to stand on', 'start_time', startText);
  if (isWhole && (start === null) !== (end === null))
    leftOut('one of start_time and end_time is not there', 'start_time', `${startText} to ${endText}`);
  if (!isWhole) draft.unreadMeetings += 1;
  if (!isWhole && (days === null || days.length === 0)) read.isDayless = true;
  const isTimed = start !== null && end !== null;
  if (isTimed && end <= start)
    read.fault ??= { field: 'end_time', message: `ends at ${end}, not after its start at ${start}` };
  if (isTimed && start < '06:00' && !hasHalf(startText) && !hasHalf(endText) && !startText.startsWith('0'))
    read.isEarly = true;
  const [from, to] = (['from', 'to'] as const).map(
    (field) => dayOf(field, cell(field), place, draft) || null,
  );
  if (days === null || days.length === 0) return;
  read.meetings.push({
    days,
    start: isTimed ? start : null,
    end: isTimed ? end : null,
    place: cell('place'),
    from: from ?? null,
    to: to ?? null,
  });
}

function readWeek(
  text: string,
  place: Place,
  draft: Draft,
  read: Pick<RowReading, 'meetings' | 'isDayless'>,
): void {
  if (text === '') return;
  const week = readMeetings(text);
  if (week !== null) {
    read.meetings.push(...week.map((meeting) => ({ ...NO_MEETING, ...meeting })));
    return;
  }
  draft.leftOut.add('meetings cannot be read', place, 'meetings', JSON.stringify(text));
  draft.unreadMeetings += 1;
  read.isDayless = true;
}

const STATUS_WORDS = [
  ['cancelled', /cancel/i],
  ['waitlist', /wait/i],
  ['full', /full|closed/i],
  ['open', /open|active/i],
] as const;

function statusOf(text: string, place: Place, draft: Draft): Section['status'] {
  if (text === '') return null;
  const found = STATUS_WORDS.find(([, word]) => word.test(text))?.[0] ?? null;
  if (found === null)
    draft.leftOut.add(
      'status is none of open, waitlist, full, cancelled',
      place,
      'status',
      JSON.stringify(text),
    );
  return found;
}

function valuesOf(cell: Cell, mapping: CsvMapping, place: Place, draft: Draft) {
  const numberOf = (field: CsvField, text: string): number | null => {
    if (text.trim() === '') return null;
    const value = Number(text);
    if (Number.isFinite(value)) return value;
    draft.leftOut.add(`${field} is no number`, place, field, JSON.stringify(text));
    return null;
  };
  const [enrolled = '', slashCap = ''] = cell('current_enrollment_number').split('/');
  const cap = numberOf('enrollment_cap', cell('enrollment_cap') || slashCap);
  return {
    enrollment: numberOf('current_enrollment_number', enrolled),
    cap: cap !== null && cap >= mapping.no_cap_from ? null : cap,
    number: (field: CsvField) => numberOf(field, cell(field)),
    list: (field: CsvField): string[] =>
      cell(field)
        .split(mapping.separator)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
  };
}
