import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isTextField, QUIET_MS, typeOn, typingLeft } from '#platform/web/page/typing.ts';
import type { DraftStore } from './composer/draft-store.ts';

/** Keys that neither type nor mean another control. */
const BESIDE = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'Dead']);
/** What a text begins with. Other keys, such as `/`, stay shortcuts until there is one. */
const BEGINNING = /^[\p{L}\p{N}]$/u;

/**
 * Letters belong to the composer though it has not the focus:
 *
 * - after the comparison has opened by itself, to the question that was being written; the comparison closes;
 * - after a question was sent, while the composer is disabled, and after New Chat, until it has the focus.
 *
 * Until the student turns to something else, or has the composer again.
 *
 * @param ownOpenings how often the comparison has opened by itself
 * @param onTyped a letter was typed over the comparison
 * @returns to be called when the student has asked or stopped something, and at New Chat
 */
export const useTypingOn = (
  box: RefObject<HTMLTextAreaElement | null>,
  draft: DraftStore,
  ownOpenings: number,
  onTyped: () => void,
): (() => void) => {
  /** Since when letters are looked for, and whether over the comparison; null while they are not. */
  const since = useRef<{ at: number; isComparison: boolean } | null>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const area = box.current;
    if (since.current === null || !area || BESIDE.has(event.key)) return;
    const { at, isComparison } = since.current;
    if (area === event.target && !area.disabled) {
      if (!isComparison || event.key === 'Tab') since.current = null;
      return;
    }
    const { key } = event;
    const hasText = draft.getText() !== '';
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isLetter = key.length === 1 && (isPlain || event.getModifierState('AltGraph'));
    const begins = isComparison ? performance.now() - at < QUIET_MS : BEGINNING.test(key);
    // A blank that is not part of a word scrolls the reply.
    const goesOn = hasText && (isComparison || key !== ' ' || typingLeft() > 0);
    const isErasing = !isComparison && key === 'Backspace' && hasText;
    const isOther = event.target !== area && isTextField(event.target);
    if (isOther || !(isErasing || (isLetter && (goesOn || begins)))) {
      // More may be typed after these, which do nothing here.
      if (isComparison || !['Enter', 'Backspace', ' '].includes(key)) since.current = null;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    typeOn();
    const { selectionStart: start, selectionEnd: end, value } = area;
    const from = isErasing && start === end ? Math.max(0, start - 1) : start;
    const typed = isErasing ? '' : key;
    flushSync(() => draft.change(value.slice(0, from) + typed + value.slice(end)));
    area.setSelectionRange(from + typed.length, from + typed.length);
    if (isComparison) onTyped();
    else if (!area.disabled) area.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    const end = (): void => {
      since.current = null;
    };
    // Before the dialog and the shortcuts.
    window.addEventListener('keydown', listen, true);
    window.addEventListener('pointerdown', end, true);
    return () => {
      window.removeEventListener('keydown', listen, true);
      window.removeEventListener('pointerdown', end, true);
    };
  }, []);
  useEffect(() => {
    if (ownOpenings > 0) since.current = { at: performance.now(), isComparison: true };
  }, [ownOpenings]);
  return useCallback(() => {
    since.current = { at: performance.now(), isComparison: false };
  }, []);
};
