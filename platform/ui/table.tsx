import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A dense table of 14 px. `caption` names it and is read, not shown. */
export function Table({
  caption,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string }) {
  return (
    <table {...rest} className={classNames('w-full border-collapse text-left text-14', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-b border-edge text-12 text-ink-quiet">
      <tr>{children}</tr>
    </thead>
  );
}

export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={classNames('px-3 py-2 font-medium', className)} />;
}

export interface RowProps extends ComponentProps<'tr'> {
  /** The row answers to a click; put the same action on a button or link inside for the keyboard. */
  clickable?: boolean;
}

export function Row({ clickable = false, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      className={classNames('border-b border-line', clickable && 'cursor-pointer hover:bg-wash', className)}
    />
  );
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={classNames('px-3 py-2 align-top', className)} />;
}
