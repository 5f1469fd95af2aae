import type { CSSProperties } from 'react';

/**
 * Pattern that marks clashes, in a strip along the right edge: text on the pattern itself was hard to read. Text needs
 * `HATCHED_PADDING` to stay clear of it.
 */
export const HATCHED = {
  backgroundImage: 'repeating-linear-gradient(45deg, var(--danger) 0 2px, transparent 2px 5px)',
  backgroundPosition: 'right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '6px 100%',
} satisfies CSSProperties;

export const HATCHED_PADDING = 'pr-2';
