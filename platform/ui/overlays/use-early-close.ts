import { type TransitionEvent, useState } from 'react';

interface Shown {
  open: boolean;
  isAppearing: boolean;
  key: number;
}

/**
 * For a dialog that is closed while it still fades in: it goes at once. Headless UI may else wait for ever for the end of
 * a movement that was turned back (its issue 3892), and a dialog that nobody sees holds the page.
 *
 * @returns the dialog's `key`, and what its panel calls when its movement has ended
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
      // What moves inside the panel tells of it too.
      if (target === currentTarget) setShown((last) => ({ ...last, isAppearing: false }));
    },
  };
};
