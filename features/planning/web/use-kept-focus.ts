import { type RefObject, useEffect } from 'react';

const UNDO = '[data-undo]';
/** Where the focus goes instead of the removed element; the first one present. */
const INSTEAD = [UNDO, '[role="tab"][aria-selected="true"]', '[data-week]'];

/**
 * Keeps the focus within an element when the focused one is removed; otherwise the keyboard would start again at the
 * top of the page. Once the undo button is gone too, the focus returns to what was removed, which is found by its name:
 * what is restored is another element with another id.
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let last: EventTarget | null = null;
    /** What was removed, as long as the focus stays where it went instead. */
    let removed: { name: string; instead: HTMLElement } | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target;
      if (target !== removed?.instead) removed = null;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement)) return;
      const isLost = document.activeElement === document.body || document.activeElement === last;
      if (!isLost) return;
      const restored = removed ? restoredOf(removed, element) : null;
      const instead = restored ?? insteadOf(last, element);
      if (!instead) return;
      const name = removed?.name ?? (instead.matches(UNDO) ? last.getAttribute('aria-label') : null);
      // It may appear a moment after the undo button is gone.
      removed = restored || name === null ? null : { name, instead };
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

const restoredOf = (
  { name, instead }: { name: string; instead: HTMLElement },
  root: HTMLElement,
): HTMLElement | null =>
  instead.isConnected && instead.matches(UNDO)
    ? null
    : root.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`);

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
