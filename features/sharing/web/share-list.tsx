import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { ShareListItem } from './share-list-item.tsx';
import { useShares } from './sharing.queries.ts';

/** The student's links, newest first. */
export function ShareList({ isOpen, newest }: { isOpen: boolean; newest: string | null }) {
  const { data, isError, refetch } = useShares(isOpen);
  if (isError)
    return (
      <RetryBanner tone="error" onRetry={refetch}>
        Your links could not be loaded.
      </RetryBanner>
    );
  if (!data)
    return (
      <output aria-label="Loading your links" className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </output>
    );
  if (data.length === 0)
    return <p className="text-ink-quiet">You have no links yet. Make one under “New link”.</p>;
  return (
    <ul aria-label="Your links" className="divide-y divide-line border-y border-line">
      {data.map((share) => (
        <ShareListItem key={share.shareId} share={share} isNew={share.shareId === newest} />
      ))}
    </ul>
  );
}
