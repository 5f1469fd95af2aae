import { useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { isFocusFree } from '#platform/web/page/is-focus-free.ts';
import { shownMoment } from '#platform/web/page/shown-dates.ts';
import type { Feed } from '../../feed.contract.ts';
import { useFeeds, useRevokeFeed } from './feeds.queries.ts';

function FeedItem({ feed, onRevoked }: { feed: Feed; onRevoked: (item: Element | null) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoking = useRevokeFeed();
  const item = useRef<HTMLLIElement>(null);
  const revoke = async (): Promise<void> => {
    const { current } = item;
    try {
      await revoking.mutateAsync({ feed_id: feed.feed_id });
      showSuccess('Address revoked');
      onRevoked(current);
    } catch (error) {
      showError(error instanceof ApiError ? error.sentence : 'That did not work. Please try again.');
    }
  };
  return (
    <li ref={item} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span className="mr-auto text-14" data-figures>
        {`Made ${shownMoment(feed.created_at)}`}
        {feed.with_own_hours ? ', with own hours as “Busy”' : ''}
      </span>
      {isAsking ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-14">Calendars stop reading it at once.</span>
          <Button size="small" onClick={() => setIsAsking(false)}>
            Keep
          </Button>
          <Button look="danger" size="small" busy={revoking.isPending} onClick={() => void revoke()}>
            Revoke
          </Button>
        </span>
      ) : (
        <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
          Revoke…
        </Button>
      )}
    </li>
  );
}

/** The calendar feeds of a version, to be revoked; their addresses are no longer known. */
export function FeedList({
  versionId,
  onRevoked,
}: {
  versionId: string;
  onRevoked: (feedId: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useFeeds(versionId, true);
  if (isError)
    return (
      <RetryBanner tone="error" onRetry={refetch}>
        Your calendar addresses could not be loaded.
      </RetryBanner>
    );
  return (
    <section aria-labelledby="feeds-made">
      <h3 ref={heading} id="feeds-made" tabIndex={-1} className="font-sans text-14 font-medium outline-none">
        Addresses of this plan
      </h3>
      {/* As high while it loads, with none and with one: the dialog is centred, and its buttons would move away from
          under the pointer. */}
      <div className="mt-1 min-h-12.5 border-y border-line touch:min-h-15.5">
        {!data ? (
          <Skeleton className="my-3 h-6 w-full" />
        ) : data.length === 0 ? (
          <p className="py-3 text-14 text-ink-quiet">There is none.</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((feed) => (
              <FeedItem
                key={feed.feed_id}
                feed={feed}
                onRevoked={(item) => {
                  // Its button is gone: otherwise the keyboard would start again outside the dialog.
                  if (isFocusFree(item)) heading.current?.focus();
                  onRevoked(feed.feed_id);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
