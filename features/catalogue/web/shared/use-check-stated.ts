import { useEffect, useMemo, useState } from 'react';
import { laterCode, useLoaded } from '#platform/web/page/use-loaded.ts';
import type { Carried } from '../../domain/prerequisites/carriers.ts';
import type { CheckStated } from '../../domain/prerequisites/stated-check.ts';
import { useCatalogue } from '../client/use-catalogue.ts';
import { useCourseCodes } from './use-course-codes.ts';

const CODE = laterCode(
  async () => (await import('../../domain/prerequisites/stated-check.ts')).createCheckStated,
);

/**
 * Checks a record's stated prerequisites, including required attributes. Null until the whole catalogue is in this
 * browser.
 */
export const useCheckStated = (): CheckStated | null => {
  const codes = useCourseCodes();
  const create = useLoaded(CODE);
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
  return useMemo(
    () => (codes?.isComplete && create && carried ? create(codes.recogniser, carried) : null),
    [codes, create, carried],
  );
};
