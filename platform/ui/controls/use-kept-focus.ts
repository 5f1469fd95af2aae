import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const ITEMS = ':scope > ul > li';
const PARTS = 'a[href], button';

interface Place {
  element: HTMLElement;
  /** Index of the list's item; -1 for elements outside the list. */
  item: number;
  /** Index among the item's buttons and links, counted from the end, since optional ones come first. */
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
 * For a section with a list whose items are removed by their own buttons, which would lose the focus: moves it to the
 * same button of the item that follows, or to `main` if none is left.
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
    // Not called if the element is removed.
    onBlur: () => {
      held.current = null;
    },
  };
};
