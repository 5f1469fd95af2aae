import { readClock } from '../fields/clock.ts';
import {
  type CourseDraft,
  type Draft,
  ImportError,
  newDraft,
  type Place,
  type SourceFile,
  Tally,
} from '../pack/pack-draft.ts';
import { type Meeting, meetingFields } from '../fields/meetings.ts';
import { noteText } from '../fields/note-text.ts';
import { mostCommonDates, readDay, type TermDatesSeen } from '../fields/terms.ts';
import { readWeekdays } from '../fields/weekdays.ts';
import { type CsvField, type CsvMapping, mappingOfHeaders } from './csv-mapping.ts';
import { columnOf, parseCsv } from './csv-table.ts';

/** Content of a field's cell; `''` when it is empty, counts as empty, or has no column. */
type Cell = (field: CsvField) => string;

/**
 * Reads a registrar's CSV export. Without `mapping` the headers must be our field names. A row without tag or term,
 * or with more or fewer cells than the header, is refused; unreadable values are omitted and counted.
 */
export function readCsvRows(files: readonly SourceFile[], mapping: CsvMapping | null): Draft {
  const draft = newDraft();
  const dates: TermDatesSeen = new Map();
  for (const file of files) readFile(file, mapping, draft, dates);
  draft.terms = mostCommonDates(dates);
  dropUnknownEnrolment(draft);
  return draft;
}

function readFile(file: SourceFile, given: CsvMapping | null, draft: Draft, dates: TermDatesSeen): void {
  const { headers, rows } = parseCsv(file);
  const mapping = given ?? mappingOfHeaders(headers);
  const columns = new Map(
    Object.entries(mapping.columns).map(([field, header]) => [field, columnOf(file, headers, header)]),
  );
  const notes = Object.entries(mapping.notes).map(
    ([label, header]) => [label, columnOf(file, headers, header)] as const,
  );
  if (
    !columns.has('term') ||
    !(columns.has('class_tag') || (columns.has('subject') && columns.has('number')))
  ) {
    const how = given === null ? ' Say which columns they are with --mapping FILE.' : '';
    throw new ImportError(
      `${file.name} has no column for term, or none for class_tag (or subject and number).${how}`,
    );
  }
  draft.read += rows.length;
  for (const { line, cells } of rows) {
    const place = { file: file.name, row: line };
    if (cells.length !== headers.length) {
      draft.refused.add(
        `has not the ${headers.length} cells of the header`,
        place,
        null,
        `has ${cells.length} cells`,
      );
      continue;
    }
    const at = (index: number | undefined): string => {
      const text = index === undefined ? '' : (cells[index] ?? '').trim();
      return mapping.empty.includes(text) ? '' : text;
    };
    const cell: Cell = (field) => at(columns.get(field));
    const { tag, section } = tagOf(cell, mapping);
    if (tag === '' || cell('term') === '') {
      const field =
        tag !== ''
          ? 'term'
          : columns.has('class_tag')
            ? 'class_tag'
            : cell('subject') === ''
              ? 'subject'
              : 'number';
      draft.refused.add(`${field} is empty`, place, field);
      continue;
    }
    if (columns.has('term_start')) {
      const seen = dates.get(cell('term')) ?? [];
      const day = (field: 'term_start' | 'term_end'): string => {
        const text = cell(field);
        const read = text === '' ? '' : readDay(text);
        if (read === null)
          draft.leftOut.add(`${field} is not written YYYY-MM-DD`, place, field, JSON.stringify(text));
        return read ?? '';
      };
      seen.push([day('term_start'), day('term_end')]);
      dates.set(cell('term'), seen);
    }
    const facts = notes.map(
      ([label, index]) => [label, mapping.usual.includes(at(index)) ? '' : at(index)] as const,
    );
    const course = draftOf(cell, mapping, [['Section', section], ...facts], place, draft.leftOut);
    draft.rows.push({
      course: { ...course, class_tag: tag },
      place,
      section: section === '' ? null : section,
    });
  }
}

