const KEY = 'resetToken';

/**
 * The token of a reset link, kept for this tab until it is used. It is removed from the address bar at once, so that it
 * does not appear in the history or in screenshots, and the page can still be reloaded.
 */
export const storeResetToken = (token: string): void => sessionStorage.setItem(KEY, token);

export const readResetToken = (): string => sessionStorage.getItem(KEY) ?? '';

export const clearResetToken = (): void => sessionStorage.removeItem(KEY);
