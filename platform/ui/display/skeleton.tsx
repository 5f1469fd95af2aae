import { classNames } from '../styles/class-names.ts';

/** The shape of text that is still coming. Give it a width and a height by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-sm bg-wash', className)} />;
}
