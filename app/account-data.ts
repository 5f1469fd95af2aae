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
import { exportFeeds } from '#features/planning/server/calendar/export-feeds.ts';
import { exportPlans } from '#features/planning/server/export-plans.ts';
import { planFeeds, planItems, planVersions } from '#features/planning/server/planning.tables.ts';
import { findProfile } from '#features/profile/server/profile.access.ts';
import { profiles } from '#features/profile/server/profile.tables.ts';
import { exportSaved } from '#features/saved/server/export-saved.ts';
import { savedCourses, savedSearches } from '#features/saved/server/saved.tables.ts';
import { exportShares } from '#features/sharing/server/export-shares.ts';
import { shares } from '#features/sharing/server/sharing.tables.ts';

/**
 * LIST: each slice's data on a student, for the export. A slice that stores student data adds its line and its
 * tables here; a test names missing tables.
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
  { name: 'plans', tables: [planVersions, planItems], exportFor: exportPlans },
  { name: 'calendar_addresses', tables: [planFeeds], exportFor: exportFeeds },
  { name: 'saved', tables: [savedCourses, savedSearches], exportFor: exportSaved },
  { name: 'shares', tables: [shares], exportFor: exportShares },
];
