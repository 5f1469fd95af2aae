import { type PackProblem, sentenceOf } from '#features/catalogue/domain/pack/problems.ts';
import { type Pack, type PackTexts, readPack } from '#features/catalogue/domain/pack/read-pack.ts';
import { COURSES_FILE } from '#features/catalogue/domain/pack/read-courses.ts';
import type { PackTerm, Subject } from '#features/catalogue/domain/pack/shapes.ts';
import { assignIdentities } from '../fields/class-numbers.ts';
import { type Draft, type DraftRow, ImportError, Tally, type TermDates } from './pack-draft.ts';
import { resolveSubjects } from '../sources/subjects.ts';
import { resolveTerms } from '../fields/terms.ts';

export interface PackSettings {
  /** Fields of university.json except the terms. */
  university: Record<string, unknown>;
  /** Empty: derive all from the data. */
  subjects: Subject[];
  /** Content of programs.json; null: the pack's departments are used. */
  programs: string | null;
  /** Content of demo.json, or null. */
  demo: string | null;
  termDates: TermDates[];
  onlyTerms: string[];
}

export interface MadePack {
  texts: PackTexts;
  /** The pack as the product reads it. */
  pack: Pack;
  refused: Tally;
  leftOut: Tally;
  /** Things worth checking, each with its position in the input where it has one. */
  warnings: string[];
  notes: string[];
}

/**
 * Turns a draft into the files of a pack and checks them with the product's own reader. Rows that fail that check are
 * refused, with their position in the input. Throws ImportError when no usable pack results.
 */
export function makePack(draft: Draft, settings: PackSettings): MadePack {
  for (const { course } of draft.rows) course.term = collapseSpaces(course.term);
  const terms = resolveTerms(draft, settings.termDates, settings.onlyTerms);
  if (terms.length === 0) throw noUsablePack(['No row is of a term.'], draft.refused);
  const notes = [...draft.notes];
  let derived = 0;
  const termNames = terms.map(({ name }) => name);
  const rows = assignIdentities(draft.rows, termNames, () => (derived += 1));
  if (derived > 0)
    notes.push(`${derived} rows had no class number of their own and got one from their term.`);
  for (const { course } of rows) {
    course.class_tag = collapseSpaces(course.class_tag);
    course.class_name = collapseSpaces(course.class_name ?? '');
    course.instructors = [...new Set((course.instructors ?? []).map(collapseSpaces))];
  }
  const untitled = rows.filter(({ course }) => course.class_name === '');
  for (const { course } of untitled) course.class_name = course.class_tag;
  if (untitled.length > 0) notes.push(`${untitled.length} rows had no title; their tag stands for it.`);
  const { subjects, added } = resolveSubjects(settings.subjects, rows);
  if (settings.subjects.length > 0 && added > 0) {
    notes.push(`${added} subjects of the data are not in the subjects file; their departments stand in.`);
  }

  const lines = rows.map(({ course }) => JSON.stringify(withoutEmpty(course)));
  const texts = textsOf({ ...settings, subjects, terms, lines });
  const { pack, problems } = readPack(texts, '');
  const { refusedLines, warnings } = sortProblems(problems, rows, draft.refused);
  if (pack === null) {
    const fatal = problems.filter(({ severity }) => severity === 'fatal').map(sentenceOf);
    throw noUsablePack(fatal, draft.refused);
  }
  const kept = lines.filter((_, index) => !refusedLines.has(index + 1));
  const final = textsOf({ ...settings, subjects, terms, lines: kept });
  return { texts: final, pack, refused: draft.refused, leftOut: draft.leftOut, warnings, notes };
}

/** Adds refused rows to the tally with their position in the input, and formats warnings as sentences. */
function sortProblems(problems: readonly PackProblem[], rows: readonly DraftRow[], refused: Tally) {
  const refusedLines = new Set<number>();
  const warnings: string[] = [];
  for (const problem of problems) {
    const row = problem.file === COURSES_FILE && problem.line !== null ? rows[problem.line - 1] : undefined;
    if (row === undefined) {
      if (problem.severity === 'warning') warnings.push(sentenceOf(problem));
      continue;
    }
    const { file, row: number } = row.place;
    if (problem.severity === 'warning') {
      warnings.push(`${file}, row ${number}, ${problem.field ?? 'row'}: ${problem.message}.`);
    } else if (problem.severity === 'refused' && !refusedLines.has(problem.line ?? 0)) {
      /** Counts the first problem of a row only. Values are masked so that equal problems are grouped. */
      const reason = problem.message.replace(/"[^"]*"|\b\d[\d:.]*/g, '…');
      refused.add(`${problem.field ?? 'row'} ${reason}`, row.place, problem.field, problem.message);
      refusedLines.add(problem.line ?? 0);
    }
  }
  return { refusedLines, warnings };
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
  demo: string | null;
  terms: PackTerm[];
  lines: string[];
}

function textsOf({ university, terms, subjects, programs, demo, lines }: Parts): PackTexts {
  const texts: PackTexts = {
    'university.json': `${JSON.stringify({ ...university, terms }, null, 2)}\n`,
    'subjects.json': `[\n${subjects.map((subject) => `  ${JSON.stringify(subject)}`).join(',\n')}\n]\n`,
    'courses.ndjson': `${lines.join('\n')}\n`,
  };
  if (programs !== null) texts['programs.json'] = programs;
  if (demo !== null) texts['demo.json'] = demo;
  return texts;
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Omits unknown values. */
function withoutEmpty(course: object): object {
  return Object.fromEntries(
    Object.entries(course).filter(
      ([, value]) =>
        value !== null &&
        value !== '' &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}
