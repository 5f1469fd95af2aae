/** Something modal is open, or fading out. */
export const hasOpenDialog = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** A menu, a list or another float with controls is open (see `use-float.ts`); it closes when it loses the focus. */
export const hasOpenFloat = (): boolean =>
  document.querySelector('[data-float]:not([role="tooltip"])') !== null;
