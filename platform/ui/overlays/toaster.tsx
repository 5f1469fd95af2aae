import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast as show, useToaster } from 'react-hot-toast/headless';
import { classNames } from '../styles/class-names.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../display/icons.tsx';
import { dismissToast, TOAST_DURATIONS } from './toast.ts';

const sign = (type: Toast['type']) => {
  if (type === 'success') return <CheckIcon className="shrink-0 text-band-1" />;
  if (type === 'error') return <AlertIcon className="shrink-0 text-danger" />;
  return <InfoIcon className="shrink-0 text-ink-quiet" />;
};

/** Returns the focus to the element that had it, or to `main` if that is gone too. */
const giveBack = (from: EventTarget | null): void => {
  const target = from instanceof HTMLElement && from.isConnected ? from : document.querySelector('main');
  target?.focus({ preventScroll: true });
};

/** Starts the time of toasts that were raised before this was loaded. The library counts from when they were raised. */
const useWholeTime = (toasts: readonly Toast[]): void => {
  const first = useRef(toasts);
  // After the library's own effect, which dismisses those whose time is up.
  useEffect(() => {
    for (const each of first.current) {
      const again = { ...each, createdAt: Date.now() };
      show(each.message, again);
    }
  }, []);
};

/**
 * Shows the toasts from `toast.ts`, top right, newest first, at most 20. The library manages list and timers; they
 * are rendered here because its own component injects styles, which the content security policy blocks.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(TOAST_DURATIONS);
  useWholeTime(toasts);
  const stack = useRef<HTMLDivElement>(null);
  const held = useRef({ byPointer: false, byFocus: false });
  /** The element that had the focus before a toast. */
  const cameFrom = useRef<EventTarget | null>(null);
  /** Pauses the timers while a toast is hovered or focused, so that it can be read, and its button pressed. */
  const hold = (change: Partial<typeof held.current>): void => {
    const wasHeld = held.current.byPointer || held.current.byFocus;
    held.current = { ...held.current, ...change };
    const isHeld = held.current.byPointer || held.current.byFocus;
    if (isHeld && !wasHeld) handlers.startPause();
    if (!isHeld && wasHeld) handlers.endPause();
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    hold({ byFocus: true });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) hold({ byFocus: false });
  };
  useEffect(() => {
    // Browsers do not fire a blur event if the focus was in a toast that was dismissed.
    if (!held.current.byFocus || stack.current?.contains(document.activeElement)) return;
    hold({ byFocus: false });
    if (document.activeElement === document.body) giveBack(cameFrom.current);
  });
  // The library's pause outlives this component: without ending it the next toasts would stay forever.
  const endPause = useRef(handlers.endPause);
  useEffect(() => {
    endPause.current = handlers.endPause;
  });
  useEffect(() => () => endPause.current(), []);
  // Outside the app's root: an open dialog makes the rest of the page inert, but toasts must be announced.
  return createPortal(
    <div
      ref={stack}
      data-toasts
      onMouseEnter={() => hold({ byPointer: true })}
      onMouseLeave={() => hold({ byPointer: false })}
      onFocus={onFocus}
      onBlur={onBlur}
      // Beside the links of the bar if there is room: below it a toast would cover the search box. At the top of a page
      // without a bar, beside its heading and above the text below that; a phone has room for that at the bottom only.
      className="pointer-events-none fixed inset-x-3 top-14 [body:not(:has(header+main))_&]:top-1 min-[18rem]:max-sm:[body:not(:has(header+main))_&]:top-auto min-[18rem]:max-sm:[body:not(:has(header+main))_&]:bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-60 flex flex-col items-end gap-2 max-[18rem]:sticky max-[18rem]:top-1 max-[18rem]:order-first max-[18rem]:m-1 sm:left-auto sm:w-96 lg:top-1.5 lg:w-112"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={classNames(
            'flex max-w-full items-start gap-2.5 rounded-md border border-line bg-raised py-1 pr-1 pl-3 text-14 text-ink shadow-float transition-opacity duration-200 starting:opacity-0',
            toast.visible ? 'pointer-events-auto' : 'opacity-0',
          )}
        >
          <span className="py-2">{sign(toast.type)}</span>
          <div {...toast.ariaProps} className="min-w-0 py-2">
            {resolveValue(toast.message, toast)}
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => dismissToast(toast.id)}
            className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:bg-wash hover:text-ink touch:size-11"
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ))}
    </div>,
    document.body,
  );
}
