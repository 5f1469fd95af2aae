import { sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from './context.ts';
import { reasonOf } from './describe-error.ts';
import { rowsOf } from './database/store.ts';

/**
 * Whether this instance can answer students.
 *
 * @throws Failure `unavailable` when no catalogue is loaded or the database does not answer
 */
export const getReadiness = async (ctx: Context, catalogueVersion: string | null) => {
  if (catalogueVersion === null) throw new Failure('unavailable', 'The catalogue is not loaded yet.');
  await rowsOf(ctx.db, sql`select 1`).catch((error: unknown) => {
    ctx.log.error({ reason: reasonOf(error) }, 'database does not answer');
    throw new Failure('unavailable', 'The database does not answer.');
  });
  return { status: 'ready' as const, catalogue_version: catalogueVersion };
};
