import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { Pack } from '../domain/pack/read-pack.ts';
import { catalogueCurrent, catalogueVersions } from './catalogue.tables.ts';
import { toWireCourses } from './to-wire-courses.ts';

const compress = promisify(brotliCompress);
/** A third smaller than gzip in the same time; the best level takes 20 s for ten thousand records. */
const QUALITY = 5;
const CURRENT = 1;

/**
 * Makes a pack the catalogue that every instance serves, in one transaction. The same pack is not written twice,
 * however many instances publish it at once.
 *
 * @returns whether the current version changed
 */
export const publishCatalogue = async (db: Db, pack: Pack, clock: Clock): Promise<boolean> => {
  const [current] = await db.select({ version: catalogueCurrent.version }).from(catalogueCurrent);
  if (current?.version === pack.version) return false;
  const courses = toWireCourses(pack.courses, pack.university);
  const body = await compress(JSON.stringify({ courses, total: courses.length }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .insert(catalogueVersions)
      .values({
        version: pack.version,
        university: pack.university,
        subjects: pack.subjects,
        programs: pack.programs,
        demo: pack.demo,
        synonyms: pack.synonyms,
        courses: body,
        loadedAt: now,
      })
      .onConflictDoNothing();
    await tx
      .insert(catalogueCurrent)
      .values({ id: CURRENT, version: pack.version, changedAt: now })
      .onConflictDoUpdate({ target: catalogueCurrent.id, set: { version: pack.version, changedAt: now } });
    // The previous one is kept for instances that are reading it at this moment; older ones are no longer read.
    const keep = [pack.version, ...(current ? [current.version] : [])];
    await tx
      .delete(catalogueVersions)
      .where(
        and(
          notInArray(catalogueVersions.version, keep),
          ne(
            catalogueVersions.version,
            sql`coalesce((select version from catalogue_current where id = ${CURRENT}), '')`,
          ),
        ),
      );
  });
  return true;
};

/** The current version; null before the first one. */
export const getCurrentVersion = async (db: Db): Promise<string | null> => {
  const [row] = await db
    .select({ version: catalogueCurrent.version })
    .from(catalogueCurrent)
    .where(eq(catalogueCurrent.id, CURRENT));
  return row?.version ?? null;
};
