import { showNotice } from '#platform/ui/overlays/toast.ts';
import { useShortcut } from '#platform/web/page/shortcuts.ts';

/** Marks the control that saves a course, for the keyboard shortcut. */
export const SAVE_MARK = { 'data-save': '' };

/** The save control in the smallest ancestor of an element that has one; null if that has several. */
const controlRound = (start: Element | null): HTMLElement | null => {
  for (let part = start; part && part !== document.body; part = part.parentElement) {
    const controls = part.querySelectorAll<HTMLElement>('[data-save]');
    if (part.matches('[data-save]')) return part as HTMLElement;
    if (controls.length > 0) return controls.length === 1 ? (controls[0] ?? null) : null;
  }
  return null;
};

/** The focus takes precedence over the pointer. */
const findControl = (): HTMLElement | null =>
  controlRound(document.activeElement === document.body ? null : document.activeElement) ??
  controlRound([...document.querySelectorAll(':hover')].at(-1) ?? null);

/** `s` saves the course that has the focus, otherwise the one under the pointer; in a dialog the one it shows. */
export const useSaveShortcut = (): void =>
  useShortcut(
    's',
    'Save the course in focus or under the pointer',
    () => {
      const control = findControl();
      if (control) control.click();
      else showNotice('Point at a course, or move to it with Tab, and press s to save it.');
    },
    { inDialogs: true },
  );
