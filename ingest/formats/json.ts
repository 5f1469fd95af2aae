import type { Section } from '#features/catalogue/contract.ts';
import { countsEarlierTerm, countsWholeCourse } from '#features/catalogue/domain/sections/enrollment.ts';
import { shown } from '#features/catalogue/domain/pack/problems.ts';
import { unknownFields } from '#features/catalogue/domain/pack/unknown-fields.ts';
import {
  type CourseDraft,
  type Draft,
  type DraftRow,
  ImportError,
  newDraft,
  type SourceFile,
  type TermDates,
} from '../pack/pack-draft.ts';
import { type Attribute, attributesIn, splitRunTogether } from '../fields/attributes.ts';
import { kindOf } from '../fields/kinds.ts';
import { type RawRecord, rawFileShape, rawRecordShape, rawTermsShape } from './json-shapes.ts';
import { flatMeetings, meetingsIn, type Reading, statedTimes } from './json-times.ts';
import { parseJson, refuseRecord } from './raw-records.ts';

/** Keys of `x` that are attributes, with the university's name for the scheme, and the separator between values. */
const X_ATTRIBUTES = [
  ['distribution', 'Distribution', ';'],
  ['gened', 'Gen Ed', ';'],
  ['quantitative', 'Quantitative Reasoning', null],
  ['consent', 'Permission', null],
  ['grading', 'Grading', null],
  ['school', 'School', null],
  ['session', 'Session', null],
  ['cross_registration', 'Cross-registration', null],
] as const;

/** The usual session, which is not mentioned. */
const FULL_TERM = 'Full Term';

/** Throws ImportError when a file is not of this format; malformed records are refused. */
export function readJsonRecords(files: readonly SourceFile[]): Draft {
  const draft = newDraft();
  let wholeCounts = 0;
  let earlierCounts = 0;
  for (const file of files) {
    const { courses, terms } = parseFile(file);
    draft.terms.push(...terms);
    draft.read += courses.length;
    courses.forEach((raw, index) => {
      const place = { file: file.name, row: index + 1 };
      const parsed = rawRecordShape.safeParse(raw);
      if (!parsed.success) {
        refuseRecord(draft, place, { noun: 'record', raw, error: parsed.error });
        return;
      }
      for (const field of unknownFields(raw, parsed.data))
        draft.odd.add(
          `${field} is no field that is read`,
          place,
          field,
          shown(valueAt(raw, field.split('.'))),
        );
      const course = draftOf(parsed.data, { draft, place });
      if (course === null) return;
      const counted = { ...parsed.data, history: course.history ?? [] };
      if (countsEarlierTerm(counted)) earlierCounts += 1;
      else if (course.current_enrollment_number != null && !parsed.data.sections?.length) wholeCounts += 1;
      const section = course.sections.length === 1 ? (course.sections[0]?.section ?? '') : '';
      draft.rows.push({ course, place, section: section === '' ? null : section });
    });
  }
  nameBySession(draft.rows);
  const split = splitRunTogether(draft.rows);
  if (split > 0) draft.notes.push(`${split} answers were several written as one and are taken apart.`);
  if (earlierCounts > 0)
    draft.notes.push(
      `${earlierCounts} ${earlierCounts === 1 ? 'row counts' : 'rows count'} as many students as the evaluation of another term asked: that is told as the size of the class in past terms, and the enrolment as not stated.`,
    );
  if (wholeCounts > 0)
    draft.notes.push(
      `${wholeCounts} ${wholeCounts === 1 ? 'row counts' : 'rows count'} the students of the whole course (far more than the section takes): the count is the course's, the cap the section's.`,
    );
  return draft;
}

/** A path has no list indexes: the first entry that has the field stands for its list. */
function valueAt(raw: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return raw;
  if (Array.isArray(raw))
    return raw.map((entry) => valueAt(entry, path)).find((value) => value !== undefined);
  return typeof raw === 'object' && raw !== null ? valueAt(Reflect.get(raw, key), rest) : undefined;
}

function parseFile(file: SourceFile): { courses: unknown[]; terms: TermDates[] } {
  const raw = parseJson(file);
  const parsed = rawFileShape.safeParse(raw);
  if (!parsed.success)
    throw new ImportError(`${file.name} holds no list of courses, neither bare nor under "courses".`);
  if (Array.isArray(parsed.data)) return { courses: parsed.data, terms: [] };
  const stated = parsed.data.meta?.terms;
  const terms = rawTermsShape.safeParse(stated ?? []);
  if (!terms.success)
    throw new ImportError(
      `${file.name}: meta.terms is neither a list of names nor of {"name", "start", "end"} with dates written YYYY-MM-DD.`,
    );
  return { courses: parsed.data.courses, terms: terms.data };
}

