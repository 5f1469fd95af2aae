import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { NdjsonBody } from '#platform/server/http/ndjson-body.ts';
import { CachedBody } from '#platform/server/http/cached-body.ts';
import type { Course } from '../contract.ts';
import { catalogueCurrent, catalogueVersions } from './catalogue.tables.ts';
import { toRowLines } from './course-rows.ts';
import type { Catalogue } from './shared/catalogue.ts';

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
