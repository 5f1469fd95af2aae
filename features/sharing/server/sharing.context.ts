import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';

import type { ShareOpenings } from './share-openings.ts';

/** The context of verbs that make and show links. */
export type SharingContext = CatalogueContext & { sharing: { openings: ShareOpenings } };
