import { useRef } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { isFocusFree } from '#platform/web/page/is-focus-free.ts';
import { useRevokeShare, useShares } from '../sharing.queries.ts';

/** The links that show a conversation, each with a button to revoke it; nothing if there are none. */
export function SessionLinks({ sessionId }: { sessionId: string }) {
  const { data, isError, refetch } = useShares(true);
  const revoking = useRevokeShare();
  const section = useRef<HTMLElement>(null);
  const hasRevoked = revoking.isSuccess;
  if (isError)
    return (
      <RetryBanner tone="error" onRetry={refetch}>
        Your links to this chat could not be loaded.
      </RetryBanner>
    );
  if (!data)
    return (
      <output aria-label="Loading your links">
        <Skeleton className="h-10 w-full" />
      </output>
    );
  const links = data.filter(
    ({ session_id: id, message_count: messages, is_expired: isExpired }) =>
      id === sessionId && messages > 0 && !isExpired,
  );
  if (links.length === 0 && !hasRevoked) return null;

  const revoke = async (shareId: string, button: HTMLElement): Promise<void> => {
    try {
      await revoking.mutateAsync({ shareId });
      showSuccess('Link revoked');
      // The button is gone.
      if (isFocusFree(button)) section.current?.focus();
    } catch (error) {
      showError(error instanceof ApiError ? error.sentence : 'That did not work. Please try again.');
    }
  };

  return (
    <section ref={section} tabIndex={-1} aria-label="Links to this chat" className="grid gap-2">
      <p>
        {links.length === 0
          ? 'No link shows this chat any more.'
          : links.length === 1
            ? 'One link shows this chat, and goes on doing so until you revoke it:'
            : `${links.length} links show this chat, and go on doing so until you revoke them:`}
      </p>
      {links.length === 0 ? null : (
        <ul className="divide-y divide-line border-y border-line">
          {links.map(({ shareId, url }) => (
            <li key={shareId} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 text-14 break-all">{url}</span>
              <Button
                size="small"
                aria-label={`Revoke ${url}`}
                busy={revoking.isPending && revoking.variables.shareId === shareId}
                onClick={({ currentTarget }) => void revoke(shareId, currentTarget)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
