import { later } from '../later.tsx';
import type { SheetProps } from './sheet-panel.tsx';

/** The content of a side column, as an overlay on narrow screens. */
export const Sheet = later<SheetProps>(async () => (await import('./sheet-panel.tsx')).OpenSheet, {
  when: ({ open }) => open,
});
