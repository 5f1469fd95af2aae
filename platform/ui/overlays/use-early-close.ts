import { type TransitionEvent, useState } from 'react';

interface Shown {
  open: boolean;
  isAppearing: boolean;
  key: number;
}

/**
 * Removes a dialog immediately if it is closed during its opening transition. Otherwise Headless UI may wait forever
 * for the end of a reversed transition (its issue 3892), and an invisible dialog blocks the page.
 *
 * @returns the dialog's `key`, and the panel's handler for the end of its transition
 */
export const useEarlyClose = (
  open: boolean,
): { key: number; onTransitionEnd: (event: TransitionEvent) => void } => {
  const [shown, setShown] = useState<Shown>({ open, isAppearing: open, key: 0 });
  if (shown.open !== open) {
    const isEarly = !open && shown.isAppearing;
    setShown({ open, isAppearing: open, key: isEarly ? shown.key + 1 : shown.key });
  }
  return {
    key: shown.key,
    onTransitionEnd: ({ target, currentTarget }) => {
      // Transitions of elements inside the panel bubble.
      if (target === currentTarget) setShown((last) => ({ ...last, isAppearing: false }));
    },
  };
};
