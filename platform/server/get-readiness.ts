import { sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from './context.ts';
import { reasonOf } from './describe-error.ts';
import { rowsOf } from './database/store.ts';

export interface Instance {
  /** Null until a catalogue is loaded. */
  catalogueVersion(): string | null;
  /** Why it accepts no requests, as a sentence; null if it does. */
  problem(): string | null;
}

/**
 * Whether this instance can serve students.
 *
 * @throws Failure `unavailable` if it accepts no requests, no catalogue is loaded or the database does not answer
 */
export const getReadiness = async (ctx: Context, instance: Instance) => {
  const problem = instance.problem();
  if (problem !== null) throw new Failure('unavailable', problem);
  const catalogueVersion = instance.catalogueVersion();
  if (catalogueVersion === null) throw new Failure('unavailable', 'The catalogue is not loaded yet.');
  await rowsOf(ctx.db, sql`select 1`).catch((error: unknown) => {
    ctx.log.error({ reason: reasonOf(error) }, 'database does not answer');
    throw new Failure('unavailable', 'The database does not answer.');
  });
  return { status: 'ready' as const, catalogue_version: catalogueVersion };
};
