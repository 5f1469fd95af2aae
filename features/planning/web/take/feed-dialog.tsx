import { useState } from 'react';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { CopyIcon } from '#platform/ui/display/icons.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { showError, showNotice, showSuccess } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { copyText } from '#platform/web/page/copy-text.ts';
import type { PlanVersion } from '../../contract.ts';
import { calendarLinks } from '../../domain/calendar/calendar-links.ts';
import { FeedList } from './feed-list.tsx';
import { useCreateFeed } from './feeds.queries.ts';

export interface FeedDialogProps {
  open: boolean;
  version: PlanVersion;
  /** What the calendar cannot express; empty: nothing. */
  notes: string;
  onClose: () => void;
}

/** Creates calendar feeds of a version, and revokes them. */
export function FeedDialog({ open, version, notes, onClose }: FeedDialogProps) {
  const [withOwnHours, setWithOwnHours] = useState(false);
  const creation = useCreateFeed();
  const made = creation.data;
  const make = async (): Promise<void> => {
    try {
      await creation.mutateAsync({ version_id: version.version_id, with_own_hours: withOwnHours });
    } catch (error) {
      showError(error instanceof ApiError ? error.sentence : 'The address could not be made.');
    }
  };
  const close = (): void => {
    creation.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="Calendar address">
      <div className="grid gap-4">
        <p>
          A calendar that subscribes to an address shows this plan and follows what you change. Whoever has
          the address can read it. It ends when you revoke it, or delete this version of the plan.
        </p>
        {notes === '' ? null : <Banner>{notes}</Banner>}
        {made ? (
          <MadeAddress url={made.url} isPublic={made.is_public} name={`${version.term}, ${version.name}`} />
        ) : (
          <div className="grid justify-items-start gap-2">
            <Checkbox
              label="With my own hours, as “Busy”"
              checked={withOwnHours}
              onChange={(event) => setWithOwnHours(event.target.checked)}
            />
            <Button look="primary" busy={creation.isPending} onClick={() => void make()}>
              Make an address
            </Button>
          </div>
        )}
        <FeedList
          versionId={version.version_id}
          onRevoked={(feedId) => {
            if (feedId === made?.feed_id) creation.reset();
          }}
        />
      </div>
    </Dialog>
  );
}

function MadeAddress({ url, isPublic, name }: { url: string; isPublic: boolean; name: string }) {
  const links = calendarLinks(url, name);
  const copy = async (): Promise<void> => {
    if (await copyText(url)) showSuccess('Address copied to clipboard!');
    else showNotice('The address could not be copied: select it and use your keyboard.');
  };
  const outside = { target: '_blank', rel: 'noreferrer', className: buttonStyles('secondary', 'small') };
  return (
    <section
      aria-label="The new address"
      className="grid gap-3 rounded-md border border-line bg-surface p-3 sm:p-4"
    >
      <p className="font-medium break-all select-all">{url}</p>
      <p className="text-14 text-ink-quiet">
        Copy it now: it is shown this once, since only a hash of it is kept. You can make another at any time.
      </p>
      <div className="flex flex-wrap gap-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was just made is what the student wants next */}
        <Button autoFocus size="small" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
          Copy
        </Button>
        <a href={links.app} className={buttonStyles('secondary', 'small')}>
          Open in a calendar app
        </a>
      </div>
      {isPublic ? (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <a href={links.google} {...outside}>
              Google Calendar
            </a>
            <a href={links.outlook} {...outside}>
              Outlook
            </a>
          </div>
          <p className="text-14 text-ink-quiet">
            These two hand the address to Google or Microsoft, whose servers then read your plan.
          </p>
        </div>
      ) : (
        <p className="text-14 text-ink-quiet">
          Only calendars on this machine or its network can read it: the server has no public address.
        </p>
      )}
    </section>
  );
}
