import type { ReactElement } from 'react';
import type { RowControlProps } from './row-action.ts';

/** What a toggle of a row says and shows, off and on. */
interface ToggleLook {
  /** `Plan`: its name is that of the course. */
  verb: string;
  title: Record<'off' | 'on', string>;
  /** Elements of `row-icons.tsx`. */
  icon: Record<'off' | 'on', ReactElement>;
  /** Attributes by which the control is found. */
  mark?: Readonly<Record<`data-${string}`, string>>;
}

/**
 * The box of a row's control, within the row, which cuts off what goes beyond it. Its icon of 16 px stands in the row's first
 * line, `--icon-top` below the row's edge; for a finger the box goes on below it, beside what stands there.
 */
export const CONTROL_BOX =
  'relative mt-[calc(var(--icon-top)-0.375rem)] inline-flex size-7 items-center justify-center rounded-md -outline-offset-2 transition-colors touch:mt-0 touch:size-11 touch:items-start touch:pt-(--icon-top)';

/** The ground of an icon that is on, as large for a finger as for a mouse. */
export const ICON_GROUND =
  'isolate before:absolute before:inset-x-0.5 before:top-0.5 before:-z-10 before:h-6 touch:before:h-7 before:rounded-md before:bg-accent touch:before:inset-x-2 touch:before:top-[calc(var(--icon-top)-0.375rem)]';

const BUTTON = `${CONTROL_BOX} disabled:opacity-40`;
const OFF = `${BUTTON} text-ink-quiet enabled:hover:bg-wash enabled:hover:text-ink`;
const ON = `${BUTTON} ${ICON_GROUND} text-accent-ink`;

/** A row's control with an icon that is pressed or not. */
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
