import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface OptionRowProps {
  id: string;
  /** The one that Enter chooses. */
  isActive: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** A row of the always visible list under a combobox: the field keeps the focus and handles the keys. */
export function OptionRow({ id, isActive, onChoose, className, children }: OptionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element outside a select does not render markup
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the field, and on a phone the keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'min-h-9 cursor-pointer py-1.5 text-14 select-none hover:bg-wash touch:min-h-11',
        isActive && 'bg-wash forced-colors:outline-2',
        className,
      )}
    >
      {children}
    </div>
  );
}
