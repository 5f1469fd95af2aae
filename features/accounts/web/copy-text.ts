/**
 * Puts the text of an input on the clipboard. Pages that are not served over https have no clipboard of their own; there
 * the selection is copied.
 *
 * @returns whether it worked; if not, the text is selected, ready for the keyboard
 */
export const copyText = async (input: HTMLInputElement): Promise<boolean> => {
  input.focus();
  input.select();
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(input.value);
      return true;
    }
  } catch {
    // Refused by the browser's settings: the selection may still be copied.
  }
  return document.execCommand('copy');
};
