import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isTextField, QUIET_MS } from '#platform/web/page/typing.ts';
import type { DraftStore } from './composer/draft-store.ts';

/** Keys that neither type nor mean the dialog. */
const BESIDE = new Set(['Shift', 'Dead', 'CapsLock', 'AltGraph']);

/**
 * Letters typed on after the comparison has opened by itself belong to the question that was being written: they go to
 * the composer, and the comparison closes. Until the student turns to the comparison, or has the composer again.
 *
 * @param ownOpenings how often it has opened by itself
 */
export const useTypingOn = (
  box: RefObject<HTMLTextAreaElement | null>,
  draft: DraftStore,
  ownOpenings: number,
  onTyped: () => void,
): void => {
  /** When the comparison opened; null while letters are not looked for. */
  const openedAt = useRef<number | null>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const area = box.current;
    if (openedAt.current === null || !area || area === event.target || BESIDE.has(event.key)) return;
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const wasWriting = draft.getText() !== '' || performance.now() - openedAt.current < QUIET_MS;
    if (!isLetter || !wasWriting || isTextField(event.target)) {
      openedAt.current = null;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const at = area.selectionStart;
    const next = area.value.slice(0, at) + event.key + area.value.slice(area.selectionEnd);
    flushSync(() => draft.change(next));
    area.setSelectionRange(at + 1, at + 1);
    onTyped();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    const end = (): void => {
      openedAt.current = null;
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
    if (ownOpenings > 0) openedAt.current = performance.now();
  }, [ownOpenings]);
};
