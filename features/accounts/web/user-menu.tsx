import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ChevronDownIcon, UserIcon } from '#platform/ui/display/icons.tsx';
import { FLOAT_ROW } from '#platform/ui/controls/option-list.ts';
import { Popover } from '#platform/ui/overlays/popover.tsx';
import { Switch } from '#platform/ui/controls/switch.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { mayLeave } from '#platform/web/page/leave-guard.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { chooseTheme, useTheme } from '#platform/web/theme/theme.ts';
import { displayName } from '../domain/display-name.ts';
import { serverMessageOr, useAccountExport } from './accounts.queries.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DevicesDialog } from './devices-dialog.tsx';
import { downloadFile } from '#platform/web/page/download-file.ts';

const LINE = 'my-1 h-px bg-line';
const ROW = `${FLOAT_ROW} w-full text-left no-underline hover:bg-wash`;

const fileName = (product: string): string =>
  `${product.toLowerCase().replaceAll(/\W+/g, '-')}-export-${new Date().toISOString().slice(0, 10)}.json`;

/**
 * The signed-in user and account actions.
 *
 * @param choices switches of other slices, supplied by the app
 */
export function UserMenu({ choices }: { choices?: ReactNode }) {
  const { user, signOut } = useAuth();
  const { product } = useProductInfo();
  const theme = useTheme();
  const [dialog, setDialog] = useState<'devices' | 'delete' | null>(null);
  const accountExport = useAccountExport();
  if (!user) return null;
  const name = displayName(user);

  const exportData = async (): Promise<void> => {
    try {
      const data = await accountExport.mutateAsync();
      downloadFile(fileName(product), JSON.stringify(data, null, 2), 'application/json');
    } catch (error) {
      showError(serverMessageOr(error, 'Your data could not be exported. Please try again.'));
    }
  };

  const leave = async (): Promise<void> => {
    if (await mayLeave()) await signOut();
  };

  /** Closes the menu first, so that the dialog returns the focus to the menu's button. */
  const openDialog = (next: 'devices' | 'delete', closeMenu: () => void): void => {
    closeMenu();
    setDialog(next);
  };

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
          <div className="-mx-3 -my-2 w-64">
            <div className="px-2.5 py-1.5">
              <p className="truncate text-16 font-medium">{name}</p>
              <p className="truncate text-14 text-ink-quiet">{user.email}</p>
            </div>
            <div className={LINE} />
            <Link to="/profile" onClick={close} className={ROW}>
              Your Profile
            </Link>
            <div className="px-2.5 py-0.5">
              <Switch
                label="Dark theme"
                checked={theme === 'dark'}
                onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
              />
              {choices}
            </div>
            <div className={LINE} />
            <button type="button" className={ROW} onClick={() => openDialog('devices', close)}>
              Signed-in devices
            </button>
            <button
              type="button"
              className={ROW}
              onClick={() => {
                close();
                void exportData();
              }}
            >
              Export your data
            </button>
            <button
              type="button"
              className={`${ROW} text-danger`}
              onClick={() => openDialog('delete', close)}
            >
              Delete account
            </button>
            <div className={LINE} />
            <button
              type="button"
              className={ROW}
              onClick={() => {
                close();
                void leave();
              }}
            >
              Sign out
            </button>
          </div>
        )}
      </Popover>
      <DevicesDialog open={dialog === 'devices'} onClose={() => setDialog(null)} />
      <DeleteAccountDialog open={dialog === 'delete'} onClose={() => setDialog(null)} />
    </>
  );
}
