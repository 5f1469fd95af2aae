import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';

import type { ShareOpenings } from './share-openings.ts';

/** Context of the sharing verbs. */
export type SharingContext = CatalogueContext & { sharing: { openings: ShareOpenings } };
