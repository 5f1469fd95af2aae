import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#platform/server/context.ts';
import type { Db, Store } from '#platform/server/database/store.ts';
import type { IdentityProvider } from './federated/identity-provider.ts';

/** What one slice holds on a student, under a name in the export. */
export interface Holding {
  name: string;
  /** Every table of the slice with something of a student in it; what is only a hash or a pointer is not given out. */
  tables: readonly PgTable[];
  exportFor(db: Db, userId: string): Promise<unknown>;
}

/** What the sign-in calls need beside the common context; app/open-accounts.ts builds it. */
export interface Accounts {
  /** Everything that an export gives out. */
  holdings: readonly Holding[];
  /** Null where federated sign-in is not set up. */
  identityProvider: IdentityProvider | null;
  /** Runs work that deletes a student; where the files are ours, it leaves the disk as well. */
  erasing: Store['erasing'];
  mails: {
    /** Has queued mails sent now rather than at the queue's next turn. */
    wake(): void;
  };
}

export type AccountsContext = Context & { accounts: Accounts };
