import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../styles/class-names.ts';
import { shiftIntoView } from './place-float.ts';
import { useFloat } from './use-float.ts';

export interface PopoverProps {
  /** The look and name of the button: a `<button>` element. */
  button: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  /** Takes the width of its place, as a field does. */
  stretch?: boolean;
  className?: string;
  /** A function is given what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small bubble of text or controls under it. */
export function Popover({ button, align = 'end', stretch = false, className, children }: PopoverProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  const float = useFloat(root, opener);
  const id = useId();
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    // Measured where it stands unmoved: opening draws it without a shift first.
    setShift(float.isOpen && box ? shiftIntoView(box, document.documentElement.clientWidth) : 0);
  }, [float.isOpen]);
  return (
    <div ref={root} className={classNames('relative', stretch ? 'block' : 'inline-block')}>
      {cloneElement(button, {
        ref: opener,
        'aria-expanded': float.isOpen,
        'aria-controls': float.isOpen ? id : undefined,
        onClick: float.toggle,
      })}
      {float.isOpen ? (
        <div
          ref={panel}
          id={id}
          style={{ translate: `${shift}px` }}
          className={classNames(
            'absolute top-full z-50 mt-1 w-max max-w-[min(24rem,calc(100vw-1.5rem))] rounded-md border border-line bg-raised px-4 py-3 text-14 text-ink shadow-float transition-opacity starting:opacity-0',
            align === 'end' ? 'right-0' : 'left-0',
            className,
          )}
        >
          {typeof children === 'function' ? children(float.close) : children}
        </div>
      ) : null}
    </div>
  );
}
