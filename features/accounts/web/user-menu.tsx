import { type ReactNode, useState } from 'react';
import { ChevronDownIcon, UserIcon } from '#platform/ui/display/icons.tsx';
import { later } from '#platform/ui/later.tsx';
import { Popover } from '#platform/ui/overlays/popover.tsx';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { displayName } from '../domain/display-name.ts';

const AccountPanel = later(async () => (await import('./account-panel.tsx')).AccountPanel);

interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
}
const whenOpen = { when: ({ open }: AccountDialogProps) => open };
const DevicesDialog = later<AccountDialogProps>(
  async () => (await import('./devices-dialog.tsx')).DevicesDialog,
  whenOpen,
);
const DeleteAccountDialog = later<AccountDialogProps>(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  whenOpen,
);

/**
 * The signed-in user and account actions.
 *
 * @param choices switches of other slices, supplied by the app
 */
export function UserMenu({ choices }: { choices?: ReactNode }) {
  const { user } = useAuth();
  const [dialog, setDialog] = useState<'devices' | 'delete' | null>(null);
  if (!user) return null;
  const name = displayName(user);
  return (
    <>
      <Popover
        button={
          <button
            type="button"
            aria-label={`Account of ${name}`}
            className="flex min-h-9 max-w-48 items-center gap-1.5 rounded-md px-2 text-14 text-ink hover:bg-wash touch:min-h-11 touch:min-w-11 touch:justify-center"
          >
            <UserIcon className="shrink-0" />
            <span className="truncate max-lg:sr-only">{name}</span>
            <ChevronDownIcon size={14} className="shrink-0 text-ink-quiet max-sm:hidden" />
          </button>
        }
      >
        {(close) => (
          <AccountPanel
            name={name}
            email={user.email}
            choices={choices}
            close={close}
            onOpen={(next) => {
              // Closes the menu first, so that the dialog returns the focus to the menu's button.
              close();
              setDialog(next);
            }}
          />
        )}
      </Popover>
      <DevicesDialog open={dialog === 'devices'} onClose={() => setDialog(null)} />
      <DeleteAccountDialog open={dialog === 'delete'} onClose={() => setDialog(null)} />
    </>
  );
}
