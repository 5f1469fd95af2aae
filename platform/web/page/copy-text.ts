/**
 * Puts a text on the clipboard. Pages that are not served over https have no clipboard of their own; there a selection is
 * copied.
 *
 * @returns whether it worked
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by the browser's settings: a selection may still be copied.
  }
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.className = 'sr-only';
  // Inside the dialog that is open: the rest of the page cannot be focused meanwhile.
  (focused?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
};
