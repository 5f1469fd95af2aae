import type { ReactNode } from 'react';
import { later } from '../later.tsx';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'bottom' | 'left' | 'right';
  footer?: ReactNode;
  children: ReactNode;
}

/** The content of a side column, as an overlay on narrow screens. */
export const Sheet = later<SheetProps>(async () => (await import('./sheet-panel.tsx')).OpenSheet, {
  when: ({ open }) => open,
});
