import { type PackProblem, sentenceOf } from '#features/catalogue/domain/pack/problems.ts';
import { type Pack, type PackTexts, readPack } from '#features/catalogue/domain/pack/read-pack.ts';
import { COURSES_FILE } from '#features/catalogue/domain/pack/read-courses.ts';
import type { Subject, Term } from '#features/catalogue/domain/pack/shapes.ts';
import { assignIdentities } from '../fields/class-numbers.ts';
import { type Draft, type DraftRow, ImportError, Tally, type TermDates } from './pack-draft.ts';
import { settleSubjects } from '../sources/subjects.ts';
import { settleTerms } from '../fields/terms.ts';

export interface PackSettings {
  /** Fields of university.json but its terms. */
  university: Record<string, unknown>;
  /** Empty: all from the data. */
  subjects: Subject[];
  /** programs.json as it is to be; null: the pack's departments stand in. */
  programs: string | null;
  /** demo.json as it is to be; null for none. */
  demo: string | null;
  termDates: TermDates[];
  onlyTerms: string[];
}

export interface MadePack {
  texts: PackTexts;
  /** The pack as the product will read it. */
  pack: Pack;
  refused: Tally;
  leftOut: Tally;
  /** Worth a look, each with its place in the outside data where it has one. */
  warnings: string[];
  notes: string[];
}

/**
 * Turns a draft into the files of a pack, read back and checked as the product will. Rows that check refuses are refused here,
 * told by their place in the outside data. Throws ImportError when no usable pack comes of it.
 */
export function makePack(draft: Draft, settings: PackSettings): MadePack {
  for (const { course } of draft.rows) course.term = oneSpaced(course.term);
  const terms = settleTerms(draft, settings.termDates, settings.onlyTerms);
  if (terms.length === 0) throw nothingUsable(['No row is of a term.'], draft.refused);
  const notes = [...draft.notes];
  let derived = 0;
  const termNames = terms.map(({ name }) => name);
  const rows = assignIdentities(draft.rows, termNames, () => (derived += 1));
  if (derived > 0)
    notes.push(`${derived} rows had no class number of their own and got one from their term.`);
  for (const { course } of rows) {
    course.class_tag = oneSpaced(course.class_tag);
    course.class_name = oneSpaced(course.class_name ?? '');
    course.instructors = [...new Set((course.instructors ?? []).map(oneSpaced))];
  }
  const untitled = rows.filter(({ course }) => course.class_name === '');
  for (const { course } of untitled) course.class_name = course.class_tag;
  if (untitled.length > 0) notes.push(`${untitled.length} rows had no title; their tag stands for it.`);
  const { subjects, added } = settleSubjects(settings.subjects, rows);
  if (settings.subjects.length > 0 && added > 0) {
    notes.push(`${added} subjects of the data are not in the subjects file; their departments stand in.`);
  }

  const lines = rows.map(({ course }) => JSON.stringify(withoutEmpty(course)));
  const texts = textsOf({ ...settings, subjects, terms, lines });
  const { pack, problems } = readPack(texts, '');
  const { refusedLines, warnings } = tellApart(problems, rows, draft.refused);
  if (pack === null) {
    const fatal = problems.filter(({ severity }) => severity === 'fatal').map(sentenceOf);
    throw nothingUsable(fatal, draft.refused);
  }
  const kept = lines.filter((_, index) => !refusedLines.has(index + 1));
  const final = textsOf({ ...settings, subjects, terms, lines: kept });
  return { texts: final, pack, refused: draft.refused, leftOut: draft.leftOut, warnings, notes };
}

/** Refusals go to the tally under their place in the outside data; warnings become sentences. */
function tellApart(problems: readonly PackProblem[], rows: readonly DraftRow[], refused: Tally) {
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
      /** A row is refused once, by its first fault; its own values would make every reason another. */
      const reason = problem.message.replace(/"[^"]*"|\b\d[\d:.]*/g, '…');
      refused.add(`${problem.field ?? 'row'} ${reason}`, row.place, problem.field, problem.message);
      refusedLines.add(problem.line ?? 0);
    }
  }
  return { refusedLines, warnings };
}

function nothingUsable(reasons: readonly string[], refused: Tally): ImportError {
  const refusals = refused.list().map(({ reason, count }) => `${reason} (${count})`);
  const why = refusals.length > 0 ? ` Rows were refused: ${refusals.slice(0, 5).join('; ')}.` : '';
  return new ImportError(`No usable pack comes of this data. ${reasons.slice(0, 5).join(' ')}${why}`);
}

interface Parts {
  university: Record<string, unknown>;
  subjects: Subject[];
  programs: string | null;
  demo: string | null;
  terms: Term[];
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

function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** What is unknown is left out: a record says what is known and no more. */
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
