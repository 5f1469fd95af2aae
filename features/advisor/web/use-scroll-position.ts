import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const behavior = (): ScrollBehavior => (isCalm() ? 'instant' : 'smooth');

/** Distance from the end, in pixels, that still counts as the end: what rounding makes of none. A line would be cut by more. */
const NEAR = 2;

export interface ScrollPosition {
  /** Whether the end of the conversation is out of view. */
  isBehind: boolean;
  /** Scrolls to the end and follows its growth until the student scrolls back. */
  jumpToLatest: () => void;
  /** Begins at the end, and stays there while cards and fonts arrive, until the student does something. */
  openAtEnd: () => void;
}

/** What a student does first on a conversation that has been opened. */
const FIRST_ACTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Scroll position in a growing conversation: a new question moves to the top of the view and stays there while its
 * answer grows below; after the student scrolls, nothing moves.
 *
 * @param end the element after the last message
 * @param askedCount incremented with each question asked here
 */
export const useScrollPosition = (
  list: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  askedCount: number,
): ScrollPosition => {
  const [isBehind, setIsBehind] = useState(false);
  const isFollowing = useRef(false);

  const distance = useCallback((): number => {
    const bottom = end.current?.getBoundingClientRect().bottom ?? 0;
    const composer =
      document.querySelector('[data-composer]')?.getBoundingClientRect().top ?? window.innerHeight;
    return bottom - composer;
  }, [end]);

  // A conversation that has just been opened does not scroll.
  const seen = useRef(askedCount);
  useLayoutEffect(() => {
    if (askedCount === seen.current) return;
    seen.current = askedCount;
    isFollowing.current = false;
    const questions = list.current?.querySelectorAll('[data-question]') ?? [];
    [...questions].at(-1)?.scrollIntoView({ block: 'start', behavior: behavior() });
  }, [list, askedCount]);

  useEffect(() => {
    const area = list.current;
    if (!area) return undefined;
    let lastY = window.scrollY;
    const look = (): void => setIsBehind(distance() > NEAR);
    const onScroll = (): void => {
      // The page itself never scrolls up, so this was the student.
      if (window.scrollY < lastY - 1) isFollowing.current = false;
      lastY = window.scrollY;
      look();
    };
    const onGrowth = (): void => {
      const behind = distance();
      if (isFollowing.current && behind > 0) window.scrollBy({ top: behind, behavior: 'instant' });
      look();
    };
    const growth = new ResizeObserver(onGrowth);
    growth.observe(area);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', look);
    };
  }, [list, distance]);

  const jumpToLatest = useCallback(() => {
    isFollowing.current = true;
    window.scrollBy({ top: distance(), behavior: behavior() });
  }, [distance]);
  const opening = useRef<AbortController>(null);
  useEffect(() => () => opening.current?.abort(), []);
  const openAtEnd = useCallback(() => {
    opening.current?.abort();
    const { signal } = (opening.current = new AbortController());
    isFollowing.current = true;
    // What opens under the pointer afterwards must not move away from it.
    const stop = (): void => {
      isFollowing.current = false;
      opening.current?.abort();
    };
    for (const act of FIRST_ACTS)
      window.addEventListener(act, stop, { signal, capture: true, passive: true });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, []);
  return { isBehind, jumpToLatest, openAtEnd };
};
