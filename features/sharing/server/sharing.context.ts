import type { AdvisorReaders } from '#features/advisor/server/advisor.context.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { ShareOpenings } from './share-openings.ts';

/** Context of the sharing verbs. */
export type SharingContext = CatalogueContext & {
  sharing: { openings: ShareOpenings };
  advisor: { readers: Pick<AdvisorReaders, 'accountFor'> };
};
