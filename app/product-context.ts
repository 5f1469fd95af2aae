import type { AccountsContext } from '#features/accounts/server/accounts.context.ts';
import type { AdvisorContext } from '#features/advisor/server/advisor.context.ts';
import type { PlanningContext } from '#features/planning/server/planning.context.ts';
import type { ProfileContext } from '#features/profile/server/profile.context.ts';
import type { SavedContext } from '#features/saved/server/saved.context.ts';
import type { SharingContext } from '#features/sharing/server/sharing.context.ts';

/** Satisfies every slice's context. */
export type ProductContext = AccountsContext &
  AdvisorContext &
  ProfileContext &
  SavedContext &
  SharingContext &
  PlanningContext;
