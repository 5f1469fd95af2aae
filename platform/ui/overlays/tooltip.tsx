import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFloat } from './use-float.ts';

const DELAY_MS = 400;
/** Time to move the pointer to the tooltip. */
const GRACE_MS = 120;

interface Described {
  'aria-describedby'?: string;
  'aria-label'?: string;
}

/**
 * A short text for one focusable element: shown on hover and keyboard focus, hidden on Escape, hoverable. A text that
 * only repeats the element's name is not announced again.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Described> }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const target = useRef<Element>(null);
  const [bubble, setBubble] = useState<HTMLSpanElement | null>(null);
  useFloat(target, bubble, { align: 'middle', gap: 6, flips: true });

  const change = useCallback((next: boolean, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      target.current = anchor.current?.firstElementChild ?? null;
      setOpen(next);
    }, delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = (): void => change(false, 0);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [open, change]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    // Escape closes only the tooltip, not the dialog behind it.
    event.stopPropagation();
    change(false, 0);
  };
  const repeatsName = children.props['aria-label'] === text;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for the focusable child inside
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && change(true, DELAY_MS)}
      onPointerLeave={() => change(false, GRACE_MS)}
      onPointerDown={() => change(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && change(true, 0)}
      onBlur={() => change(false, 0)}
      onKeyDown={closeOnEscape}
    >
      {cloneElement(children, open && !repeatsName ? { 'aria-describedby': id } : {})}
      {open ? (
        <span
          ref={setBubble}
          id={id}
          role="tooltip"
          className="pointer-events-auto z-60 w-max max-w-64 rounded-md bg-ink px-2 py-1 text-left text-12 font-normal whitespace-normal text-paper shadow-float"
          onPointerEnter={() => change(true, 0)}
          onPointerLeave={() => change(false, GRACE_MS)}
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}
