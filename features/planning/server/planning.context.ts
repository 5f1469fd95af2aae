import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';

/** The context of the planning verbs. */
export type PlanningContext = CatalogueContext;
export type Planner = SignedIn<PlanningContext>;
