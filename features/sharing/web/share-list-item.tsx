import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIELD_LABELS } from '#features/profile/domain/field-labels.ts';
import { Badge } from '#platform/ui/display/badge.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { CopyIcon, ExternalIcon, RetryIcon, TrashIcon } from '#platform/ui/display/icons.tsx';
import { showError, showNotice, showSuccess } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { copyText } from '#platform/web/page/copy-text.ts';
import { isFocusFree } from '#platform/web/page/is-focus-free.ts';
import { shownDay } from '#platform/web/page/shown-dates.ts';
import type { Share } from '../contract.ts';
import { useRevokeShare, useUpdateShare } from './sharing.queries.ts';

const contentOf = ({ fields, message_count: messages, plan_version_id: plan }: Share): string =>
  [
    ...fields.map((field) => FIELD_LABELS[field].toLowerCase()),
    ...(messages > 0 ? [messages === 1 ? '1 message' : `${messages} messages`] : []),
    ...(plan === null ? [] : ['a plan']),
  ].join(', ');

const openedOf = (times: number): string =>
  times === 0 ? 'Never opened' : times === 1 ? 'Opened once' : `Opened ${times} times`;

/** One link with its content, status and actions. */
export function ShareListItem({ share, isNew }: { share: Share; isNew: boolean }) {
  const { shareId, url, created_at, updated_at, expires_at, is_expired: isExpired, opened } = share;
  const [isRevoking, setIsRevoking] = useState(false);
  const revoking = useRevokeShare();
  const updating = useUpdateShare();
  const questionId = useId();
  const item = useRef<HTMLLIElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const revokeButton = useRef<HTMLButtonElement>(null);
  /** Puts the question in the place of the buttons or takes it away; the button pressed is gone each time. */
  const ask = (isAsked: boolean): void => {
    flushSync(() => setIsRevoking(isAsked));
    (isAsked ? keepButton : revokeButton).current?.focus();
  };
  useEffect(() => {
    if (isNew) copyButton.current?.focus();
  }, [isNew]);

  const copy = async (): Promise<void> => {
    if (await copyText(url)) showSuccess('Link copied to clipboard!');
    else showNotice('The link could not be copied: select it and use your keyboard.');
  };
  const showFailure = (error: unknown): void => {
    showError(error instanceof ApiError ? error.sentence : 'That did not work. Please try again.');
  };
  const update = async (): Promise<void> => {
    try {
      await updating.mutateAsync({ shareId });
      showSuccess('Link updated');
    } catch (error) {
      showFailure(error);
    }
  };
  const revoke = async (): Promise<void> => {
    // Where the focus goes when this link is gone.
    const { current } = item;
    const panel = current?.closest<HTMLElement>('[role="tabpanel"]');
    try {
      await revoking.mutateAsync({ shareId });
      showSuccess('Link revoked');
      if (isFocusFree(current)) panel?.focus();
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <li ref={item} className="grid gap-2 py-4">
      <p className="font-medium break-all select-all">{url}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-quiet" data-figures>
        {isExpired ? <Badge>Expired</Badge> : null}
        <span>Created {shownDay(created_at)}</span>
        {updated_at === created_at ? null : <span>Updated {shownDay(updated_at)}</span>}
        <span>
          {expires_at === null
            ? 'Never expires'
            : `${isExpired ? 'Expired' : 'Expires'} ${shownDay(expires_at)}`}
        </span>
        <span>{openedOf(opened)}</span>
      </p>
      <p className="text-14 text-ink-quiet">Shows {contentOf(share)}</p>
      <div className="flex flex-wrap gap-2">
        {isRevoking ? (
          <fieldset aria-labelledby={questionId} className="contents">
            <span id={questionId} className="self-center text-14">
              The link stops working at once. Revoke it?
            </span>
            <Button ref={keepButton} size="small" onClick={() => ask(false)}>
              Keep
            </Button>
            <Button look="danger" size="small" busy={revoking.isPending} onClick={() => void revoke()}>
              Revoke
            </Button>
          </fieldset>
        ) : (
          <>
            <Button ref={copyButton} size="small" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
              Copy
            </Button>
            {isExpired ? null : (
              <a href={url} target="_blank" rel="noreferrer" className={buttonStyles('secondary', 'small')}>
                <ExternalIcon size={16} />
                Open
                <span className="sr-only"> in a new tab</span>
              </a>
            )}
            <Button
              size="small"
              icon={<RetryIcon size={16} />}
              busy={updating.isPending}
              onClick={() => void update()}
            >
              Update
            </Button>
            <Button
              ref={revokeButton}
              look="quiet"
              size="small"
              icon={<TrashIcon size={16} />}
              onClick={() => ask(true)}
            >
              Revoke
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
