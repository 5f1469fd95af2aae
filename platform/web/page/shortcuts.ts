import { useEffect, useEffectEvent } from 'react';

/** One key and what it does, as the help lists it. */
export interface Shortcut {
  key: string;
  does: string;
  run: () => void;
}

const active = new Set<Shortcut>();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select, [role="combobox"], [role="textbox"]'));

const hasOpenDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target) || hasOpenDialog()) return;
  // The one registered last stands nearest to what is on the screen.
  const hit = [...active].findLast(({ key }) => key === event.key);
  if (!hit) return;
  event.preventDefault();
  hit.run();
};

/** The shortcuts that work now, for the help. */
export const listShortcuts = (): readonly Shortcut[] => [...active];

/** Listens for the whole page. Returns what ends it. */
export const startShortcuts = (): (() => void) => {
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
};

/** Makes a single key do something while the component is there; never while the student types or a dialog is open. */
export const useShortcut = (key: string, does: string, run: () => void): void => {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    const shortcut: Shortcut = { key, does, run: () => runNow() };
    active.add(shortcut);
    return () => {
      active.delete(shortcut);
    };
  }, [key, does]);
};
