/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles,
   since some browsers do not expose a table as a table if it is laid out as a grid */
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface TableProps extends ComponentProps<'table'> {
  /** The accessible name; not visible. */
  caption: string;
  /**
   * Column widths as grid tracks. Each row then has its own layout, and can be skipped while out of view
   * (`skip-unseen`): for long tables that change often.
   */
  columns?: string;
}

const ROW_BY_ROW = 'block *:block [&_tr]:grid [&_tr]:grid-cols-(--columns)';

/** A dense table with text of 14 px. */
export function Table({ caption, columns, className, children, style, ...rest }: TableProps) {
  return (
    <table
      {...rest}
      role="table"
      style={columns === undefined ? style : ({ ...style, '--columns': columns } as CSSProperties)}
      className={classNames(
        'w-full border-collapse text-left text-14',
        columns !== undefined && ROW_BY_ROW,
        className,
      )}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-b border-edge text-12 text-ink-quiet">
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      role="columnheader"
      {...rest}
      className={classNames('px-3 py-2 font-medium', className)}
    />
  );
}

export interface RowProps extends ComponentProps<'tr'> {
  /** The row reacts to clicks; for keyboards, put the same action on a button or link inside. */
  clickable?: boolean;
}

export function Row({ clickable = false, className, ...rest }: RowProps) {
  return (
    <tr
      role="row"
      {...rest}
      className={classNames('border-b border-line', clickable && 'cursor-pointer hover:bg-wash', className)}
    />
  );
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td role="cell" {...rest} className={classNames('px-3 py-2 align-top', className)} />;
}
