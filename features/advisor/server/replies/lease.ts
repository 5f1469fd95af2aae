import { sql } from 'drizzle-orm';
import { LEASE_SECONDS } from './reply-writer.ts';

/** When a lease taken now expires, by the database's clock. */
export const leaseFromNow = sql`now() + ${`${LEASE_SECONDS} seconds`}::interval`;
