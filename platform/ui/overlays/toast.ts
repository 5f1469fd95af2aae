import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';

const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;
const SILENT = { role: 'status', 'aria-live': 'off' } as const;

const SUCCESS_MS = 2_000;
const OTHER_MS = 4_000;

/** How long each kind of toast is shown, and how long it fades out, in milliseconds. */
export const TOAST_DURATIONS = {
  removeDelay: 200,
  success: { duration: SUCCESS_MS },
  error: { duration: OTHER_MS },
  blank: { duration: OTHER_MS },
  custom: { duration: OTHER_MS },
};

/** An action succeeded: shown for 2 s. */
export const showSuccess = (message: string): string => toast.success(message);

/** Something failed: shown for 4 s and announced immediately. */
export const showError = (message: string | ReactElement): string =>
  toast.error(message, { ariaProps: ALERT });

/** Something failed, and the screen announces it: shown for 4 s, and not announced again. */
export const showSilentError = (message: string): string => toast.error(message, { ariaProps: SILENT });

/** Information: shown for 4 s. */
export const showNotice = (message: string): string => toast(message);

export const dismissToast = (id: string): void => toast.dismiss(id);
