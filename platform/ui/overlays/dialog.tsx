import { later } from '../later.tsx';
import type { DialogProps } from './dialog-panel.tsx';

/**
 * A modal dialog, named by its title. Closes by its close button, Escape and a click outside; returns the focus. On
 * phones it is full width, at the bottom of the screen. Loaded on a student's first interaction.
 */
export const Dialog = later<DialogProps>(async () => (await import('./dialog-panel.tsx')).OpenDialog, {
  when: ({ open }) => open,
});
