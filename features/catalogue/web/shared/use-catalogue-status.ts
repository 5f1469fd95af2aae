import type { LoadState } from '../client/catalogue-load.ts';
import { useCatalogue } from '../client/use-catalogue.ts';

/** How far this browser's catalogue has arrived; its first use fetches it. */
export const useCatalogueStatus = (): LoadState['status'] => useCatalogue().state?.status ?? 'loading';
