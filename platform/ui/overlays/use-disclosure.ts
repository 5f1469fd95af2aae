import { type RefObject, useEffect, useState } from 'react';

export interface Disclosure {
  isOpen: boolean;
  toggle: () => void;
  /** Closes the panel; returns the focus to the button if it was inside. */
  close: () => void;
}

/**
 * A non-modal panel opened by a button: closes on Escape, on a click outside, and when the focus leaves. `root`
 * contains both, `button` opens it. Unlike Headless UI's popover it adds no focus guards, which screen reader users
 * encounter. Refs, because an element in a state would render everything a second time when it is mounted.
 */
export const useDisclosure = (
  rootRef: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): Disclosure => {
  const [isOpen, setIsOpen] = useState(false);

  const close = (): void => {
    if (rootRef.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
  };

  useEffect(() => {
    const root = rootRef.current;
    if (!isOpen || !root) return;
    const leave = (event: Event): void => {
      if (!root.contains(event.target as Node)) setIsOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Escape closes only the panel, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      button.current?.focus();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      root.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, rootRef, button]);

  return { isOpen, toggle: () => setIsOpen((was) => !was), close };
};
