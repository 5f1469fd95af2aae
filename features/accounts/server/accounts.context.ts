import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#platform/server/context.ts';
import type { Db, Store } from '#platform/server/database/store.ts';
import type { IdentityProvider } from './federated/verify-google-token.ts';

/** One slice's data on a student, under its name in the export. */
export interface Holding {
  name: string;
  /** Every table of the slice with student data; hashes and references are not exported. */
  tables: readonly PgTable[];
  exportFor(db: Db, userId: string): Promise<unknown>;
}

/** What the sign-in calls need beyond the common context; built by app/open-accounts.ts. */
export interface Accounts {
  /** Everything that is exported. */
  holdings: readonly Holding[];
  /** Null if federated sign-in is not configured. */
  identityProvider: IdentityProvider | null;
  /** Runs a deletion of student data; on the embedded database, also erases it from disk. */
  erasing: Store['erasing'];
  mails: {
    /** Sends queued mails now instead of at the next interval. */
    wake(): void;
  };
}

export type AccountsContext = Context & { accounts: Accounts };
