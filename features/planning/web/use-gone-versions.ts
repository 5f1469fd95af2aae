import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { showError } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { PlanVersion } from '../contract.ts';
import { bringBack, type GoneVersion, planQuery, type SentEdits } from './plan.queries.ts';

/** The versions that were deleted elsewhere while this page changed them, until the student decides about each. */
export const useGoneVersions = () => {
  const queries = useQueryClient();
  const all = useRef<readonly GoneVersion[]>([]);
  const [first, setFirst] = useState<GoneVersion | null>(null);
  const keep = useCallback((next: readonly GoneVersion[]): void => {
    all.current = next;
    setFirst(next[0] ?? null);
  }, []);

  const add = useCallback(
    (request: SentEdits, version: PlanVersion): void => {
      const isSame = (each: GoneVersion) => each.version.version_id === version.version_id;
      // Edits made offline fail one after the other; what was seen before the first of them is what is brought back.
      keep(
        all.current.some(isSame)
          ? all.current.map((each) =>
              isSame(each) ? { ...each, requests: [...each.requests, request] } : each,
            )
          : [...all.current, { version, requests: [request] }],
      );
    },
    [keep],
  );
  /** The edits of the first, and those that failed since it was shown. */
  const settle = (): readonly SentEdits[] => {
    const [settled, ...others] = all.current;
    keep(others);
    return settled?.requests ?? [];
  };

  return {
    add,
    first,
    leave: async (): Promise<void> => {
      for (const { onFailed } of settle().toReversed()) onFailed();
      if (first) await queries.invalidateQueries({ queryKey: planQuery(first.version.term).queryKey });
    },
    /** Where that fails, the student is asked still. */
    bringBack: async (send: (request: SentEdits) => void): Promise<void> => {
      if (!first) return;
      try {
        await bringBack(queries, first.version);
      } catch (error) {
        showError(error instanceof ApiError ? error.sentence : 'It could not be brought back just now.');
        return;
      }
      for (const request of settle()) send(request);
    },
  };
};
