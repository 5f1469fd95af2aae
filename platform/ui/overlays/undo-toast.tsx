import { toast } from 'react-hot-toast/headless';
import { Button } from '../controls/button.tsx';
import { dismissToast } from './toast.ts';

/** Time to see that it was a mistake. */
const UNDO_MS = 8_000;

/** Something was removed and can be brought back: shown for 8 s. */
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
