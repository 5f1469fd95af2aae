/** How long after the last key somebody is still taken to be typing. */
export const QUIET_MS = 1_000;

/** Keys after which one is done with a text field. */
const LEAVING = new Set(['Tab', 'Escape', 'Enter']);

/** Until when typing goes on. */
let until = 0;
/** The student leaves the field; otherwise something took the focus from under the fingers. */
let isLeaving = false;

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"], [role="textbox"]',
    ));

/** Milliseconds until typing has come to rest; 0 if nobody types. */
export const typingLeft = (): number => Math.max(0, until - performance.now());

/** A key was typed that only its taker knows of. */
export const typeOn = (): void => {
  isLeaving = false;
  until = performance.now() + QUIET_MS;
};

const stopTyping = (): void => {
  isLeaving = true;
  until = 0;
};

const onKeyDown = (event: KeyboardEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  // A browser that fills in a form dispatches an event without a key.
  const key = event.key as string | undefined;
  if (key === undefined) return;
  if (LEAVING.has(key) && !(key === 'Enter' && shiftKey)) return stopTyping();
  isLeaving = false;
  if (key.length > 1 && key !== 'Backspace') return;
  // What is typed on after the field has lost the focus is typing too.
  if (!ctrlKey && !metaKey && (isTextField(target) || typingLeft() > 0)) until = performance.now() + QUIET_MS;
};

const onFocusOut = ({ target, relatedTarget: next }: FocusEvent): void => {
  // A dialog takes it, or it is lost.
  const isTaken = !(next instanceof Element) || next.closest('[role="dialog"]') !== null;
  if (isTaken && !isLeaving && isTextField(target)) until = performance.now() + QUIET_MS;
};

/** Watches the whole page, on which nobody types yet. Returns a function that stops it. */
export const startTyping = (): (() => void) => {
  until = 0;
  isLeaving = false;
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener('focusout', onFocusOut);
  window.addEventListener('pointerdown', stopTyping, true);
  return () => {
    stopTyping();
    window.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('focusout', onFocusOut);
    window.removeEventListener('pointerdown', stopTyping, true);
  };
};
