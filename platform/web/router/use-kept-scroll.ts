import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType } from 'react-router';
import type { Visit } from './app-history.ts';

const KEY = 'scrollPositions';

type Positions = Record<string, number>;

const readPositions = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    // Not written by us: start without positions.
    return {};
  }
};

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
  const [positions] = useState(readPositions);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const { history } = window;
    const disableOwn = (): void => void (history.scrollRestoration = 'manual');
    const enableOwn = (): void => {
      history.scrollRestoration = 'auto';
      if (shown.current !== null) positions[shown.current] = window.scrollY;
      sessionStorage.setItem(KEY, JSON.stringify(positions));
    };
    disableOwn();
    window.addEventListener('pageshow', disableOwn);
    window.addEventListener('pagehide', enableOwn);
    return () => {
      window.removeEventListener('pageshow', disableOwn);
      window.removeEventListener('pagehide', enableOwn);
    };
  }, [positions]);
  useLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    const kept = action === NavigationType.Pop ? positions[location.key] : undefined;
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (!keepsScroll) scrollToStart(location.hash);
  }, [location, action, keepsScroll, positions]);
  return (next) => {
    // A replaced entry cannot be returned to.
    if (shown.current !== null && next.action !== NavigationType.Replace)
      positions[shown.current] = window.scrollY;
  };
};