function tagOf(cell: Cell, mapping: CsvMapping): { tag: string; section: string } {
  // A subject without a number identifies no course.
  const joined = cell('subject') && cell('number') ? `${cell('subject')} ${cell('number')}` : '';
  const tag = (cell('class_tag') || joined).replace(/\s+/g, ' ');
  const split = mapping.section_in_tag ? /^(\S+ \S+) (\S+)$/.exec(tag) : null;
  return { tag: split?.[1] ?? tag, section: cell('section') || (split?.[2] ?? '') };
}

function draftOf(
  cell: Cell,
  mapping: CsvMapping,
  facts: (readonly [string, string])[],
  place: Place,
  leftOut: Tally,
): CourseDraft {
  const [enrolled = '', slashCap = ''] = cell('current_enrollment_number').split('/');
  const cap = numberOf('enrollment_cap', cell('enrollment_cap') || slashCap);
  const list = (field: CsvField): string[] =>
    cell(field)
      .split(mapping.separator)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  return {
    course_id: cell('course_id') || null,
    class_number: cell('class_number') || null,
    class_tag: '',
    class_name: cell('class_name'),
    term: cell('term'),
    instructors: list('instructors'),
    ...meetingFields(meetingsOf(cell, place, leftOut)),
    units: numberOf('units', cell('units')),
    mean_hours: numberOf('mean_hours', cell('mean_hours')),
    overall_score_course_mean: numberOf('overall_score_course_mean', cell('overall_score_course_mean')),
    current_enrollment_number: numberOf('current_enrollment_number', enrolled),
    enrollment_cap: cap !== null && cap >= mapping.no_cap_from ? null : cap,
    description: cell('description'),
    course_requirements: cell('course_requirements'),
    recommended_prep: cell('recommended_prep'),
    class_notes: noteText(cell('class_notes'), facts),
    q_report: cell('q_report'),
    department: cell('department'),
    component: cell('component'),
    aliases: list('aliases'),
  };

  function numberOf(field: CsvField, text: string): number | null {
    if (text.trim() === '') return null;
    const value = Number(text);
    if (Number.isFinite(value)) return value;
    leftOut.add(`${field} is no number`, place, field, JSON.stringify(text));
    return null;
  }
}

function meetingsOf(cell: Cell, place: Place, leftOut: Tally): Meeting[] {
  const days = readWeekdays(cell('days'));
  if (days === null) leftOut.add('days are no weekdays', place, 'days', JSON.stringify(cell('days')));
  const [start, end] = (['start_time', 'end_time'] as const).map((field) => {
    const time = cell(field) === '' ? '' : readClock(cell(field));
    if (time === null) leftOut.add(`${field} is no clock time`, place, field, JSON.stringify(cell(field)));
    return time === '' ? null : time;
  }) as [string | null, string | null];
  if (days?.length === 0 && start !== null) {
    leftOut.add('start_time has no day to stand on', place, 'start_time', JSON.stringify(cell('start_time')));
  }
  if ((start === null) !== (end === null)) {
    leftOut.add('one of start_time and end_time is not there', place, 'start_time', `${start} to ${end}`);
  }
  return (days ?? []).map((day) => ({ day, start, end }));
}

/** Share of zeros above which the enrolment column was exported before enrolment began. */
const MAX_ZERO_SHARE = 0.9;

/** Exports made before enrolment state 0 for nearly every class; that means unknown, not empty. */
function dropUnknownEnrolment(draft: Draft): void {
  const counted = draft.rows.filter(({ course }) => course.current_enrollment_number != null);
  const zeros = counted.filter(({ course }) => course.current_enrollment_number === 0);
  if (zeros.length === 0 || zeros.length < counted.length * MAX_ZERO_SHARE) return;
  for (const { course } of zeros) course.current_enrollment_number = null;
  draft.notes.push(
    `Enrollment is 0 in ${zeros.length} of ${counted.length} rows, as before enrollment begins: there it is left unknown.`,
  );
}
