/** Pattern drawn over clashes. */
export const HATCHED =
  'repeating-linear-gradient(45deg, color-mix(in srgb, var(--danger) 30%, transparent) 0 2px, transparent 2px 8px)';
