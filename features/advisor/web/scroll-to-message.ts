/** The first place of a word in an element's text; null if it is not there as one piece. */
const findWord = (element: Element, words: readonly string[]): Range | null => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent?.toLowerCase() ?? '';
    for (const word of words) {
      const at = word === '' ? -1 : text.indexOf(word.toLowerCase());
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, Math.min(at + word.length, text.length));
      return range;
    }
  }
  return null;
};

/**
 * Scrolls to the message of a search result, and in it to the first word searched for, which is selected; without a
 * message to the end.
 *
 * @param words searched for
 */
export const scrollToMessage = (messageId: string | null, words: readonly string[]): void => {
  const message =
    messageId === null
      ? null
      : document.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"]`);
  const range = message && findWord(message, words);
  if (!message) return window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  message.scrollIntoView({ block: 'center', behavior: 'instant' });
  message.focus({ preventScroll: true });
  message.animate([{ backgroundColor: 'var(--wash)' }, { backgroundColor: 'transparent' }], 2_000);
  if (!range) return;
  // The selection marks the word until the student does something else.
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  const { top } = range.getBoundingClientRect();
  // The middle of a reply that is taller than the view may be far from the word.
  window.scrollBy({ top: top - window.innerHeight / 3, behavior: 'instant' });
};
