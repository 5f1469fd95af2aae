/**
 * An icon for long lists: one element with a single path, shared by all rows. A component of the icon library in each
 * row, with up to ten elements, costs as much as the row's text.
 *
 * @param path on a grid of 24, in the style of `icons.tsx`
 */
const rowIcon = (path: string, size: number, className?: string, fill = 'none') => (
  <svg
    aria-hidden
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={fill}
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={path} />
  </svg>
);

const CALENDAR =
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01';

export const CALENDAR_ROW_ICON = rowIcon(CALENDAR, 16);
const SCALE =
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10';

export const COMPARE_ROW_ICON = rowIcon(SCALE, 16);
const BOOKMARK = 'M17 3a2 2 0 0 1 2 2v16l-7-4-7 4V5a2 2 0 0 1 2-2z';

export const CHECK_ROW_ICON = rowIcon('M20 6 9 17l-5-5', 16);
export const SAVE_ROW_ICON = rowIcon(BOOKMARK, 16);
export const SAVED_ROW_ICON = rowIcon(BOOKMARK, 16, undefined, 'currentColor');
/** Flips in a button whose `aria-expanded` is true. */
export const CHEVRON_ROW_ICON = rowIcon(
  'm6 9 6 6 6-6',
  14,
  'shrink-0 transition-transform in-aria-expanded:rotate-180',
);
