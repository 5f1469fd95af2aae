import { classNames } from '../styles/class-names.ts';

/** Placeholder for text that is loading. Set its width and height by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-pulse rounded-sm bg-wash forced-colors:border forced-colors:border-[GrayText]',
        className,
      )}
    />
  );
}
