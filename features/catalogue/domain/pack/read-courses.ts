import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { completeCourse } from './complete-course.ts';
import { mergeSections } from './merge-sections.ts';
import { type PackProblem, problemsOf, shown } from './problems.ts';
import { withoutByteOrderMark } from './read-json-file.ts';
import { courseShape, type PackCourse } from './shapes.ts';
import { unknownFields } from './unknown-fields.ts';

export const COURSES_FILE = 'courses.ndjson';

export interface CatalogueRows {
  courses: PackCourse[];
  /** Line number of each entry of `courses`, in the same order; the first one if several rows form one course. */
  lines: number[];
  /** Number of non-blank rows. */
  read: number;
  refused: number;
  problems: PackProblem[];
}

/**
 * Reads the catalogue, one record per line. An invalid row is refused; each of its faults is reported with its
 * field.
 */
export function readCourses(text: string, termNames: ReadonlySet<string>): CatalogueRows {
  const rows: CatalogueRows = { courses: [], lines: [], read: 0, refused: 0, problems: [] };
  const firstLineOf = new Map<string, number>();
  const unknownFieldLines = new Map<string, number>();
  const texts = new Map<string, string>();
  withoutByteOrderMark(text)
    .split('\n')
    .forEach((source, index) => {
      if (source.trim() === '') return;
      rows.read += 1;
      const line = index + 1;
      const { course, problems, unknown } = readRow(source, line, termNames);
      if (course !== null) {
        const identity = JSON.stringify([course.course_id, course.class_number]);
        const first = firstLineOf.get(identity);
        if (first === undefined) {
          firstLineOf.set(identity, line);
          keepOnce(course, texts);
          rows.courses.push(course);
          rows.lines.push(line);
        } else {
          problems.push(refusal(line, 'class_number', sameIdentity(course, first)));
        }
      }
      rows.problems.push(...problems);
      for (const field of unknown) if (!unknownFieldLines.has(field)) unknownFieldLines.set(field, line);
    });
  for (const [field, line] of unknownFieldLines) {
    const message = 'is no field of a course and is not read, here and in later lines';
    rows.problems.push({ severity: 'warning', file: COURSES_FILE, line, field, message });
  }
  rows.refused = rows.read - rows.courses.length;
  const { courses, first } = mergeSections(rows.courses);
  return { ...rows, courses, lines: first.map((index) => rows.lines[index] ?? 0) };
}

const LONG_TEXTS = ['description', 'course_requirements', 'recommended_prep', 'class_notes'] as const;

/** Interns texts: offerings of a course, and sections in rows of their own, mostly repeat them. */
function keepOnce(course: PackCourse, texts: Map<string, string>): void {
  for (const field of LONG_TEXTS) {
    const text = course[field];
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    else course[field] = known;
  }
}

function readRow(source: string, line: number, termNames: ReadonlySet<string>) {
  const nothing = { course: null, unknown: [] as Iterable<string> };
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    return {
      ...nothing,
      problems: [refusal(line, null, 'is not JSON: a row is one whole record on one line')],
    };
  }
  const parsed = courseShape.safeParse(raw);
  if (!parsed.success) {
    const place = { severity: 'refused', file: COURSES_FILE, line } as const;
    return { ...nothing, problems: problemsOf(parsed.error.issues, raw, place) };
  }
  const { course, contradictions } = completeCourse(parsed.data);
  // The flat times of a record with sections are derived from these.
  const hasOwnTimes = parsed.data.sections.length === 0;
  const problems = hasOwnTimes ? timeProblems(course, line) : sectionProblems(course, line);
  for (const { field, message } of contradictions)
    problems.push({ severity: 'warning', file: COURSES_FILE, line, field, message });
  if (!termNames.has(course.term)) {
    const known = [...termNames].join(', ');
    problems.push(refusal(line, 'term', `${shown(course.term)} is not a term of university.json (${known})`));
  }
  const isRefused = problems.some(({ severity }) => severity === 'refused');
  return { course: isRefused ? null : course, problems, unknown: unknownFields(raw, parsed.data) };
}

/**
 * Days and times must be consistent: times only on listed days, starts and ends in pairs and in order. A day
 * without a time is normal where no day has one (not yet scheduled), otherwise a warning.
 */
function timeProblems(course: PackCourse, line: number): PackProblem[] {
  const problems: PackProblem[] = [];
  WEEKDAYS.forEach((day, index) => {
    const key = String(index + 1) as keyof PackCourse['start_times'];
    const start = course.start_times[key];
    const end = course.end_times[key];
    const isListed = course.days.includes(day);
    if (start === undefined && end === undefined) {
      if (isListed && Object.keys(course.start_times).length > 0) {
        const message = `has no time for ${day}, though days lists it`;
        problems.push({
          severity: 'warning',
          file: COURSES_FILE,
          line,
          field: `start_times.${key}`,
          message,
        });
      }
    } else if (!isListed) {
      const field = start === undefined ? `end_times.${key}` : `start_times.${key}`;
      problems.push(refusal(line, field, `has a time on ${day}, which days does not list`));
    } else if (end === undefined) {
      problems.push(
        refusal(line, `end_times.${key}`, `is missing: ${day} starts at ${start} and never ends`),
      );
    } else if (start === undefined) {
      problems.push(
        refusal(line, `start_times.${key}`, `is missing: ${day} ends at ${end} and never starts`),
      );
    } else if (end <= start) {
      problems.push(refusal(line, `end_times.${key}`, `ends at ${end}, not after its start at ${start}`));
    }
  });
  return problems;
}

/** Each meeting's times come in pairs and in order, and so do its dates; class numbers are distinct within a record. */
function sectionProblems({ sections }: PackCourse, line: number): PackProblem[] {
  const problems: PackProblem[] = [];
  const numbers = new Set<string>();
  sections.forEach(({ class_number, meetings }, index) => {
    const field = `sections.${index}`;
    if (class_number !== '' && numbers.has(class_number))
      problems.push(
        refusal(line, `${field}.class_number`, `${shown(class_number)} is another section's, too`),
      );
    numbers.add(class_number);
    meetings.forEach(({ start, end, from, to }, at) => {
      const here = `${field}.meetings.${at}`;
      if ((start === null) !== (end === null))
        problems.push(refusal(line, here, 'has a start or an end, not both'));
      if (start !== null && end !== null && end <= start)
        problems.push(refusal(line, here, `ends at ${end}, not after its start at ${start}`));
      if (from !== null && to !== null && to < from)
        problems.push(refusal(line, here, `ends on ${to}, before it begins on ${from}`));
    });
  });
  return problems;
}

function sameIdentity(course: PackCourse, firstLine: number): string {
  return (
    `repeats the identity of line ${firstLine} ` +
    `(course_id ${shown(course.course_id)} with class_number ${shown(course.class_number)})`
  );
}

function refusal(line: number, field: string | null, message: string): PackProblem {
  return { severity: 'refused', file: COURSES_FILE, line, field, message };
}
