import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { Banner } from '#platform/ui/display/banner.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import { useState } from 'react';
import type { UndoStep } from '../domain/undo-steps.ts';
import type { PlanEditor } from './use-plan-editor.ts';

/** The last step with what takes it back, then the one before; over the page, so that nothing moves under the pointer. */
export function UndoBar({ editor }: { editor: PlanEditor }) {
  const { undoable, stepCount, isUndoing, undo } = editor;
  const [closed, setClosed] = useState<UndoStep | null>(null);
  if (!undoable) return null;
  // Registered anew with each step, so that the key takes back what was done last, here or to the versions.
  const keys = <UndoKeys key={stepCount} undo={undo} />;
  if (undoable === closed) return keys;
  return (
    <div className="fixed inset-x-3 bottom-3 z-30 mx-auto w-fit max-w-[min(40rem,calc(100%-1.5rem))] rounded-md shadow-float print:hidden">
      {keys}
      <Banner
        className="flex-nowrap!"
        action={
          <span className="flex items-center">
            <Button size="small" onClick={undo} data-undo>
              Undo
            </Button>
            <IconButton
              label="Close this message"
              icon={<CloseIcon size={16} />}
              onClick={() => setClosed(undoable)}
            />
          </span>
        }
      >
        {isUndoing ? `Taken back. Before that: ${undoable.sentence}` : undoable.sentence}
      </Banner>
    </div>
  );
}

function UndoKeys({ undo }: { undo: () => void }): null {
  useShortcut('Mod+z', 'Take back the last step of the plan', undo);
  return null;
}
