import { useEffect, useState } from 'react';
import { lastUsedControl } from './last-used.ts';

/**
 * Inside a dialog: when that is gone, gives the focus back to what opened it. Headless UI does so itself, but only to
 * what was focused or pressed after its code had loaded, which the first dialog of a page may not wait for.
 */
export function ReturnFocus() {
  // While rendering: the dialog takes the focus once it is mounted.
  const [opener] = useState(lastUsedControl);
  useEffect(
    () => () => {
      // In a task of its own, after Headless UI's turn.
      setTimeout(() => {
        if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
      });
    },
    [opener],
  );
  return null;
}
