/**
 * Whether the focus is lost, or within an element that is removed: only then may it be moved after an answer, when the
 * student may have gone on elsewhere.
 */
export const isFocusFree = (removed: Element | null): boolean =>
  document.activeElement === document.body || removed?.contains(document.activeElement) === true;
