import { toast } from 'react-hot-toast/headless';
import { Button } from '../controls/button.tsx';
import { dismissToast } from './toast.ts';

/** Time to see that it was a mistake, and to walk there by keys: WCAG 2.2.1 calls twenty seconds enough to act. */
const UNDO_MS = 20_000;

/** The toasts that are shown, by what was removed. */
const shown = new Map<string, string>();

/** What was removed is back by other means: to undo the removal means nothing any more. */
export const dismissUndo = (subject: string): void => {
  const id = shown.get(subject);
  if (id !== undefined) dismissToast(id);
  shown.delete(subject);
};

/** Something was removed and can be brought back: shown for 20 s. `subject` is for `dismissUndo`. */
export const showUndo = (message: string, undo: () => void, subject = message): void => {
  const toastId = toast(
    ({ id }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
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
