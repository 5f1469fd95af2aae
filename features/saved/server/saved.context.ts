import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';

/** The context of the verbs of what is saved. */
export type SavedContext = CatalogueContext;
export type Saver = SignedIn<SavedContext>;
