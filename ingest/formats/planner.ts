import { problemsOf } from '#features/catalogue/domain/pack/problems.ts';
import {
  type CourseDraft,
  type Draft,
  ImportError,
  newDraft,
  type Place,
  type SourceFile,
  Tally,
} from '../pack/pack-draft.ts';
import { meetingFields, scheduleText } from '../fields/meetings.ts';
import { noteText } from '../fields/note-text.ts';
import { instructorsOf } from './planner-people.ts';
import { prerequisiteText } from './planner-prerequisites.ts';
import { type Section, sectionsOf } from './planner-sections.ts';
import {
  type RawClass,
  rawClassShape,
  rawPlannerFileShape,
  SECTION_KINDS,
  type SectionKind,
} from './planner-shapes.ts';
import { parseJson, refuseRecord } from './raw-records.ts';

const SEASONS: Record<string, { term: string; label: string }> = {
  f: { term: 'Fall', label: 'Fall' },
  i: { term: 'January', label: 'IAP' },
  s: { term: 'Spring', label: 'Spring' },
  m: { term: 'Summer', label: 'Summer' },
};
const KIND_NAMES: Record<SectionKind, string> = {
  lecture: 'Lecture',
  design: 'Design',
  lab: 'Laboratory',
  recitation: 'Recitation',
};

interface PlannerTerm {
  /** `f25`: part of a class's identity, with its number. */
  id: string;
  name: string;
  season: string;
}

/**
 * Reads the public format of a course planner, one file per term. Throws ImportError for a file of another format.
 */
export function readPlannerClasses(files: readonly SourceFile[]): Draft {
  const draft = newDraft();
  for (const file of files) {
    const { termInfo, classes } = parseFile(file);
    const season = SEASONS[termInfo.urlName.charAt(0)] ?? { term: '', label: '' };
    const name = `20${termInfo.urlName.slice(1)} ${season.term}`;
    const term = { id: termInfo.urlName, name, season: season.label };
    draft.terms.push({ name, start: termInfo.startDate, end: termInfo.endDate });
    const numbers = new Set(Object.keys(classes));
    draft.read += numbers.size;
    for (const [number, raw] of Object.entries(classes)) {
      const place = { file: file.name, row: number };
      const parsed = rawClassShape.safeParse(raw);
      if (parsed.success) {
        const course = draftOf(parsed.data, term, numbers, place, draft.leftOut);
        draft.rows.push({ course, place, section: null });
        continue;
      }
      refuseRecord(draft, place, { noun: 'class', raw, error: parsed.error });
    }
  }
  draft.notes.push('Hours a week include the time in class, as this format counts them.');
  return draft;
}

function parseFile(file: SourceFile) {
  const raw = parseJson(file);
  const parsed = rawPlannerFileShape.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [first] = problemsOf(parsed.error.issues, raw, { severity: 'fatal', file: file.name, line: null });
  throw new ImportError(
    `${file.name} is no file of the planner format: ${first?.field ?? 'it'} ${first?.message ?? ''}.`,
  );
}

function draftOf(
  raw: RawClass,
  term: PlannerTerm,
  numbers: Set<string>,
  place: Place,
  leftOut: Tally,
): CourseDraft {
  const groups = SECTION_KINDS.map((kind) => {
    const unread = (text: string): void =>
      leftOut.add(`${kind} times cannot be read`, place, `${kind}RawSections`, JSON.stringify(text));
    return { kind, sections: sectionsOf(raw, kind, unread) };
  }).filter(({ sections }) => sections.length > 0);
  const [main] = groups;
  return {
    course_id: raw.number,
    class_number: term.id,
    class_tag: raw.number,
    class_name: raw.name,
    term: term.name,
    instructors: instructorsOf(raw.inCharge, term.season),
    ...meetingFields(main?.sections[0]?.meetings ?? []),
    component: main === undefined ? '' : KIND_NAMES[main.kind],
    units: raw.isVariableUnits ? null : raw.lectureUnits + raw.labUnits + raw.preparationUnits,
    mean_hours: raw.hours > 0 ? rounded(raw.hours) : null,
    overall_score_course_mean: ratingOutOfFive(raw, place, leftOut),
    current_enrollment_number: raw.size > 0 ? Math.round(raw.size) : null,
    description: raw.description,
    course_requirements: prerequisiteText(raw.prereqs),
    class_notes: notesOf(raw, groups),
    aliases: aliasesOf(raw, numbers),
  };
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

/** Its old number, unless another class uses it now, and its other current numbers. */
function aliasesOf(raw: RawClass, numbers: Set<string>): string[] {
  const old = raw.oldNumber?.split(',').map((number) => number.trim()) ?? [];
  const same = raw.same.split(',').map((number) => number.trim());
  const all = [...old.filter((number) => !numbers.has(number)), ...same];
  return [...new Set(all)].filter((number) => number !== '' && number !== raw.number);
}

/** Facts without a record field, as sentences; first the sections besides the one in the time fields. */
function notesOf(raw: RawClass, groups: { kind: SectionKind; sections: Section[] }[]): string {
  const others = groups.flatMap(({ kind, sections }, index): [string, string][] => {
    const times = [...new Set(sections.map(({ meetings }) => scheduleText(meetings)))];
    if (index === 0) times.shift();
    if (times.length === 0) return [];
    const label =
      index === 0
        ? `Other ${KIND_NAMES[kind].toLowerCase()} times`
        : sections.length > 1
          ? `${KIND_NAMES[kind]}, choose one`
          : KIND_NAMES[kind];
    return [[label, times.join(' / ')]];
  });
  const half = raw.half === 1 ? 'first' : raw.half === 2 ? 'second' : '';
  const attributes = [...raw.hass.map((kind) => `HASS-${kind}`), raw.comms, raw.gir].filter(
    (each) => each !== '',
  );
  return noteText('', [
    ['', half === '' ? '' : `Meets in the ${half} half of the term.`],
    ['Begins', dayOfMonth(raw.quarterInfo?.start)],
    ['Ends', dayOfMonth(raw.quarterInfo?.end)],
    ['Room', groups[0]?.sections[0]?.room],
    ...others,
    ['Meets with', raw.meets],
    ['Counts as', attributes.join(', ')],
    ['', raw.level === 'G' ? 'Graduate level.' : ''],
    ['', raw.limited ? 'Enrollment is limited.' : ''],
    ['', raw.repeat ? 'May be repeated for credit.' : ''],
    ['', raw.nonext ? 'Not offered next year.' : ''],
    ['Website', raw.url],
  ]);
}

function dayOfMonth(date: [month: number, day: number] | undefined): string {
  if (date === undefined) return '';
  return new Date(Date.UTC(2000, date[0] - 1, date[1])).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
