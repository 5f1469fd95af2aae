import { drawIcon } from './draw-icon.tsx';
import { CALENDAR, CHECK, CHEVRON_DOWN, COMPARE, SAVE } from './icon-paths.ts';

// Icons of long lists: one element each, shared by all rows. A component per row costs as much as the row's text.
export const CALENDAR_ROW_ICON = drawIcon(CALENDAR, { size: 16 });
export const COMPARE_ROW_ICON = drawIcon(COMPARE, { size: 16 });
export const CHECK_ROW_ICON = drawIcon(CHECK, { size: 16 });
export const SAVE_ROW_ICON = drawIcon(SAVE, { size: 16 });
export const SAVED_ROW_ICON = drawIcon(SAVE, { size: 16, isFilled: true });
/** Turns over in a button whose `aria-expanded` is true. */
export const CHEVRON_ROW_ICON = drawIcon(CHEVRON_DOWN, {
  size: 14,
  className: 'shrink-0 transition-transform in-aria-expanded:rotate-180',
});
