import { useEffect, useMemo, useState } from 'react';
import type { Recogniser } from '../../domain/recogniser/recogniser.ts';
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

/** Building takes a few milliseconds per thousand tags; it can wait until the browser is idle. */
const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 1_000 });
  return () => window.cancelIdleCallback(handle);
};

const CODE = laterCode(async () => (await import('../../domain/recogniser/recogniser.ts')).createRecogniser);

/**
 * Recognises course codes in this browser against the whole catalogue. Null until its code and the subjects have
 * loaded; knows the subjects first and the tags once they have arrived.
 */
export const useCourseCodes = (): CourseCodes | null => {
  const { client, state } = useCatalogue();
  const subjects = useSubjects();
  const [codes, setCodes] = useState<CatalogueCodes | null>(null);
  const create = useLoaded(CODE);
  const fetchedAt = state?.status === 'complete' ? state.fetched.at : null;
  useEffect(() => {
    if (fetchedAt === null) return undefined;
    let isWanted = true;
    let cancel = (): void => undefined;
    const ask = async (): Promise<void> => {
      const all = await client.codes();
      if (isWanted && all) cancel = whenIdle(() => setCodes(all));
    };
    void ask();
    return () => {
      isWanted = false;
      cancel();
    };
  }, [client, fetchedAt]);
  return useMemo(() => {
    if (!subjects || !create) return null;
    const titles = new Map(codes?.titles);
    const recogniser = create({
      subjects,
      tags: [...titles.keys()],
      aliases: codes?.aliases ?? [],
    });
    return { recogniser, titleOf: (tag) => titles.get(tag) ?? null, isComplete: codes !== null };
  }, [subjects, codes, create]);
};
