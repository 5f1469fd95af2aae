import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const ITEMS = ':scope > ul > li';
const PARTS = 'a[href], button';

interface Place {
  element: HTMLElement;
  /** Which item of the list; -1 for what stands beside the list. */
  item: number;
  /** Which of the item's buttons and links, counted from its end: those that only some items have come first. */
  part: number;
}

const placeOf = (root: HTMLElement | null, element: HTMLElement): Place | null => {
  if (!root?.contains(element)) return null;
  const items = [...root.querySelectorAll(ITEMS)];
  const item = items.findIndex((each) => each.contains(element));
  const parts = [...(items[item]?.querySelectorAll(PARTS) ?? [])];
  return { element, item, part: parts.indexOf(element) - parts.length };
};

const elementAt = (root: HTMLElement | null, { item, part }: Place): HTMLElement | null => {
  const items = [...(root?.querySelectorAll(ITEMS) ?? [])];
  const parts = items[Math.min(item, items.length - 1)]?.querySelectorAll<HTMLElement>(PARTS);
  return [...(parts ?? [])].at(part) ?? document.querySelector('main');
};

export interface KeptFocus<T extends HTMLElement> {
  ref: RefObject<T | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * For a section with a list whose items go when a button of theirs is pressed. The focus would be nowhere: it moves to the
 * same button of the item that took the place, or to `main` where none is left.
 */
export const useKeptFocus = <T extends HTMLElement>(): KeptFocus<T> => {
  const ref = useRef<T>(null);
  const held = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const place = held.current;
    if (!place) return;
    if (place.element.isConnected) {
      held.current = placeOf(ref.current, place.element);
      return;
    }
    held.current = null;
    if (document.activeElement === document.body)
      elementAt(ref.current, place)?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ target }) => {
      held.current = placeOf(ref.current, target as HTMLElement);
    },
    // Not called where the element is removed.
    onBlur: () => {
      held.current = null;
    },
  };
};
