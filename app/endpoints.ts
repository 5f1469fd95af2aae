import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts';
import { advisorRoutes } from '#features/advisor/server/advisor.routes.ts';
import { catalogueRoutes } from '#features/catalogue/server/catalogue.routes.ts';
import { planningRoutes } from '#features/planning/server/planning.routes.ts';
import { profileRoutes } from '#features/profile/server/profile.routes.ts';
import { sharingRoutes } from '#features/sharing/server/sharing.routes.ts';
import { savedRoutes } from '#features/saved/server/saved.routes.ts';
import type { Instance } from '#platform/server/get-readiness.ts';
import { healthRoutes } from '#platform/server/health.routes.ts';
import type { Route } from '#platform/server/http/mount.ts';
import type { ProductContext } from './product-context.ts';

/** LIST: every slice's routes. A new slice adds its line here. */
export const endpoints = (instance: Instance): Route<ProductContext>[] => [
  ...healthRoutes(instance),
  ...accountsRoutes,
  ...catalogueRoutes,
  ...profileRoutes,
  ...advisorRoutes,
  ...sharingRoutes,
  ...planningRoutes,
  ...savedRoutes,
];
