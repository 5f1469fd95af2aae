import { useCatalogue } from '../client/use-catalogue.ts';

const ALL_RATED = { rating: true, hours: true };

/** Whether any course has a rating, and a workload; true until it is known. */
export const useRated = (): Readonly<typeof ALL_RATED> => useCatalogue().state?.rated ?? ALL_RATED;
