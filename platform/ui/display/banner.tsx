import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { AlertIcon, InfoIcon } from './icons.tsx';

export interface BannerProps {
  tone?: 'notice' | 'error';
  /** A button or link that fixes the problem. */
  action?: ReactNode;
  /** `off`: announced elsewhere. */
  live?: 'off';
  className?: string;
  children: ReactNode;
}

/** A message in the page: what happened and what to do. Errors are announced immediately. */
export function Banner({ tone = 'notice', action, live, className, children }: BannerProps) {
  const isError = tone === 'error';
  return (
    <div
      role={isError ? 'alert' : 'status'}
      aria-live={live}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border bg-surface px-3 py-2 text-14',
        isError ? 'border-danger text-danger' : 'border-line text-ink',
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <span className="mt-0.5 shrink-0">{isError ? <AlertIcon size={16} /> : <InfoIcon size={16} />}</span>
        <span className="min-w-0">{children}</span>
      </span>
      {action}
    </div>
  );
}
