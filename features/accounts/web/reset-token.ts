const KEY = 'resetToken';

/**
 * The token of a reset link, kept for this tab until it is used: it leaves the address bar as soon as it is read, where
 * the history, a screenshot or a look over the shoulder would find it, and the page can still be loaded again.
 */
export const storeResetToken = (token: string): void => sessionStorage.setItem(KEY, token);

export const readResetToken = (): string => sessionStorage.getItem(KEY) ?? '';

export const clearResetToken = (): void => sessionStorage.removeItem(KEY);
