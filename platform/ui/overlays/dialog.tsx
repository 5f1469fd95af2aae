import type { ReactNode } from 'react';
import { later } from '../later.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons below the content; they stay visible while it scrolls. */
  footer?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  /** `unhurried`: 300 ms in, 200 ms out; otherwise 150 ms. */
  pace?: 'quick' | 'unhurried';
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A modal dialog, named by its title. Closes by its close button, Escape and a click outside; returns the focus. On
 * phones it is full width, at the bottom of the screen. Loaded when a student first does something.
 */
export const Dialog = later<DialogProps>(async () => (await import('./dialog-panel.tsx')).OpenDialog, {
  when: ({ open }) => open,
});
