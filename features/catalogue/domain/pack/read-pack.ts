import * as z from 'zod';
import { checkDemo, DEMO_FILE } from './check-demo.ts';
import { checkPrograms, programsFromDepartments, PROGRAMS_FILE } from './check-programs.ts';
import { checkSubjects, joinSubjects, SUBJECTS_FILE } from './check-subjects.ts';
import { checkUniversity, UNIVERSITY_FILE } from './check-university.ts';
import { checkSynonyms, SYNONYMS_FILE } from './check-synonyms.ts';
import type { PackProblem } from './problems.ts';
import { COURSES_FILE, readCourses } from './read-courses.ts';
import { readJsonFile } from './read-json-file.ts';
import {
  type Demo,
  demoShape,
  type PackCourse,
  type Programs,
  programsShape,
  type Subject,
  subjectShape,
  type SynonymRule,
  synonymShape,
  type University,
  universityShape,
} from './shapes.ts';

export const REQUIRED_FILES = [UNIVERSITY_FILE, SUBJECTS_FILE, COURSES_FILE] as const;
export const OPTIONAL_FILES = [PROGRAMS_FILE, SYNONYMS_FILE, DEMO_FILE] as const;

/** Contents of the pack's files by name (`university.json`); missing files are absent. */
export type PackTexts = Partial<
  Record<(typeof REQUIRED_FILES)[number] | (typeof OPTIONAL_FILES)[number], string>
>;

export interface Pack {
  university: University;
  /** Listed subjects, then those created for unlisted ones. */
  subjects: Subject[];
  programs: Programs;
  courses: PackCourse[];
  /** Empty if the pack has none. */
  synonyms: SynonymRule[];
  demo: Demo | null;
  /** Refused rows and warnings. */
  problems: PackProblem[];
  rows: { read: number; refused: number };
  /** As given by the caller: a hash of `packText`. */
  version: string;
}

export type PackReading = { pack: Pack; problems: PackProblem[] } | { pack: null; problems: PackProblem[] };

/**
 * Reads and checks a whole pack. `pack` is null when a problem is fatal. Invalid rows of the catalogue are omitted
 * and counted in `rows.refused`, each with its problems.
 */
export function readPack(files: PackTexts, version: string): PackReading {
  const problems: PackProblem[] = [];
  for (const file of REQUIRED_FILES) {
    if (files[file] === undefined) problems.push(fatal(file, 'is missing'));
  }
  const universityRead = read(UNIVERSITY_FILE, universityShape);
  const subjectsRead = read(SUBJECTS_FILE, z.array(subjectShape));
  const programsRead = read(PROGRAMS_FILE, programsShape);
  const synonyms = read(SYNONYMS_FILE, z.array(synonymShape).max(2_000)) ?? [];
  const demo = read(DEMO_FILE, demoShape);

  if (subjectsRead !== null) report(checkSubjects(subjectsRead));
  if (universityRead === null || files[COURSES_FILE] === undefined) return { pack: null, problems };
  const { university, problems: universityProblems } = checkUniversity(universityRead);
  report(universityProblems);

  const rows = readCourses(files[COURSES_FILE], new Set(university.terms.map(({ name }) => name)));
  report(rows.problems);
  if (rows.courses.length === 0) {
    problems.push(
      fatal(COURSES_FILE, rows.read === 0 ? 'is empty' : `has no valid course in ${rows.read} rows`),
    );
  }
  const { subjects, courses, problems: subjectProblems } = joinSubjects(subjectsRead ?? [], rows);
  report(subjectProblems);

  const hasPrograms = programsRead !== null && programsRead.concentrations.length > 0;
  const programs = hasPrograms ? programsRead : programsFromDepartments(courses);
  if (programsRead !== null && !hasPrograms) programs.secondary_fields = programsRead.secondary_fields;
  if (hasPrograms) report(checkPrograms(programs, subjects, courses));
  report(checkSynonyms(synonyms));
  if (demo !== null) report(checkDemo(demo, programs, courses));

  if (problems.some(({ severity }) => severity === 'fatal')) return { pack: null, problems };
  const counts = { read: rows.read, refused: rows.refused };
  return {
    pack: { university, subjects, programs, courses, synonyms, demo, problems, rows: counts, version },
    problems,
  };

  /** One by one: a pack may have more problems than a call can have arguments. */
  function report(more: readonly PackProblem[]): void {
    for (const problem of more) problems.push(problem);
  }

  /** Null when the file is absent or unusable; the reported problems distinguish the two. */
  function read<Shape extends z.ZodType>(file: keyof PackTexts, shape: Shape): z.infer<Shape> | null {
    const text = files[file];
    if (text === undefined) return null;
    const result = readJsonFile(file, text, shape);
    report(result.problems);
    return result.value;
  }
}

/** A text that differs whenever the pack's content does; input of the version hash. */
export function packText(files: PackTexts): string {
  const names = [...REQUIRED_FILES, ...OPTIONAL_FILES].toSorted();
  return JSON.stringify(names.map((name) => [name, files[name] ?? null]));
}

function fatal(file: string, message: string): PackProblem {
  return { severity: 'fatal', file, line: null, field: null, message };
}
