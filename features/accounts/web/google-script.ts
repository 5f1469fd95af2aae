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

const SCRIPT = 'https://accounts.google.com/gsi/client';
const SIGNED_OUT_KEY = 'autoSelectOff';

const loaded = (): GoogleIdentity | undefined => window.google?.accounts?.id;

/**
 * Prevents an automatic sign-in after a sign-out. The library is loaded on /login only; elsewhere a flag is stored
 * for its next load.
 */
export const disableAutoSelect = (): void => {
  const google = loaded();
  if (google) google.disableAutoSelect();
  else sessionStorage.setItem(SIGNED_OUT_KEY, 'true');
};

let loading: Promise<GoogleIdentity> | null = null;

/** Loads the library once per page. @throws Error when it cannot be loaded: offline or blocked */
export const loadGoogleIdentity = (): Promise<GoogleIdentity> => {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () => {
      const google = loaded();
      if (!google) return reject(new Error('the library of the identity provider is not what it was'));
      if (sessionStorage.getItem(SIGNED_OUT_KEY)) google.disableAutoSelect();
      sessionStorage.removeItem(SIGNED_OUT_KEY);
      resolve(google);
    });
    script.addEventListener('error', () => reject(new Error('the identity provider cannot be reached')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
