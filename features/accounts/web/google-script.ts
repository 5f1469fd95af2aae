import { type GoogleIdentity, loadedGoogle as loaded, SIGNED_OUT_KEY } from './google-auto-select.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

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
