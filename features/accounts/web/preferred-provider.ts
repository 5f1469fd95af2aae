import { DEFAULT_PROVIDER, type Provider, providerSchema } from '#platform/contract/provider.ts';

const KEY = 'preferredProvider';

/** The provider chosen in this browser, else the server's, else the default. */
export const chosenProvider = (fromServer: Provider = DEFAULT_PROVIDER): Provider => {
  const stored = providerSchema.safeParse(localStorage.getItem(KEY));
  return stored.success ? stored.data : fromServer;
};

export const storePreferredProvider = (provider: Provider): void => localStorage.setItem(KEY, provider);
