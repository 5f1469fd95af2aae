/** The line that marks a stretch of a reply; the summary under the reply draws each count with the same line. */
export const MARK_LINES = {
  differs: 'underline decoration-danger decoration-wavy decoration-1 underline-offset-4',
  unknown: 'line-through decoration-danger decoration-2',
  own: 'underline decoration-ink-quiet decoration-dashed decoration-1 underline-offset-4',
  outdated: 'underline decoration-ink-quiet decoration-dotted underline-offset-4',
} as const;
