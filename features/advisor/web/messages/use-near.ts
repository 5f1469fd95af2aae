import { type RefObject, useEffect, useState } from 'react';

/** How far outside the view an element counts as near: a screen above and below. */
const MARGIN = '100%';

/**
 * Whether an element has come near the view. Once it has, it stays so: what was drawn for it stays drawn.
 *
 * @param isWatched false where it need not be known
 */
export const useNear = (element: RefObject<Element | null>, isWatched: boolean): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isWatched || isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatched, isNear]);
  return isNear;
};
