import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { Banner } from '#platform/ui/display/banner.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import type { UndoStep } from '../domain/undo-steps.ts';
import type { PlanEditor } from './use-plan-editor.ts';

/** It covers a part of the navigation bar; afterwards undo is available by a button beside the courses and by keys. */
const SHOWN_MS = 10_000;

/**
 * The latest step with its undo button, then the one before; an overlay, so that nothing moves under the pointer. Steps
 * made before the version was shown are not offered again. Not loaded lazily, so that it is ready for the first step.
 */
export function UndoBar({ editor }: { editor: PlanEditor }) {
  const { undoable, stepCount, isUndoing, isUndoRefused, undo } = editor;
  const [over, setOver] = useState<UndoStep | null>(undoable);
  if (!undoable) return null;
  // Registered anew with each step, so that the key undoes the latest one, of this version or of the list of versions.
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
      // Over the navigation bar, beside its links where there is room, so that nothing of the plan is covered; only with
      // text of twice the size there is more room at the bottom. Hidden while something is picked up, when other times
      // are chosen from, and beside another undo.
      className="fixed [:root:has([data-ghost],[data-undo-toast])_&]:invisible inset-x-1 top-0 z-50 mx-auto w-fit max-w-[min(40rem,calc(100%-0.5rem))] rounded-md shadow-float max-[18rem]:top-auto max-[18rem]:bottom-3 sm:top-1 xl:right-auto xl:left-[29rem] xl:max-w-[calc(100vw-51rem)] print:hidden"
    >
      {/* One timer for each step, but the same button element, so that it keeps the focus. */}
      <Timer
        key={sentence}
        isHeld={() => bar.current?.matches(':hover, :has(:focus-visible)') === true}
        onOver={onOver}
      />
      <Banner
        // The editor announces each step.
        live="off"
        className="flex-nowrap! py-0.5!"
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

/** Runs again while the pointer is over the bar or it has the keyboard focus, so that it does not vanish before it is used. */
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
