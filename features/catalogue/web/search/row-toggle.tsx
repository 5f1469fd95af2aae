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

/** For a finger its background is smaller than the button, whose foot lies beside what stands below it on a card. */
const BUTTON =
  'inline-flex size-8 items-center justify-center rounded-md bg-clip-content transition-colors touch:size-11 touch:rounded-[0.875rem/0.375rem_0.375rem_1.375rem_1.375rem] touch:px-2 touch:pb-4 disabled:opacity-40';
const OFF = `${BUTTON} text-ink-quiet enabled:hover:bg-wash enabled:hover:text-ink`;
const ON = `${BUTTON} bg-accent text-accent-ink`;

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
