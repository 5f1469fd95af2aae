const KEY = 'returnTo';

/** Excludes pages that nobody is sent back to: the specification defines where a sign-in without a requested page leads. */
const isDeep = (address: string): boolean =>
  /^\/(?![/\\])[^\s]/.test(address) && !/^\/(?:login|reset-password)/.test(address);

/** Remembers a deep link that requires signing in, across a page load. */
export const keepReturnAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void => {
  const address = pathname + search;
  if (isDeep(address)) sessionStorage.setItem(KEY, address);
};

/** Returns the remembered address once; null if there is none. */
export const takeReturnAddress = (): string | null => {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept !== null && isDeep(kept) ? kept : null;
};
