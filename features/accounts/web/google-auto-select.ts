/** The subset used of the identity provider's browser library (Google Identity Services, google.accounts.id). */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, string | number>>): void;
  disableAutoSelect(): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

export const SIGNED_OUT_KEY = 'autoSelectOff';

export const loadedGoogle = (): GoogleIdentity | undefined => window.google?.accounts?.id;

/**
 * Prevents an automatic sign-in after a sign-out. The library is loaded on /login only; elsewhere a flag is stored
 * for its next load.
 */
export const disableAutoSelect = (): void => {
  const google = loadedGoogle();
  if (google) google.disableAutoSelect();
  else sessionStorage.setItem(SIGNED_OUT_KEY, 'true');
};
