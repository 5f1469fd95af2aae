import type { SectionMeeting } from '#features/catalogue/contract.ts';
import { leaveOutWeek } from '../fields/left-out-week.ts';
import { patternsOf } from '../fields/meetings.ts';
import type { Draft, DraftRow, Place, TermDates } from '../pack/pack-draft.ts';
import type { RowReading } from './csv-rows.ts';

/**
 * From this many class numbers that occur with several codes, class numbers are considered local to a course (`1`, `2`,
 * …).
 */
const MANY_SHARED = 10;

/**
 * Combines rows into sections: rows with one class number in one term, or without a number but with one name within a
 * course, are meetings of one section; every other row is a section itself. If such rows differ in more than the
 * meeting, or one of them cannot be used (`broken` has refused ones by class number), all are refused: a section with
 * half of its week would be wrong.
 */
export function sectionsOfRows(
  rows: readonly RowReading[],
  broken: ReadonlyMap<string, Place>,
  draft: Draft,
): DraftRow[] {
  const isWithin = countsWithinCourse(rows);
  if (isWithin)
    draft.notes.push('Class numbers stand with several codes and are taken to count within a course.');
  const groups = Map.groupBy(rows, (row) => keyOf(row, isWithin));
  const found = [...groups.values()].flatMap(
    (group) => sectionOf(group, isWithin ? new Map() : broken, draft) ?? [],
  );
  const folded = found.reduce((sum, { more = [] }) => sum + more.length, 0);
  if (folded > 0) draft.notes.push(`${folded} rows are further meetings of a section in an earlier row.`);
  return found;
}

/** Key of a class number in a term. */
export const numberKey = (term: string, number: string): string => JSON.stringify([term, number]);

const courseKey = ({ course }: RowReading): string =>
  JSON.stringify([course.term, course.course_id, course.class_tag]);

function keyOf(row: RowReading, isWithin: boolean): string {
  const { class_number, term, class_name, sections } = row.course;
  const [{ section, component }] = sections;
  if (class_number !== null) return JSON.stringify([isWithin ? courseKey(row) : term, class_number]);
  if (section !== '') return JSON.stringify([courseKey(row), class_name, component, section]);
  return JSON.stringify([row.place.file, row.place.row]);
}

function countsWithinCourse(rows: readonly RowReading[]): boolean {
  const codes = new Map<string, Set<string>>();
  for (const row of rows) {
    if (row.course.class_number === null) continue;
    const key = JSON.stringify([row.course.term, row.course.class_number]);
    const known = codes.get(key) ?? new Set();
    codes.set(key, known.add(courseKey(row)));
  }
  const shared = [...codes.values()].filter(({ size }) => size > 1).length;
  return shared >= MANY_SHARED && shared * 2 > codes.size;
}

/** Null if the rows are refused. */
function sectionOf(
  group: readonly RowReading[],
  broken: ReadonlyMap<string, Place>,
  draft: Draft,
): DraftRow | null {
  const [first, ...others] = group;
  if (first === undefined) return null;
  const faulty = group.filter(({ fault }) => fault !== null);
  const refusedRow =
    faulty[0]?.place ?? broken.get(numberKey(first.course.term, first.course.class_number ?? ''));
  const differing = others.filter((row) => differenceOf(first, row) !== null);
  if (differing.length > 0) {
    refuseDiffering(first, group, draft);
    return null;
  }
  if (refusedRow !== undefined) {
    refuseFaulty(group, refusedRow, draft);
    return null;
  }
  const { course, place } = first;
  const [section] = course.sections;
  const meetings = weekOf(group, draft);
  const more = others.map((row) => row.place);
  return {
    course: { ...course, sections: [{ ...section, meetings }] },
    place,
    ...(more.length > 0 ? { more } : {}),
    section: section.section === '' ? null : section.section,
  };
}

/** None if the days of one cannot be read: what fits a half of the week may clash with the other. */
function weekOf(group: readonly RowReading[], draft: Draft): SectionMeeting[] {
  const meetings = patternsOf(group.flatMap((row) => row.meetings));
  const dayless = group.find(({ isDayless }) => isDayless);
  if (dayless === undefined || meetings.length === 0) return meetings;
  const { course, place } = dayless;
  leaveOutWeek({ code: course.class_tag, ...course.sections[0] }, meetings, { draft, place });
  return [];
}

/** The first column in which two rows differ, apart from the meeting's. */
function differenceOf(a: RowReading, b: RowReading): string | null {
  const [one, other] = [a.facts(), b.facts()];
  return Object.keys(one).find((field) => one[field] !== other[field]) ?? null;
}

function refuseDiffering(first: RowReading, group: readonly RowReading[], draft: Draft): void {
  const reason = 'rows of one class number, or of one section, differ in more than the meeting';
  const differing = group.find((row) => differenceOf(first, row) !== null) ?? first;
  for (const row of group) {
    const other = row === first ? differing : first;
    const field = differenceOf(other, row);
    const what = nameOf(row);
    const message =
      field === null
        ? `is of ${what} as row ${differing.place.row} is, which differs in ${differenceOf(first, differing)}`
        : `${JSON.stringify(row.facts()[field])} here, ${JSON.stringify(other.facts()[field])} in row ${other.place.row}, which is of ${what}, too`;
    draft.refused.add(reason, row.place, field, message);
  }
}

/** Refuses all rows of a section if the row at `bad` cannot be used. */
function refuseFaulty(group: readonly RowReading[], bad: Place, draft: Draft): void {
  for (const row of group) {
    const { fault, place } = row;
    if (fault !== null)
      draft.refused.add(`${fault.field} is not after start_time`, place, fault.field, fault.message);
    else
      draft.refused.add(
        'another row of its section cannot be used',
        place,
        null,
        `row ${bad.row}, which is of ${nameOf(row)}, too, is refused`,
      );
  }
}

const nameOf = ({ course }: RowReading): string =>
  course.class_number === null
    ? `section ${course.sections[0].section}`
    : `class number ${course.class_number}`;

/** Adds the row's dates to its meetings if they differ from the term's, as in a half term. */
export function dateMeetings(row: RowReading, terms: readonly TermDates[]): void {
  const term = terms.find(({ name }) => name === row.course.term);
  const [start, end] = row.dates;
  if (term === undefined || start === '' || end === '' || end <= start) return;
  const own = (meeting: SectionMeeting): SectionMeeting => ({
    ...meeting,
    from: meeting.from ?? (start === term.start ? null : start),
    to: meeting.to ?? (end === term.end ? null : end),
  });
  row.meetings = row.meetings.map(own);
}
