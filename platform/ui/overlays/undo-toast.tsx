import { toast } from 'react-hot-toast/headless';
import { Button } from '../controls/button.tsx';
import { dismissToast } from './toast.ts';

/** Time to notice the mistake, and to get to the button by keys: WCAG 2.2.1 considers twenty seconds enough. */
const UNDO_MS = 20_000;

/** The toasts shown, by what was removed. */
const shown = new Map<string, string>();

/** Removes an undo toast if what was removed has been restored in another way. */
export const dismissUndo = (subject: string): void => {
  const id = shown.get(subject);
  if (id !== undefined) dismissToast(id);
  shown.delete(subject);
};

/** Announces that something was removed, with an undo button, for 20 s. `subject` is for `dismissUndo`. */
export const showUndo = (message: string, undo: () => void, subject = message): void => {
  const toastId = toast(
    ({ id }) => (
      <span data-undo-toast className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {message}
        <Button
          size="small"
          className="-my-1.5"
          onClick={() => {
            dismissToast(id);
            undo();
          }}
        >
          Undo
        </Button>
      </span>
    ),
    { duration: UNDO_MS },
  );
  shown.set(subject, toastId);
};
