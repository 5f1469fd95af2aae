import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { NdjsonBody } from '#platform/server/http/ndjson-body.ts';
import { CachedBody } from '#platform/server/http/cached-body.ts';
import type { Course } from '../contract.ts';
import type { Demo, Programs, Subject, University } from '../domain/pack/shapes.ts';
import { catalogueCurrent, catalogueVersions } from './catalogue.tables.ts';
import { toRowLines } from './course-rows.ts';

/** One version of the catalogue, whole and in memory. Never changed: a new version is a new object. */
export interface Catalogue {
  version: string;
  university: University;
  subjects: Subject[];
  programs: Programs;
  demo: Demo | null;
  /** In the pack's order. */
  courses: Course[];
  /** What `GET api/courses` answers. */
  coursesBody: CachedBody;
  /** The same as a stream of short rows. */
  rowsBody: NdjsonBody;
}

/** Reads the current version out of the database; null before the first one. */
export const readCatalogue = async (db: Db): Promise<Catalogue | null> => {
  const [row] = await db
    .select()
    .from(catalogueCurrent)
    .innerJoin(catalogueVersions, eq(catalogueVersions.version, catalogueCurrent.version));
  if (!row) return null;
  const { version, university, subjects, programs, demo, courses: stored } = row.catalogue_versions;
  const br = Uint8Array.from(stored);
  const { courses } = JSON.parse(brotliDecompressSync(br).toString('utf8')) as { courses: Course[] };
  const rowsBody = new NdjsonBody(() => toRowLines(courses));
  return {
    version,
    university,
    subjects,
    programs,
    demo,
    courses,
    coursesBody: new CachedBody(br),
    rowsBody,
  };
};
