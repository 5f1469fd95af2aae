import { sql } from 'drizzle-orm';

/**
 * A column of a statement whose commit need not reach the disk before it is answered: for counts of which a crash may
 * lose the last moment. The next ordinary commit writes it with its own. Waiting for the disk is most of what such a
 * statement takes.
 *
 * Never inside a transaction with other statements: they would be committed the same way.
 */
export const relaxedCommit = sql`set_config('synchronous_commit', 'off', true) as relaxed`;
