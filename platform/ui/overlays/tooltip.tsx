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
import { placeTooltip, type Spot } from './place-float.ts';

const DELAY_MS = 400;
/** Time to cross the gap between the element and its tooltip, which may be hovered itself. */
const GRACE_MS = 120;

interface Described {
  'aria-describedby'?: string;
  'aria-label'?: string;
}

/**
 * A short text about one focusable element: shown on hover and on keyboard focus, gone on Escape, hoverable itself.
 * Text that only repeats the element's name is not announced twice.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Described> }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [spot, setSpot] = useState<Spot | null>(null);

  const change = useCallback((next: boolean, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOpen(next);
      if (!next) setSpot(null);
    }, delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const target = anchor.current?.firstElementChild;
    if (!open || !target || !bubble.current) return;
    setSpot(placeTooltip(target.getBoundingClientRect(), bubble.current.getBoundingClientRect(), window));
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const close = (): void => change(false, 0);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [open, change]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    // One Escape closes one thing: the dialog behind stays.
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
          ref={bubble}
          id={id}
          role="tooltip"
          style={spot ? { left: spot.left, top: spot.top } : { left: 0, top: 0, visibility: 'hidden' }}
          className="pointer-events-auto fixed z-60 w-max max-w-64 rounded-md bg-ink px-2 py-1 text-left text-12 font-normal whitespace-normal text-paper shadow-float"
          onPointerEnter={() => change(true, 0)}
          onPointerLeave={() => change(false, GRACE_MS)}
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}
