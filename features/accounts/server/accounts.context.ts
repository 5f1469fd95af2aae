import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { IdentityProvider } from './federated/identity-provider.ts';

/** What one slice holds on a student, under a name in the export. */
export interface Holding {
  name: string;
  exportFor(db: Db, userId: string): Promise<unknown>;
}

/** What the sign-in calls need beside the common context; app/open-accounts.ts builds it. */
export interface Accounts {
  /** Everything that an export gives out. */
  holdings: readonly Holding[];
  /** Null where federated sign-in is not set up. */
  identityProvider: IdentityProvider | null;
  mails: {
    /** Has queued mails sent now rather than at the queue's next turn. */
    wake(): void;
  };
}

export type AccountsContext = Context & { accounts: Accounts };
