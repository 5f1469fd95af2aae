import { problemsOf, shown } from '#features/catalogue/domain/pack/problems.ts';
import {
  type CourseDraft,
  type Draft,
  ImportError,
  newDraft,
  type Place,
  type SourceFile,
  Tally,
} from '../pack/pack-draft.ts';
import { noteText } from '../fields/note-text.ts';
import { attributesOf } from './planner-attributes.ts';
import { instructorsOf } from './planner-people.ts';
import { prerequisiteText } from './planner-prerequisites.ts';
import { type JoinedClass, joinSame, numbersIn } from './planner-cross-listings.ts';
import { sectionsOf, type Span } from './planner-sections.ts';
import {
  type RawClass,
  rawClassShape,
  rawPlannerFileShape,
  REPEATED_FIELDS,
  SECTION_KINDS,
  type TermInfo,
} from './planner-shapes.ts';
import { parseJson, refuseRecord } from './raw-records.ts';

const SEASONS: Record<string, { term: string; label: string }> = {
  f: { term: 'Fall', label: 'Fall' },
  i: { term: 'January', label: 'IAP' },
  s: { term: 'Spring', label: 'Spring' },
  m: { term: 'Summer', label: 'Summer' },
};
/** Seasons in which a class is offered, in the wording of our terms. */
const OFFERED: Record<string, string> = { FA: 'Fall', JA: 'January', SP: 'Spring', SU: 'Summer' };

interface PlannerTerm {
  /** `f25`: part of a class's identity, with its number. */
  id: string;
  name: string;
  season: string;
  info: TermInfo;
}

/**
 * Reads the public format of a course planner, one file per term. Classes that are `same` become one course with all
 * their numbers. Throws ImportError for a file in another format.
 */
export function readPlannerClasses(files: readonly SourceFile[]): Draft {
  const draft = newDraft();
  const terms = files.map((file) => readFile(file, draft));
  const inUse = new Set(terms.flatMap(({ classes }) => [...classes.keys()]));
  const firstNumbers = new Map<string, string>();
  const counts = { rows: 0, numbers: 0, apart: 0, meets: 0, strangers: 0 };
  for (const { file, term, classes } of terms) {
    const placeOf = (number: string): Place => ({ file, row: number });
    for (const joined of joinSame(classes, firstNumbers, draft.odd, placeOf)) {
      const { members, numbers } = joined;
      const [place = placeOf(joined.raw.number), ...more] = members.map(({ number }) => placeOf(number));
      const course = draftOf(joined, term, inUse, place, draft);
      draft.rows.push({ course, place, section: null, ...(more.length > 0 ? { more } : {}) });
      if (members.length > 1) counts.rows += members.length;
      if (members.length > 1) counts.numbers += 1;
      counts.apart += numbers.filter((number) => !classes.has(number)).length;
      for (const number of course.meets_with ?? [])
        if (inUse.has(number)) counts.meets += 1;
        else counts.strangers += 1;
    }
  }
  draft.joins.push(
    {
      what: `entries of one class under several numbers, to ${counts.numbers} courses`,
      joined: counts.rows,
      not: { 'numbers of such a class that have no entry of their own': counts.apart },
    },
    {
      what: 'classes that another meets with, linked and not merged',
      joined: counts.meets,
      not: { 'in no file of this import': counts.strangers },
    },
  );
  draft.notes.push(
    'Hours a week include the time in class, as this format counts them.',
    'size, the mean number of students over past terms, is kept as that and is not the enrolment.',
    'The format names no sections; they are numbered here within their kind (L lecture, R recitation, B laboratory, D design).',
  );
  return draft;
}

function readFile(file: SourceFile, draft: Draft) {
  const raw = parseJson(file);
  const { termInfo: info, classes: rawClasses } = parseFile(file, raw);
  const season = SEASONS[info.urlName.charAt(0)] ?? { term: '', label: '' };
  const name = `20${info.urlName.slice(1)} ${season.term}`;
  const term: PlannerTerm = { id: info.urlName, name, season: season.label, info };
  const monday = info.mondayScheduleDate;
  draft.terms.push({
    name,
    start: info.startDate,
    end: info.endDate,
    holidays: info.holidayDates,
    follows: typeof monday === 'string' ? [{ date: monday, day: 'Mon' }] : [],
  });
  reportOtherParts(file.name, raw as Record<string, unknown>, draft);
  const classes = new Map<string, RawClass>();
  for (const [number, each] of Object.entries(rawClasses)) {
    const place = { file: file.name, row: number };
    draft.read += 1;
    const parsed = rawClassShape.safeParse(each);
    if (!parsed.success) {
      refuseRecord(draft, place, { noun: 'class', raw: each, error: parsed.error });
      continue;
    }
    classes.set(number, parsed.data);
    for (const [field, value] of Object.entries(each as object))
      if (!(field in rawClassShape.shape) && !REPEATED_FIELDS.has(field))
        draft.odd.add(`${field} is no field of a class and is not read`, place, field, shown(value));
  }
  return { file: file.name, term, classes };
}

