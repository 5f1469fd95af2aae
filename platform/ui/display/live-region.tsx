/**
 * Announces `message` to screen readers when it changes. It must exist before the first message: always render it,
 * with an empty message at first.
 */
export function LiveRegion({ message, assertive = false }: { message: string; assertive?: boolean }) {
  return (
    <div
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      className="sr-only"
    >
      {message}
    </div>
  );
}
