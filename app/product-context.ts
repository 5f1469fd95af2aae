import type { AccountsContext } from '#features/accounts/server/accounts.context.ts';
import type { AdvisorContext } from '#features/advisor/server/advisor.context.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { ProfileContext } from '#features/profile/server/profile.context.ts';

/** The one context that satisfies every slice. */
export type ProductContext = AccountsContext & AdvisorContext & CatalogueContext & ProfileContext;
