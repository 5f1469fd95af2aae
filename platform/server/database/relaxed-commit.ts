import { sql } from 'drizzle-orm';

/**
 * A column for a statement whose commit need not be synced to disk before the response: for counts whose last moments
 * may be lost in a crash. The next ordinary commit syncs it too. Waiting for the disk would be most of such a
 * statement's time.
 *
 * Never use it inside a transaction with other statements: they would be committed the same way.
 */
export const relaxedCommit = sql`set_config('synchronous_commit', 'off', true) as relaxed`;
