const KEY = 'returnTo';

/** Where nobody is sent back to: the specification says where a sign-in leads that was not asked for by an address. */
const isDeep = (address: string): boolean =>
  /^\/(?![/\\])[^\s]/.test(address) && !/^\/(?:login|reset-password)/.test(address);

/** Remembers a deep link that needs a sign-in, through a page load. */
export const keepReturnAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void => {
  const address = pathname + search;
  if (isDeep(address)) sessionStorage.setItem(KEY, address);
};

/** The address that was asked for, once; null for none. */
export const takeReturnAddress = (): string | null => {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept !== null && isDeep(kept) ? kept : null;
};
