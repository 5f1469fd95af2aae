import type { Holding } from '#features/accounts/server/accounts.context.ts';
import {
  federatedIdentities,
  resetTokens,
  signInNetworks,
  signIns,
  users,
} from '#features/accounts/server/accounts.tables.ts';
import { exportAccount } from '#features/accounts/server/account/export-account.ts';
import {
  chatCurrent,
  chatMessages,
  chatSessions,
  studentTokenUsage,
} from '#features/advisor/server/advisor.tables.ts';
import { exportTokensUsed } from '#features/advisor/server/models/export-tokens-used.ts';
import { exportChats } from '#features/advisor/server/sessions/export-chats.ts';
import { findProfile } from '#features/profile/server/profile.access.ts';
import { profiles } from '#features/profile/server/profile.tables.ts';
import { exportShares } from '#features/sharing/server/export-shares.ts';
import { shares } from '#features/sharing/server/sharing.tables.ts';

/**
 * LIST: what each slice holds on a student, as the export gives it out. A slice that stores something of a student adds
 * its line here, a table that holds something its name; a test names the table that is missing.
 */
export const ACCOUNT_DATA: readonly Holding[] = [
  {
    name: 'account',
    tables: [users, federatedIdentities, signIns, signInNetworks, resetTokens],
    exportFor: exportAccount,
  },
  { name: 'profile', tables: [profiles], exportFor: findProfile },
  { name: 'conversations', tables: [chatSessions, chatMessages, chatCurrent], exportFor: exportChats },
  { name: 'tokens_used', tables: [studentTokenUsage], exportFor: exportTokensUsed },
  { name: 'shares', tables: [shares], exportFor: exportShares },
];
