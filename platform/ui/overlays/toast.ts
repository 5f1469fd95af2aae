import { toast } from 'react-hot-toast/headless';

const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;

/** Something the student asked for is done: shown 2 s. */
export const showSuccess = (message: string): string => toast.success(message);

/** Something failed: shown 4 s and read out at once. */
export const showError = (message: string): string => toast.error(message, { ariaProps: ALERT });

/** Something worth knowing: shown 4 s. */
export const showNotice = (message: string): string => toast(message);

export const dismissToast = (id: string): void => toast.dismiss(id);
