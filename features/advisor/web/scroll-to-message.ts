import { wordsTogether } from '../domain/words-together.ts';

/** Where in an element's text the words stand closest: all of them as one phrase, otherwise the first. */
const findWords = (element: Element, words: readonly string[]): Range | null => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: { node: Node; at: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    parts.push({ node, at: text.length });
    text += node.textContent ?? '';
  }
  const place = wordsTogether(text, words);
  if (!place) return null;
  const found = text.slice(place.start, place.end).toLowerCase();
  const [first = ''] = words.filter((word) => word !== '' && found.startsWith(word.toLowerCase()));
  const end = found === words.join(' ').toLowerCase() ? place.end : place.start + first.length;
  const from = parts.findLast(({ at }) => at <= place.start);
  const to = parts.findLast(({ at }) => at < end);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, place.start - from.at);
  range.setEnd(to.node, end - to.at);
  return range;
};

/**
 * Scrolls to the message of a search result, and in it to where the words searched for stand closest.
 *
 * @param words searched for
 */
export const scrollToMessage = (messageId: string, words: readonly string[]): void => {
  const message = document.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"]`);
  if (!message) return;
  const range = findWords(message, words);
  message.scrollIntoView({ block: 'center', behavior: 'instant' });
  message.focus({ preventScroll: true });
  message.animate([{ backgroundColor: 'var(--wash)' }, { backgroundColor: 'transparent' }], 2_000);
  if (!range) return;
  // The selection marks it until the student does something else.
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  const { top } = range.getBoundingClientRect();
  // The middle of a reply that is taller than the view may be far from it.
  window.scrollBy({ top: top - window.innerHeight / 3, behavior: 'instant' });
};
