import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { NdjsonBody } from '#platform/server/http/ndjson-body.ts';
import { CachedBody } from '#platform/server/http/cached-body.ts';
import type { Course } from '../contract.ts';
import { universityShape } from '../domain/pack/shapes.ts';
import { readWireCourses } from '../domain/wire/wire-course.ts';
import { catalogueCurrent, catalogueVersions } from './catalogue.tables.ts';
import { toRowLines } from './course-rows.ts';
import type { Catalogue } from './shared/catalogue.ts';

/** Reads the current version from the database; null before the first one. */
export const readCatalogue = async (db: Db): Promise<Catalogue | null> => {
  const [row] = await db
    .select()
    .from(catalogueCurrent)
    .innerJoin(catalogueVersions, eq(catalogueVersions.version, catalogueCurrent.version));
  if (!row) return null;
  const {
    version,
    university,
    subjects,
    programs,
    demo,
    synonyms,
    courses: stored,
    loadedAt,
  } = row.catalogue_versions;
  const { courses, br } = coursesOf(Uint8Array.from(stored));
  const catalogue: Catalogue = {
    version,
    date: loadedAt.toISOString().slice(0, 10),
    // An earlier release stored fewer fields.
    university: universityShape.parse(university),
    subjects,
    programs,
    demo,
    synonyms,
    courses,
    coursesBody: new CachedBody(br),
    rowsBody: new NdjsonBody(() => toRowLines(catalogue)),
  };
  return catalogue;
};

/** Data stored by an earlier release has no sections; it is served until its pack is published again. */
const coursesOf = (br: Uint8Array<ArrayBuffer>): { courses: Course[]; br: Uint8Array<ArrayBuffer> } => {
  const { courses } = JSON.parse(brotliDecompressSync(br).toString('utf8')) as { courses: Course[] };
  if (courses.every((course) => Object.hasOwn(course, 'sections'))) return { courses, br };
  const complete = readWireCourses(courses);
  const body = JSON.stringify({ courses: complete, total: complete.length });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return { courses: complete, br: Uint8Array.from(brotliCompressSync(body, { params })) };
};
