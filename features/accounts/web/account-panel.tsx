import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { FLOAT_ROW } from '#platform/ui/controls/option-list.ts';
import { Switch } from '#platform/ui/controls/switch.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { downloadFile } from '#platform/web/page/download-file.ts';
import { mayLeave } from '#platform/web/page/leave-guard.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { chooseTheme, useTheme } from '#platform/web/theme/theme.ts';
import { serverMessageOr, useAccountExport } from './accounts.queries.ts';

const LINE = 'my-1 h-px bg-line';
const ROW = `${FLOAT_ROW} w-full text-left no-underline hover:bg-wash`;

const fileName = (product: string): string =>
  `${product.toLowerCase().replaceAll(/\W+/g, '-')}-export-${new Date().toISOString().slice(0, 10)}.json`;

export interface AccountPanelProps {
  name: string;
  email: string;
  /** Switches of other slices, supplied by the app. */
  choices: ReactNode;
  close: () => void;
  onOpen: (dialog: 'devices' | 'delete') => void;
}

/** Content of the user menu: the signed-in user and account actions. */
export function AccountPanel({ name, email, choices, close, onOpen }: AccountPanelProps) {
  const { signOut } = useAuth();
  const { product } = useProductInfo();
  const theme = useTheme();
  const accountExport = useAccountExport();

  const exportData = async (): Promise<void> => {
    close();
    try {
      const data = await accountExport.mutateAsync();
      downloadFile(fileName(product), JSON.stringify(data, null, 2), 'application/json');
    } catch (error) {
      showError(serverMessageOr(error, 'Your data could not be exported. Please try again.'));
    }
  };

  const leave = async (): Promise<void> => {
    close();
    if (await mayLeave()) await signOut();
  };

  return (
    <div className="-mx-3 -my-2 w-[min(16rem,calc(100vw-2.5rem))]">
      <div className="px-2.5 py-1.5">
        <p className="truncate text-16 font-medium">{name}</p>
        <p className="truncate text-14 text-ink-quiet">{email}</p>
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
      <button type="button" className={ROW} onClick={() => onOpen('devices')}>
        Signed-in devices
      </button>
      <button type="button" className={ROW} onClick={() => void exportData()}>
        Export your data
      </button>
      <button type="button" className={`${ROW} text-danger`} onClick={() => onOpen('delete')}>
        Delete account
      </button>
      <div className={LINE} />
      <button type="button" className={ROW} onClick={() => void leave()}>
        Sign out
      </button>
    </div>
  );
}
