import { useEffect, useMemo, useState } from 'react';
import type { Recogniser } from '../../domain/recogniser/recogniser.ts';
import { inIdleSteps } from '#platform/web/page/idle.ts';
import { laterCode, useLoaded } from '#platform/web/page/use-loaded.ts';
import type { CatalogueCodes } from '../client/worker-messages.ts';
import { useCatalogue, useSubjects } from '../client/use-catalogue.ts';

export interface CourseCodes {
  recogniser: Recogniser;
  /** The title of a course by its tag in the catalogue's own spelling; null if there is none. */
  titleOf(tag: string): string | null;
  /** Whether all tags are known. Before, only subjects are, and every code counts as unknown. */
  isComplete: boolean;
}

const CODE = laterCode(() => import('../../domain/recogniser/recogniser.ts'));

/**
 * Recognises course codes in this browser against the whole catalogue. Null until its code and the subjects have
 * loaded; knows the subjects first and the tags once they have arrived.
 */
export const useCourseCodes = (): CourseCodes | null => {
  const { client, state } = useCatalogue();
  const subjects = useSubjects();
  const [codes, setCodes] = useState<CatalogueCodes | null>(null);
  const [complete, setComplete] = useState<CourseCodes | null>(null);
  const code = useLoaded(CODE);
  const fetchedAt = state?.status === 'complete' ? state.fetched.at : null;
  useEffect(() => {
    if (fetchedAt === null) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const all = await client.codes();
      if (isWanted && all) setCodes(all);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [client, fetchedAt]);
  useEffect(() => {
    if (!subjects || !code || !codes) return undefined;
    const titles = new Map(codes.titles);
    const steps = code.createRecogniserInSteps({
      subjects,
      tags: [...titles.keys()],
      aliases: codes.aliases,
    });
    return inIdleSteps(steps, (recogniser) =>
      setComplete({ recogniser, titleOf: (tag) => titles.get(tag) ?? null, isComplete: true }),
    );
  }, [subjects, codes, code]);
  const early = useMemo(
    (): CourseCodes | null =>
      subjects && code
        ? {
            recogniser: code.createRecogniser({ subjects, tags: [] }),
            titleOf: () => null,
            isComplete: false,
          }
        : null,
    [subjects, code],
  );
  return complete ?? early;
};
