import { useEffect, useState } from 'react';

export interface Disclosure {
  isOpen: boolean;
  toggle: () => void;
  /** Closes; the focus goes back to the button if it was inside. */
  close: () => void;
}

/**
 * A panel that a button opens and that does not block the page: it closes on Escape, on a press outside, and when the
 * focus moves on. `root` is the element that holds both, `button` what opens it. Headless UI's popover does the same but
 * leaves focus guards in the page that a screen reader's user meets.
 */
export const useDisclosure = (root: HTMLElement | null, button: HTMLButtonElement | null): Disclosure => {
  const [isOpen, setIsOpen] = useState(false);

  const close = (): void => {
    if (root?.contains(document.activeElement)) button?.focus();
    setIsOpen(false);
  };

  useEffect(() => {
    if (!isOpen || !root) return;
    const leave = (event: Event): void => {
      if (!root.contains(event.target as Node)) setIsOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // One Escape closes one thing: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      button?.focus();
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
  }, [isOpen, root, button]);

  return { isOpen, toggle: () => setIsOpen((was) => !was), close };
};
