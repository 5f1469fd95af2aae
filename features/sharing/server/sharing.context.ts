import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';

/** The context of verbs that make and show links. */
export type SharingContext = CatalogueContext;
