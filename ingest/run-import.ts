import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Subject } from '#features/catalogue/domain/pack/shapes.ts';
import { type Draft, ImportError, type SourceFile } from './pack/pack-draft.ts';
import { addEvaluations } from './sources/evaluations.ts';
import { type CsvMapping, readMapping } from './formats/csv-mapping.ts';
import { readCsvRows } from './formats/csv.ts';
import { readJsonRecords } from './formats/json.ts';
import { readPlannerClasses } from './formats/planner.ts';
import { makePack } from './pack/make-pack.ts';
import type { ImportOptions } from './options.ts';
import { type ExistingPack, readExistingPack, writePack } from './pack/pack-folder.ts';
import { readPrograms } from './sources/programs.ts';
import { type ImportReport, reportOf, reportText } from './report.ts';
import { readSource } from './sources/source-files.ts';
import { readSubjects } from './sources/subjects.ts';
import { universityOf } from './pack/university.ts';

const MAPPINGS = join(import.meta.dirname, 'mappings');
/** The planner's files contain no departments. */
const PLANNER_SUBJECTS = join(MAPPINGS, 'planner-subjects.json');

/** Imports data into a pack folder. Throws ImportError without having written anything. */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const began = performance.now();
  const existing = await readExistingPack(options.out);
  const kept = options.fresh ? null : existing;
  const draft = await readDraft(options);
  const { university, terms, notes } = universityOf(
    options.university,
    kept?.['university.json'] ?? null,
    options.out,
  );
  draft.notes.unshift(...notes);
  const made = makePack(draft, {
    university,
    subjects: await subjectsFor(options, kept),
    programs: await programsFor(options, kept),
    synonyms: kept?.['synonyms.json'] ?? null,
    demo: kept?.['demo.json'] ?? null,
    termDates: options.termDates,
    daysOff: options.daysOff,
    termsBefore: terms,
    onlyTerms: options.onlyTerms,
  });
  await writePack(options.out, made.texts, existing);
  const report = reportOf(options, made, (performance.now() - began) / 1000);
  if (options.report !== null) await writeReport(options.report, report);
  return report;
}

async function readDraft(options: ImportOptions): Promise<Draft> {
  const files: SourceFile[] = [];
  for (const path of options.files) files.push(await readSource(path, options.format === 'csv'));
  switch (options.format) {
    case 'planner':
      return readPlannerClasses(files);
    case 'json':
    case 'csv': {
      const mapping = options.mapping === null ? null : await mappingNamed(options.mapping);
      const draft = options.format === 'csv' ? readCsvRows(files, mapping) : readJsonRecords(files);
      if (options.ratings !== null) addEvaluations(draft, await readSource(options.ratings, true), mapping);
      return draft;
    }
  }
}

/** A bare name refers to a shipped mapping. */
async function mappingNamed(name: string): Promise<CsvMapping> {
  const path = /^[\w-]+$/.test(name) ? join(MAPPINGS, `${name}.json`) : name;
  return readMapping(await readSource(path));
}

async function subjectsFor(options: ImportOptions, kept: ExistingPack): Promise<Subject[]> {
  if (options.subjects !== null) return readSubjects(await readSource(options.subjects));
  const text = kept?.['subjects.json'];
  if (text !== undefined) return readSubjects({ name: `${options.out}/subjects.json`, text });
  return options.format === 'planner' ? readSubjects(await readSource(PLANNER_SUBJECTS)) : [];
}

/** A given file is converted to the pack's form; the existing file is kept byte for byte. */
async function programsFor(options: ImportOptions, kept: ExistingPack): Promise<string | null> {
  if (options.programs === null) return kept?.['programs.json'] ?? null;
  return `${JSON.stringify(readPrograms(await readSource(options.programs)), null, 2)}\n`;
}

async function writeReport(path: string, report: ImportReport): Promise<void> {
  const text = path.endsWith('.json') ? JSON.stringify(report, null, 2) : reportText(report);
  await writeFile(resolve(path), `${text}\n`).catch((error: unknown) => {
    throw new ImportError(`The pack is written, but the report ${path} could not be: ${String(error)}.`);
  });
}
