import { useEffectEvent, useLayoutEffect } from 'react';
import { hasOpenDialog } from '#platform/ui/overlays/open-overlays.ts';
import { isTextField, startTyping, typingLeft } from './typing.ts';

/** A key and its description in the help. */
export interface Shortcut {
  /** As `KeyboardEvent.key`; with Control or Command held `Mod+z`. */
  key: string;
  does: string;
  /** Null if the focused element handles the key itself: it is only listed. */
  run: (() => void) | null;
  /** Works in a dialog too, where others are disabled. */
  inDialogs?: boolean;
  /** Works in a text field too, where others would type letters. */
  whileTyping?: boolean;
}

const active = new Set<Shortcut>();

const onKeyDown = (event: KeyboardEvent): void => {
  // A browser that fills in a form dispatches an event without a key.
  const key = event.key as string | undefined;
  if (key === undefined || event.defaultPrevented || event.altKey || event.isComposing) return;
  // A letter typed as the field loses the focus is no shortcut either.
  const isText = isTextField(event.target) || (key.length === 1 && typingLeft() > 0);
  const pressed = event.ctrlKey || event.metaKey ? `Mod+${key}` : key;
  // The one registered last belongs to the innermost component on screen.
  const hit = [...active].findLast(
    ({ key: own, run, inDialogs, whileTyping }) =>
      run !== null &&
      own === pressed &&
      (whileTyping === true || !isText) &&
      // Asked last: it looks through the whole page, and every letter typed comes by here.
      (inDialogs === true || !hasOpenDialog()),
  );
  if (!hit?.run) return;
  event.preventDefault();
  hit.run();
};

/** The active shortcuts, for the help. */
export const listShortcuts = (): readonly Shortcut[] => [...active];

/** Listens on the whole page. Returns a function that stops it. */
export const startShortcuts = (): (() => void) => {
  window.addEventListener('keydown', onKeyDown);
  const endTyping = startTyping();
  return () => {
    endTyping();
    window.removeEventListener('keydown', onKeyDown);
  };
};

/**
 * Registers a shortcut while the component is mounted; inactive while typing and for a second after, and behind a dialog unless it is for
 * dialogs too.
 */
export const useShortcut = (
  key: string,
  does: string,
  run: () => void,
  { inDialogs = false, whileTyping = false }: Pick<Shortcut, 'inDialogs' | 'whileTyping'> = {},
): void => {
  const runNow = useEffectEvent(run);
  // Before paint, so that the shortcut works as soon as its target is visible.
  useLayoutEffect(() => {
    const shortcut: Shortcut = { key, does, run: () => runNow(), inDialogs, whileTyping };
    active.add(shortcut);
    return () => {
      active.delete(shortcut);
    };
  }, [key, does, inDialogs, whileTyping]);
};

/** Lists keys in the help, while the component is mounted, that a focused element handles itself. */
export const useListedKeys = (keys: readonly Pick<Shortcut, 'key' | 'does'>[]): void => {
  useLayoutEffect(() => {
    const listed = keys.map((each): Shortcut => ({ ...each, run: null }));
    for (const each of listed) active.add(each);
    return () => {
      for (const each of listed) active.delete(each);
    };
  }, [keys]);
};