/** Reports parts of the file besides the classes; physical education has its own, by quarter. */
function reportOtherParts(file: string, raw: Record<string, unknown>, draft: Draft): void {
  for (const [part, content] of Object.entries(raw)) {
    if (part in rawPlannerFileShape.shape || part === 'lastUpdated') continue;
    const groups = Object.values(content ?? {}).map((each) => Object.keys(Object(each)).length);
    const count = part === 'pe' ? groups.reduce((sum, size) => sum + size, 0) : groups.length;
    draft.odd.add(`${part} is no part that is read`, { file, row: part }, null, `${count} entries`);
  }
}

function parseFile(file: SourceFile, raw: unknown) {
  const parsed = rawPlannerFileShape.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [first] = problemsOf(parsed.error.issues, raw, { severity: 'fatal', file: file.name, line: null });
  throw new ImportError(
    `${file.name} is no file of the planner format: ${first?.field ?? 'it'} ${first?.message ?? ''}.`,
  );
}

function draftOf(
  { raw, numbers, members }: JoinedClass,
  term: PlannerTerm,
  inUse: ReadonlySet<string>,
  place: Place,
  draft: Draft,
): CourseDraft {
  const span = spanOf(raw, term, place, draft);
  const instructors = instructorsOf(raw.inCharge, term.season);
  const sections = SECTION_KINDS.flatMap((kind) =>
    sectionsOf(raw, kind, span, (text) => {
      draft.leftOut.add(`${kind} times cannot be read`, place, `${kind}RawSections`, JSON.stringify(text));
      draft.unreadMeetings += 1;
    }),
  );
  return {
    course_id: raw.number,
    class_number: term.id,
    class_tag: raw.number,
    class_name: raw.name,
    term: term.name,
    instructors,
    sections,
    units: raw.isVariableUnits ? null : raw.lectureUnits + raw.labUnits + raw.preparationUnits,
    mean_hours: raw.hours > 0 ? rounded(raw.hours) : null,
    overall_score_course_mean: ratingOutOfFive(raw, place, draft.leftOut),
    // `size` is a mean over past terms; the format does not have the current enrolment.
    current_enrollment_number: null,
    mean_class_size: raw.size > 0 ? rounded(raw.size) : null,
    description: raw.description,
    course_requirements: prerequisiteText(raw.prereqs),
    class_notes: notesOf(raw, term),
    codes: numbers,
    aliases: oldNumbersOf(members, inUse, numbers),
    meets_with: [...new Set(members.flatMap(({ meets }) => numbersIn(meets)))],
    attributes: attributesOf({ ...raw, cim: members.flatMap(({ cim }) => cim) }),
    offered: raw.terms.map((season) => OFFERED[season] ?? season),
    not_next_year: raw.nonext,
  };
}

/**
 * First and last day if they differ from the term's: those stated, otherwise those of its half of the term. If the term
 * does not say when its halves begin, this is counted.
 */
function spanOf(raw: RawClass, { info }: PlannerTerm, place: Place, draft: Draft): Span {
  const halfEnd = raw.half === 1 ? info.h1EndDate : undefined;
  const halfStart = raw.half === 2 ? info.h2StartDate : undefined;
  if ((raw.half === 1 && !info.h1EndDate) || (raw.half === 2 && !info.h2StartDate))
    draft.odd.add('half is of a term that does not date its halves', place, 'half', String(raw.half));
  const stated = raw.quarterInfo;
  const from = dateIn(info, stated?.start) ?? halfStart ?? null;
  const to = dateIn(info, stated?.end) ?? halfEnd ?? null;
  if (from !== null && to !== null && to < from) {
    const message = `${from} to ${to}, in half ${String(raw.half)}; the stated date holds`;
    draft.odd.add('quarterInfo contradicts half', place, 'quarterInfo', message);
    return stated?.start === undefined ? { from: null, to } : { from, to: null };
  }
  return { from: from === info.startDate ? null : from, to: to === info.endDate ? null : to };
}

/** The date of a month and day, in the calendar year of the term's end: no term spans the new year. */
function dateIn(info: TermInfo, date: [month: number, day: number] | undefined): string | null {
  if (date === undefined) return null;
  const [month, day] = date.map((part) => String(part).padStart(2, '0'));
  return `${info.endDate.slice(0, 4)}-${month}-${day}`;
}

/** Converts from 1–7 to 1–5. A mean below 1 is invalid and omitted. */
function ratingOutOfFive(raw: RawClass, place: Place, leftOut: Tally): number | null {
  if (raw.rating === 0) return null;
  if (raw.rating < 1 || raw.rating > 7) {
    leftOut.add('rating is not between 1 and 7', place, 'rating', String(raw.rating));
    return null;
  }
  return rounded(1 + ((raw.rating - 1) * 4) / 6);
}

/** Its former numbers, under each of its codes, unless another class uses them now. */
function oldNumbersOf(
  members: readonly RawClass[],
  inUse: ReadonlySet<string>,
  numbers: readonly string[],
): string[] {
  const old = members.flatMap(({ oldNumber }) => numbersIn(oldNumber ?? ''));
  return [...new Set(old)].filter((number) => !inUse.has(number) && !numbers.includes(number));
}

/** Facts without a record field. */
function notesOf(raw: RawClass, { info }: PlannerTerm): string {
  return noteText('', [
    ['Begins', dayOfMonth(dateIn(info, raw.quarterInfo?.start))],
    ['Ends', dayOfMonth(dateIn(info, raw.quarterInfo?.end))],
    ['Website', raw.url],
  ]);
}

function dayOfMonth(date: string | null): string {
  if (date === null) return '';
  const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', parts);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
