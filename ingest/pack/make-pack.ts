import { type PackProblem, sentenceOf } from '#features/catalogue/domain/pack/problems.ts';
import { type Pack, type PackTexts, readPack } from '#features/catalogue/domain/pack/read-pack.ts';
import { COURSES_FILE } from '#features/catalogue/domain/pack/read-courses.ts';
import type { PackCourse, PackTerm, Subject } from '#features/catalogue/domain/pack/shapes.ts';
import { isLevelQuestion, statesLevel } from '#features/catalogue/domain/levels.ts';
import { principalFields } from '#features/catalogue/domain/sections/sections.ts';
import { plainText } from '../fields/plain-text.ts';
import { assignIdentities } from '../fields/class-numbers.ts';
import {
  type Draft,
  type DraftRow,
  ImportError,
  type Place,
  type Tally,
  type TermDates,
} from './pack-draft.ts';
import { reconcileSections } from './course-groups.ts';
import { resolveSubjects } from '../sources/subjects.ts';
import { resolveTerms } from '../fields/terms.ts';

export interface PackSettings {
  /** Fields of university.json except the terms. */
  university: Record<string, unknown>;
  /** Empty: derive all from the data. */
  subjects: Subject[];
  /** Content of programs.json; null: the pack's departments are used. */
  programs: string | null;
  /** Content of synonyms.json, or null. */
  synonyms?: string | null;
  /** Content of demo.json, or null. */
  demo: string | null;
  termDates: TermDates[];
  /** Days without classes and days that follow another, from options; they override those in the data. */
  daysOff?: TermDates[];
  /** Terms of the replaced pack, for the same data if there is none elsewhere. */
  termsBefore?: TermDates[];
  onlyTerms: string[];
}

export interface MadePack {
  texts: PackTexts;
  /** The pack as the product reads it. */
  pack: Pack;
  /** The draft, with all refused rows. */
  draft: Draft;
  /** Things worth checking, each with its position in the input if it has one. */
  warnings: string[];
  notes: string[];
}

/**
 * Turns a draft into the files of a pack, one record per course and term with its sections, and checks them with the
 * product's own reader. Rows that fail that check are refused, with their position in the input. Throws ImportError if
 * the result is not a usable pack.
 */
export function makePack(draft: Draft, settings: PackSettings): MadePack {
  for (const { course } of draft.rows) course.term = collapseSpaces(course.term);
  const terms = resolveTerms(draft, settings.termDates, settings.onlyTerms);
  if (terms.length === 0) throw noUsablePack(['No row is of a term.'], draft.refused);
  let derived = 0;
  const termNames = terms.map(({ name }) => name);
  tidy(draft.rows);
  const { subjects, added } = resolveSubjects(settings.subjects, draft);
  // The subjects without a department are among them.
  const notes = [...draft.notes];
  reconcileSections(draft.rows, draft.odd);
  const rows = assignIdentities(draft.rows, termNames, () => (derived += 1));
  if (derived > 0)
    notes.push(`${derived} rows had no class number of their own and got one from their term.`);
  const untitled = rows.filter(({ course }) => course.class_name === '');
  for (const { course } of untitled) course.class_name = course.class_tag;
  if (untitled.length > 0) notes.push(`${untitled.length} rows had no title; their tag stands for it.`);
  if (settings.subjects.length > 0 && added > 0) {
    notes.push(`${added} subjects of the data are not in the subjects file; their departments stand in.`);
  }

  const dated = withTermDates(terms, settings.daysOff ?? [], [
    ...draft.terms,
    ...(settings.termsBefore ?? []),
  ]);
  const parts = { ...settings, subjects, terms: dated };
  const { lines, warnings } = checkedLines(rows, parts, draft);
  const texts = textsOf({ ...parts, lines });
  const { pack, problems } = readPack(texts, '');
  if (pack === null || pack.rows.refused > 0) {
    const why = problems.filter(({ severity }) => severity !== 'warning').map(sentenceOf);
    throw new ImportError(
      `The pack made of this data does not read back whole. ${why.slice(0, 3).join(' ')}`,
    );
  }
  notes.push(...unknownLevels(pack.courses));
  return { texts, pack, draft, warnings, notes };
}

/** Values of `Level` that name no known level. */
function unknownLevels(courses: readonly PackCourse[]): string[] {
  const all = courses.flatMap(({ attributes }) =>
    attributes.filter((each) => isLevelQuestion(each) && !statesLevel(each)).map(({ value }) => value),
  );
  return [...Map.groupBy(all, (value) => value)].map(
    ([value, { length }]) =>
      `Level is “${value}” in ${length} ${length === 1 ? 'course' : 'courses'}, which names no level that is known: the number decides.`,
  );
}

/**
 * Checks each row separately, so that a bad section does not affect others of its course, and combines valid ones into
 * records: one per course and term. Empties `rows` and the draft's, so that a large catalogue is not held in memory
 * three times.
 */
function checkedLines(
  rows: DraftRow[],
  parts: Omit<Parts, 'lines'>,
  draft: Draft,
): { lines: string[]; warnings: string[] } {
  draft.rows = [];
  const places = rows.map(({ place, more = [] }) => [place, ...more]);
  const texts = textsOf({
    ...parts,
    lines: rows.map(({ course }) => JSON.stringify(withoutEmpty(course))),
  });
  rows.length = 0;
  const { pack, problems } = readPack(texts, '');
  const warnings = sortProblems(problems, places, draft.refused);
  if (pack === null) {
    const fatal = problems.filter(({ severity }) => severity === 'fatal').map(sentenceOf);
    throw noUsablePack(fatal, draft.refused);
  }
  return { lines: pack.courses.map((course) => JSON.stringify(recordOf(course))), warnings };
}

