import type { Holding } from '#features/accounts/server/accounts.context.ts';
import { exportAccount } from '#features/accounts/server/account/export-account.ts';
import { exportTokensUsed } from '#features/advisor/server/models/export-tokens-used.ts';
import { exportChats } from '#features/advisor/server/sessions/export-chats.ts';
import { findProfile } from '#features/profile/server/profile.access.ts';
import { exportShares } from '#features/sharing/server/export-shares.ts';

/**
 * LIST: what each slice holds on a student, as the export gives it out. A slice that stores something of a student adds
 * its line here; a test holds that no table with a `user_id` is missing.
 */
export const ACCOUNT_DATA: readonly Holding[] = [
  { name: 'account', exportFor: exportAccount },
  { name: 'profile', exportFor: findProfile },
  { name: 'conversations', exportFor: exportChats },
  { name: 'tokens_used', exportFor: exportTokensUsed },
  { name: 'shares', exportFor: exportShares },
];
