import { type RefObject, useEffect } from 'react';

/** Where the focus goes instead of the removed element; the first one present. */
const INSTEAD = ['[data-undo]', '[role="tab"][aria-selected="true"]', '[data-week]'];

/**
 * Keeps the focus within an element when the focused one is removed; otherwise the keyboard would start again at the
 * top of the page.
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement)) return;
      const isLost = document.activeElement === document.body || document.activeElement === last;
      const instead = isLost ? insteadOf(last, element) : null;
      if (!instead) return;
      last = null;
      instead.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', note);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [root]);
};

const insteadOf = (last: HTMLElement, root: HTMLElement): HTMLElement | null => {
  if (last.isConnected)
    return last.matches(':disabled')
      ? (last.closest('li')?.querySelector<HTMLElement>('a[href], button:enabled') ?? null)
      : null;
  for (const selector of INSTEAD) {
    const next = [...root.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (next) return next;
  }
  return null;
};