/** Null for a row that is refused. */
function draftOf(raw: RawRecord, reading: Reading): CourseDraft | null {
  const listed = listedSections(raw, reading);
  const meetings = listed.length > 0 ? [] : flatMeetings(raw, reading);
  if (meetings === null) return null;
  reportContradictions(raw, reading);
  const history = historyOf(raw);
  const isEarlier = countsEarlierTerm({ ...raw, history });
  const enrolled = isEarlier ? null : (raw.current_enrollment_number ?? null);
  const isWhole = listed.length === 0 && countsWholeCourse({ enrolled, cap: raw.enrollment_cap ?? null });
  return {
    ...(listed.length > 0 ? { ...statedFields(raw, reading), current_enrollment_number: enrolled } : {}),
    ...(isWhole ? { current_enrollment_number: enrolled } : {}),
    course_id: idOf(raw.course_id) || null,
    class_number: idOf(raw.class_number) || null,
    class_tag: raw.class_tag,
    class_name: raw.class_name ?? '',
    term: raw.term,
    sections: listed.length > 0 ? listed : [ownSection(raw, meetings, isWhole ? null : enrolled)],
    units: raw.units ?? null,
    mean_hours: raw.mean_hours ?? null,
    mean_class_size: raw.mean_class_size ?? null,
    overall_score_course_mean: raw.overall_score_course_mean ?? null,
    description: raw.description ?? '',
    course_requirements: raw.course_requirements ?? '',
    recommended_prep: raw.recommended_prep ?? '',
    class_notes: raw.class_notes ?? '',
    q_report: raw.q_report ?? '',
    department: raw.department ?? '',
    aliases: raw.aliases ?? [],
    codes: raw.codes ?? [],
    meets_with: raw.meets_with ?? [],
    takes: raw.takes ?? null,
    attributes: attributesOf(raw),
    history,
    offered: raw.offered ?? [],
    not_next_year: raw.not_next_year ?? false,
  };
}

const idOf = (id: string | number | null | undefined): string => String(id ?? '').trim();

const listedSections = (raw: RawRecord, reading: Reading): Section[] =>
  (raw.sections ?? []).map((section, index) => {
    const named = {
      class_number: idOf(section.class_number),
      section: idOf(section.section),
      component: kindOf(section.component),
    };
    return {
      ...named,
      instructors: namesOf(section.instructors),
      meetings: meetingsIn({ code: raw.class_tag, ...named }, section.meetings, `sections.${index}`, reading),
      enrollment: section.enrollment ?? null,
      cap: section.cap ?? null,
      status: section.status ?? null,
      links: section.links ?? [],
    };
  });

/** The record itself as its only section. */
const ownSection = (
  raw: RawRecord,
  meetings: Section['meetings'],
  enrollment: Section['enrollment'],
): Section => ({
  class_number: idOf(raw.class_number),
  section: idOf(raw.x?.section),
  component: kindOf(raw.component ?? raw.x?.component),
  instructors: namesOf(raw.instructors),
  meetings,
  enrollment,
  cap: raw.enrollment_cap ?? null,
  status: null,
  links: [],
});

/** The flat fields of a record with sections, for the pack's reader to compare. */
const statedFields = (raw: RawRecord, reading: Reading): Partial<CourseDraft> => ({
  ...statedTimes(raw, reading),
  instructors: namesOf(raw.instructors),
  component: kindOf(raw.component ?? raw.x?.component),
  enrollment_cap: raw.enrollment_cap ?? null,
});

/** Reports fields of `x` that differ from the record; the record takes precedence. */
function reportContradictions(raw: RawRecord, { draft, place }: Reading): void {
  const x = raw.x ?? {};
  const report = (field: string, told: string, held: string): void => {
    const message = `${shown(told)}, where the record has ${shown(held)}, which holds`;
    draft.odd.add(`${field} contradicts the record`, place, field, message);
  };
  if (raw.component && x.component && raw.component !== x.component)
    report('x.component', x.component, raw.component);
  const tag = `${x.subject ?? ''} ${idOf(x.catalog)}`;
  if (x.subject && idOf(x.catalog) !== '' && tag !== raw.class_tag.replace(/\s+/g, ' '))
    report('x.subject', tag, raw.class_tag);
  const numbers = (raw.sections ?? []).map(({ class_number }) => idOf(class_number));
  if (idOf(x.section) !== '' && numbers.length > 0)
    report('x.section', idOf(x.section), `${numbers.length} sections`);
}

/** The record's own attributes, then those of `x`. */
function attributesOf(raw: RawRecord): Attribute[] {
  const found = X_ATTRIBUTES.flatMap(([field, scheme, separator]) =>
    attributesIn(scheme, raw.x?.[field], separator, ['None', 'N/A', FULL_TERM]),
  );
  return [...(raw.attributes ?? []), ...found];
}

/** The record's own history; otherwise the term of `x.q`, the evaluation that the rating and the hours come from. */
function historyOf(raw: RawRecord): NonNullable<CourseDraft['history']> {
  const stated = (raw.history ?? []).map((entry) => ({ ...entry, instructors: entry.instructors ?? [] }));
  const q = raw.x?.q;
  if (!q || stated.some(({ term }) => term === q.term)) return stated;
  return [
    ...stated,
    {
      term: q.term,
      rating: raw.overall_score_course_mean ?? null,
      hours: raw.mean_hours ?? null,
      responded: q.responded ?? null,
      invited: q.invited ?? null,
    },
  ];
}

/** Names unnamed sections of one course by their session, if these differ. */
function nameBySession(rows: readonly DraftRow[]): void {
  const sessionOf = ({ course }: DraftRow): string | undefined =>
    course.attributes?.find(({ scheme }) => scheme === 'Session')?.value;
  const groups = Map.groupBy(rows, ({ course }) =>
    JSON.stringify([course.course_id ?? course.class_tag, course.class_tag, course.class_name, course.term]),
  );
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (const row of group)
      for (const section of row.course.sections)
        if (section.section === '') section.section = sessionOf(row) ?? '';
  }
}

/** Accepts a list, its JSON text, or comma-separated names. */
function namesOf(value: RawRecord['instructors']): string[] {
  if (value === null || value === undefined) return [];
  let names: unknown = value;
  if (typeof value === 'string') {
    try {
      names = JSON.parse(value);
    } catch {
      names = value.split(',');
    }
  }
  return [names]
    .flat()
    .filter((name) => typeof name === 'string')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
