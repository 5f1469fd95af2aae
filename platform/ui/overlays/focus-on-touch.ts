/**
 * As the `ref` of the one field that a dialog is for, beside `data-autofocus`: on touch screens Headless UI leaves the
 * focus on the dialog, so that the student would have to tap once more. Takes it from nothing else inside.
 */
export const focusOnTouch = (field: HTMLElement | null): (() => void) | undefined => {
  if (!field) return undefined;
  // After the dialog, which takes the focus once it is mounted.
  const frame = requestAnimationFrame(() => {
    const dialog = field.closest('[role="dialog"]');
    const { activeElement } = document;
    if (activeElement === dialog || !dialog?.contains(activeElement)) field.focus();
  });
  return () => cancelAnimationFrame(frame);
};
