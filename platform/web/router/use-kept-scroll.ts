import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router';
import type { Visit } from './app-history.ts';

const KEY = 'scrollPositions';

const readStored = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    // Not written by us: start without positions.
    return [];
  }
};

/** In pixels, by the key of a history entry. */
const positions = new Map(readStored());

const scrollToStart = (hash: string): void => {
  const target = document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
};

/**
 * Scrolls a new screen to its top, and restores the position after going back and after a reload. The browser's own
 * restoration runs before the screen has its full height.
 *
 * @returns to be called before a new visit is rendered, while the old screen is still there
 */
export const useKeptScroll = ({ location, action, keepsScroll }: Visit): ((next: Visit) => void) => {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const { history } = window;
    const disableOwn = (): void => void (history.scrollRestoration = 'manual');
    const enableOwn = (): void => {
      history.scrollRestoration = 'auto';
      if (shown.current !== null) positions.set(shown.current, window.scrollY);
      sessionStorage.setItem(KEY, JSON.stringify([...positions]));
    };
    disableOwn();
    window.addEventListener('pageshow', disableOwn);
    window.addEventListener('pagehide', enableOwn);
    return () => {
      window.removeEventListener('pageshow', disableOwn);
      window.removeEventListener('pagehide', enableOwn);
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    const kept = action === NavigationType.Pop ? positions.get(location.key) : undefined;
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (!keepsScroll) scrollToStart(location.hash);
  }, [location, action, keepsScroll]);
  return (next) => {
    // A replaced entry cannot be returned to.
    if (shown.current !== null && next.action !== NavigationType.Replace)
      positions.set(shown.current, window.scrollY);
  };
};
