const KEY = 'token';

type Listener = () => void;
const listeners = new Set<Listener>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

export const readToken = (): string | null => localStorage.getItem(KEY);

export const storeToken = (token: string): void => {
  localStorage.setItem(KEY, token);
  tell();
};

export const clearToken = (): void => {
  localStorage.removeItem(KEY);
  tell();
};

/** Calls the listener when the token changes, in this tab or another. Returns a function that unsubscribes. */
export const subscribeToToken = (listener: Listener): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};
