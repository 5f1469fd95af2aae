import { Badge } from '#platform/ui/display/badge.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { shownMoment } from '#platform/web/page/shown-dates.ts';
import type { Device } from '../contract.ts';
import { deviceName } from '../domain/device-name.ts';
import { serverMessageOr, useDevices, useRevokeDevice } from './accounts.queries.ts';

function DeviceRow({ device }: { device: Device }) {
  const revoke = useRevokeDevice();
  const name = deviceName(device.user_agent);
  const signOut = async (): Promise<void> => {
    try {
      await revoke.mutateAsync(device.id);
      showSuccess(`${name} is signed out`);
    } catch (error) {
      showError(serverMessageOr(error, 'That device could not be signed out. Please try again.'));
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {name}
          {device.current ? <Badge>This device</Badge> : null}
        </p>
        <p className="text-14 text-ink-quiet">
          Last used <time dateTime={device.last_used_at}>{shownMoment(device.last_used_at)}</time>, signed in{' '}
          <time dateTime={device.created_at}>{shownMoment(device.created_at)}</time>
        </p>
      </div>
      {device.current ? null : (
        <Button
          size="small"
          busy={revoke.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function DeviceList() {
  const { data, isError, refetch } = useDevices();
  if (data)
    return (
      <ul className="divide-y divide-line">
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    );
  if (isError)
    return (
      <RetryBanner tone="error" onRetry={refetch}>
        Your devices could not be listed.
      </RetryBanner>
    );
  return (
    <output aria-label="Loading your devices" className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </output>
  );
}

/** Devices with a sign-in, each with a button to end it. */
export function DevicesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Signed-in devices" width="narrow">
      <DeviceList />
    </Dialog>
  );
}
