import { DEFAULT_PROVIDER, type Provider, PROVIDERS } from '#platform/contract/provider.ts';

const KEY = 'preferredProvider';

/** The provider chosen in this browser, otherwise the server's, otherwise the default. */
export const chosenProvider = (fromServer: Provider = DEFAULT_PROVIDER): Provider => {
  const stored = localStorage.getItem(KEY);
  return PROVIDERS.find((provider) => provider === stored) ?? fromServer;
};

export const storePreferredProvider = (provider: Provider): void => localStorage.setItem(KEY, provider);
