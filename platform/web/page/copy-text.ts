/**
 * Copies a text to the clipboard. Pages without https have no clipboard API; there a selection is copied.
 *
 * @returns whether it succeeded
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Blocked by the browser's settings: copying a selection may still work.
  }
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.className = 'sr-only';
  // Inside an open dialog, because the rest of the page cannot have the focus.
  (focused?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
};
