import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const listeners = new Set<() => void>();

const readStored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be unavailable; then the system decides.
    return null;
  }
};

/** Dark if the stored value is 'dark', or if nothing is stored and the system prefers dark. */
export const currentTheme = (): Theme => {
  const stored = readStored();
  return (stored ? stored === 'dark' : systemIsDark().matches) ? 'dark' : 'light';
};

const apply = (): void => {
  document.documentElement.dataset['theme'] = currentTheme();
  for (const listener of listeners) listener();
};

/** Stores and applies the choice; `null` follows the system again. */
export const chooseTheme = (theme: Theme | null): void => {
  if (theme === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  apply();
};

/** Follows changes of the system and in other tabs. Returns a function that stops it. */
export const followTheme = (): (() => void) => {
  const system = systemIsDark();
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) apply();
  };
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
