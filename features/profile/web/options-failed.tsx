import { useEffect, useRef } from 'react';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';

const SENTENCE = 'Failed to load academic options';

/** Shows once that option lists failed to load, with a retry button. */
export function OptionsFailed({ count, onRetry }: { count: number; onRetry: () => void }) {
  const lastCount = useRef(0);
  useEffect(() => {
    if (count > 0 && lastCount.current === 0) showError(SENTENCE);
    lastCount.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <RetryBanner className="mb-4" onRetry={onRetry}>
      {SENTENCE}. You can fill in the rest meanwhile.
    </RetryBanner>
  );
}