const TEXTS = [
  'class_name',
  'description',
  'course_requirements',
  'recommended_prep',
  'class_notes',
] as const;

/** Strips markup from texts, normalises spaces, and removes duplicate names. */
function tidy(rows: readonly DraftRow[]): void {
  const names = (all: readonly string[]): string[] => [...new Set(all.map(collapseSpaces))];
  for (const { course } of rows) {
    for (const field of TEXTS) if (course[field]) course[field] = plainText(course[field]);
    course.class_tag = collapseSpaces(course.class_tag);
    course.class_name = collapseSpaces(course.class_name ?? '');
    course.instructors = names(course.instructors ?? []);
    for (const section of course.sections) section.instructors = names(section.instructors);
  }
}

/** Days without classes and days that follow another: the given ones, otherwise the first stated elsewhere. */
function withTermDates(
  terms: readonly PackTerm[],
  given: readonly TermDates[],
  stated: readonly TermDates[],
): PackTerm[] {
  const stranger = given.find(({ name }) => terms.every((term) => term.name !== name));
  if (stranger) throw new ImportError(`No row is of ${stranger.name}, for which days off are given.`);
  return terms.map((term) => {
    const own = given.filter(({ name }) => name === term.name);
    const known = stated.find(
      ({ name, holidays = [], follows = [] }) => name === term.name && holidays.length + follows.length > 0,
    );
    const holidays = own.flatMap((each) => each.holidays ?? []);
    const follows = own.flatMap((each) => each.follows ?? []);
    const days = {
      holidays: holidays.length > 0 ? holidays : (known?.holidays ?? []),
      follows: follows.length > 0 ? follows : (known?.follows ?? []),
    };
    return days.holidays.length + days.follows.length === 0 ? term : { ...term, ...days };
  });
}

/** Adds refused rows to the tally with their position in the input; returns warnings as sentences. */
function sortProblems(problems: readonly PackProblem[], rows: readonly Place[][], refused: Tally): string[] {
  const refusedLines = new Set<number>();
  const warnings: string[] = [];
  for (const problem of problems) {
    const row = problem.file === COURSES_FILE && problem.line !== null ? rows[problem.line - 1] : undefined;
    const place = row?.[0];
    if (row === undefined || place === undefined) {
      if (problem.severity === 'warning') warnings.push(sentenceOf(problem));
      continue;
    }
    const { file, row: number } = place;
    if (problem.severity === 'warning') {
      warnings.push(`${file}, row ${number}, ${problem.field ?? 'row'}: ${problem.message}.`);
    } else if (problem.severity === 'refused' && !refusedLines.has(problem.line ?? 0)) {
      /** Counts the first problem of a row only. Values are masked so that equal problems are grouped. */
      const reason = problem.message.replace(/"[^"]*"|\b\d[\d:.]*/g, '…');
      const field = problem.field?.replace(/\b\d+\b/g, '…') ?? 'row';
      for (const each of row) refused.add(`${field} ${reason}`, each, problem.field, problem.message);
      refusedLines.add(problem.line ?? 0);
    }
  }
  return warnings;
}

/** A record as written to the file: without fields that are derived from its sections, and without unknown values. */
function recordOf({ sections, ...course }: PackCourse): object {
  const derived = { ...principalFields(sections), codes: [course.class_tag] };
  const stated = Object.entries(course).filter(
    ([field, value]) =>
      !(field in derived) || JSON.stringify(value) !== JSON.stringify(Reflect.get(derived, field)),
  );
  return {
    ...withoutEmpty(Object.fromEntries(stated)),
    sections: sections.map(({ meetings, ...section }) => ({
      ...withoutEmpty(section),
      ...(meetings.length > 0 ? { meetings: meetings.map(withoutEmpty) } : {}),
    })),
  };
}

function noUsablePack(reasons: readonly string[], refused: Tally): ImportError {
  const refusals = refused.list().map(({ reason, count }) => `${reason} (${count})`);
  const why = refusals.length > 0 ? ` Rows were refused: ${refusals.slice(0, 5).join('; ')}.` : '';
  return new ImportError(`No usable pack comes of this data. ${reasons.slice(0, 5).join(' ')}${why}`);
}

interface Parts {
  university: Record<string, unknown>;
  subjects: Subject[];
  programs: string | null;
  synonyms?: string | null;
  demo: string | null;
  terms: PackTerm[];
  lines: string[];
}

function textsOf({ university, terms, subjects, programs, synonyms, demo, lines }: Parts): PackTexts {
  const texts: PackTexts = {
    'university.json': `${JSON.stringify({ ...university, terms }, null, 2)}\n`,
    'subjects.json': `[\n${subjects.map((subject) => `  ${JSON.stringify(subject)}`).join(',\n')}\n]\n`,
    'courses.ndjson': `${lines.join('\n')}\n`,
  };
  if (programs !== null) texts['programs.json'] = programs;
  if (typeof synonyms === 'string') texts['synonyms.json'] = synonyms;
  if (demo !== null) texts['demo.json'] = demo;
  return texts;
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Omits unknown and default values. */
function withoutEmpty(course: object): object {
  return Object.fromEntries(
    Object.entries(course).filter(
      ([, value]) =>
        value !== null &&
        value !== '' &&
        value !== false &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}
