import { useEffect, useRef } from 'react';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';

const SENTENCE = 'Failed to load academic options';

/** Says once that lists of choices could not be fetched, and lets the student try again in place. */
export function OptionsFailed({ count, onRetry }: { count: number; onRetry: () => void }) {
  const isToldOf = useRef(0);
  useEffect(() => {
    if (count > 0 && isToldOf.current === 0) showError(SENTENCE);
    isToldOf.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <RetryBanner className="mb-4" onRetry={onRetry}>
      {SENTENCE}. You can fill in the rest meanwhile.
    </RetryBanner>
  );
}
