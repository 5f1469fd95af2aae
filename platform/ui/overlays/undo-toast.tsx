import { toast } from 'react-hot-toast/headless';
import { Button } from '../controls/button.tsx';
import { dismissToast } from './toast.ts';

/** Time to see that it was a mistake, and to walk there by keys: WCAG 2.2.1 calls twenty seconds enough to act. */
const UNDO_MS = 20_000;

/** Something was removed and can be brought back: shown for 20 s. */
export const showUndo = (message: string, undo: () => void): void => {
  toast(
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
};
