import path from 'node:path';
import type { Course } from '#features/catalogue/contract.ts';
import type { Pack } from '#features/catalogue/domain/pack/read-pack.ts';
import { toWireCourses } from '#features/catalogue/server/to-wire-courses.ts';
import { readJsonRecords } from '#ingest/formats/json.ts';
import { readPlannerClasses } from '#ingest/formats/planner.ts';
import { makePack } from '#ingest/pack/make-pack.ts';
import { readSource } from '#ingest/sources/source-files.ts';
import { readSubjects } from '#ingest/sources/subjects.ts';
import { onceARun } from './workers/once-a-run.ts';
import { hasRealCatalogues, realFile } from './real-imports.ts';

if (!hasRealCatalogues)
  process.stdout.write('Skipped: the real catalogues are not beside the project (../shared/data).\n');

/** A real university's catalogue as a pack and as API records. */
export interface RealCatalogue {
  pack: Pack;
  /** As returned by `GET api/courses`. */
  courses: Course[];
}

/** The planner's files contain no departments. */
const PLANNER_SUBJECTS = path.join(import.meta.dirname, '../../ingest/mappings/planner-subjects.json');

const read = (name: string) => readSource(realFile(name), false);
const dates = (name: string, start: string, end: string) => ({ name, start, end });

/** 5,345 tags with a space between subject and number. */
export const readSpacedCatalogue = onceARun('spaced-catalogue', async () => {
  const subjects = readSubjects(await read('subjects.json'));
  const draft = readJsonRecords([await read('harvard-2025-26.json.gz')]);
  const termDates = [
    dates('2025 Fall', '2025-09-02', '2025-12-03'),
    dates('2026 Spring', '2026-01-26', '2026-04-29'),
  ];
  return catalogueOf(makePack(draft, { ...NOTHING, subjects, termDates }).pack);
});

/** 3,974 codes of 3,431 courses, with a dot between subject and number; many old numbers. */
export const readDottedCatalogue = onceARun('dotted-catalogue', async () => {
  const draft = readPlannerClasses([await read('hydrant-f25.json.gz'), await read('hydrant-s26.json.gz')]);
  const subjects = readSubjects(await readSource(PLANNER_SUBJECTS));
  return catalogueOf(makePack(draft, { ...NOTHING, subjects }).pack);
});

const NOTHING = {
  university: { name: 'Test', possessive: "Test's", feedback_email: 'feedback@test.example' },
  subjects: [],
  programs: null,
  demo: null,
  termDates: [],
  onlyTerms: [],
};

const catalogueOf = (pack: Pack): RealCatalogue => ({
  pack,
  courses: toWireCourses(pack.courses, pack.university),
});
