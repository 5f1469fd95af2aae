import { useEffect, useMemo, useState } from 'react';
import { type Carried, type CarriersOf, createCarriersOf } from '../../domain/prerequisites/carriers.ts';
import { useCatalogue } from '../client/use-catalogue.ts';

/** The courses that count as what prerequisites name. Null until the whole catalogue is in this browser. */
export const useCarriers = (): CarriersOf | null => {
  const { client, state } = useCatalogue();
  const [carried, setCarried] = useState<Carried[] | null>(null);
  const fetchedAt = state?.status === 'complete' ? state.fetched.at : null;
  useEffect(() => {
    if (fetchedAt === null) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const all = await client.carried();
      if (isWanted && all) setCarried(all);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [client, fetchedAt]);
  return useMemo(() => (carried === null ? null : createCarriersOf(carried)), [carried]);
};
