import type { ReactElement } from 'react';
import type { RowControlProps } from './row-action.ts';

/** Text and icons of a toggle, off and on. */
interface ToggleLook {
  /** `Plan`: the label is completed by the course's name. */
  verb: string;
  title: Record<'off' | 'on', string>;
  /** Elements of `row-icons.tsx`. */
  icon: Record<'off' | 'on', ReactElement>;
  /** Attributes for finding the control. */
  mark?: Readonly<Record<`data-${string}`, string>>;
}

/**
 * The box of a row's control, within the row, which clips overflow. Its icon of 16 px is on the row's first line,
 * `--icon-top` below the row's edge; for touch the box extends below it.
 */
export const CONTROL_BOX =
  'relative mt-[calc(var(--icon-top)-0.375rem)] inline-flex size-7 items-center justify-center rounded-md -outline-offset-2 transition-colors touch:mt-0 touch:size-11 touch:items-start touch:pt-(--icon-top)';

/** The background of an active icon, of the same size for touch and mouse. */
export const ICON_GROUND =
  'isolate before:absolute before:inset-x-0.5 before:top-0.5 before:-z-10 before:h-6 touch:before:h-7 before:rounded-md before:bg-accent touch:before:inset-x-2 touch:before:top-[calc(var(--icon-top)-0.375rem)]';

const BUTTON = `${CONTROL_BOX} disabled:opacity-40`;
const OFF = `${BUTTON} text-ink-quiet enabled:hover:bg-wash enabled:hover:text-ink`;
const ON = `${BUTTON} ${ICON_GROUND} text-accent-ink`;

/** A row's toggle button with an icon. */
export const rowToggle =
  ({ verb, title, icon, mark }: ToggleLook) =>
  ({ row, state, act }: RowControlProps): ReactElement => {
    const look = state === 'on' ? 'on' : 'off';
    return (
      <button
        {...mark}
        type="button"
        aria-pressed={state === 'on'}
        aria-label={`${verb} ${row.class_tag}, ${row.term}`}
        title={title[look]}
        disabled={state === 'unavailable'}
        onClick={() => act(row)}
        className={look === 'on' ? ON : OFF}
      >
        {icon[look]}
      </button>
    );
  };
