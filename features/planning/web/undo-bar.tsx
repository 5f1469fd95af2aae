import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { Banner } from '#platform/ui/display/banner.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import type { UndoStep } from '../domain/undo-steps.ts';
import type { PlanEditor } from './use-plan-editor.ts';

/** It covers a part of the page: afterwards a button beside the courses and the keys take back. */
const SHOWN_MS = 10_000;

/**
 * The last step with what takes it back, then the one before; over the page, so that nothing moves under the pointer. Of a
 * version: what was done before it was shown is not said again, so that it is there from the start and not fetched later.
 */
export function UndoBar({ editor }: { editor: PlanEditor }) {
  const { undoable, stepCount, isUndoing, isUndoRefused, undo } = editor;
  const [over, setOver] = useState<UndoStep | null>(undoable);
  if (!undoable) return null;
  // Registered anew with each step, so that the key takes back what was done last, here or to the versions.
  const keys = <UndoKeys key={stepCount} undo={undo} />;
  if (undoable === over || isUndoRefused) return keys;
  return (
    <>
      {keys}
      <LastStep
        sentence={isUndoing ? `Taken back. Before that: ${undoable.sentence}` : undoable.sentence}
        undo={undo}
        onOver={() => setOver(undoable)}
      />
    </>
  );
}

function LastStep({ sentence, undo, onOver }: { sentence: string; undo: () => void; onOver: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={bar}
      // Not over the times among which something that is picked up can be put.
      className="fixed [:root:has([data-ghost])_&]:invisible inset-x-3 bottom-3 z-30 mx-auto w-fit max-w-[min(40rem,calc(100%-1.5rem))] rounded-md shadow-float lg:right-4 lg:left-auto lg:mx-0 print:hidden"
    >
      {/* From the start for each step, without another button: the focus stays on it. */}
      <Timer
        key={sentence}
        isHeld={() => bar.current?.matches(':hover, :has(:focus-visible)') === true}
        onOver={onOver}
      />
      <Banner
        className="flex-nowrap!"
        action={
          <span className="flex items-center">
            <Button size="small" onClick={undo} data-undo>
              Undo
            </Button>
            <IconButton label="Close this message" icon={<CloseIcon size={16} />} onClick={onOver} />
          </span>
        }
      >
        {sentence}
      </Banner>
    </div>
  );
}

/** Whoever is on the way to the button, with the pointer or by keys, is not robbed of it. */
function Timer({ isHeld, onOver }: { isHeld: () => boolean; onOver: () => void }): null {
  const onTime = useEffectEvent((again: () => void) => (isHeld() ? again() : onOver()));
  useEffect(() => {
    let timer = 0;
    const start = (): void => {
      timer = window.setTimeout(() => onTime(start), SHOWN_MS);
    };
    start();
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}

function UndoKeys({ undo }: { undo: () => void }): null {
  useShortcut('Mod+z', 'Take back the last step of the plan', undo);
  return null;
}
