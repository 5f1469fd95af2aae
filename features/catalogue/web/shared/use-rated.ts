import { use, useSyncExternalStore } from 'react';
import { CatalogueContext, useCatalogue } from '../client/use-catalogue.ts';

const ALL_RATED = { rating: true, hours: true };
type Rated = Readonly<typeof ALL_RATED>;

/** Whether any course has a rating, and a workload; true until it is known. */
export const useRated = (): Rated => useCatalogue().state?.rated ?? ALL_RATED;

/** The same, as far as it is known already; fetches nothing. */
export const useKnownRated = (): Rated => {
  const client = use(CatalogueContext);
  return useSyncExternalStore(client.subscribe, client.getState)?.rated ?? ALL_RATED;
};
