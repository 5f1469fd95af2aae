import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../styles/class-names.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useFloat } from './use-float.ts';

export interface PopoverProps {
  /** The trigger: a `<button>` element. */
  button: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  /** Full width, like a field. */
  stretch?: boolean;
  className?: string;
  /** A function receives the function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel of text or controls below it. */
export function Popover({ button, align = 'end', stretch = false, className, children }: PopoverProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const { isOpen, toggle, close } = useDisclosure(root, opener);
  // Always below its button: one above it would move away from the pointer as a filtered list in it shrinks.
  useFloat(opener, panel, { align });
  const id = useId();
  return (
    <div ref={root} className={classNames('relative', stretch ? 'block' : 'inline-block')}>
      {cloneElement(button, {
        ref: opener,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: toggle,
      })}
      {isOpen ? (
        <div
          ref={setPanel}
          id={id}
          // Receives the focus when text in it is clicked; otherwise an element outside would, which closes the
          // popover.
          tabIndex={-1}
          className={classNames(
            'z-50 w-max max-w-[min(24rem,calc(100vw-1.5rem))] rounded-md border border-line bg-raised px-4 py-3 text-14 text-ink shadow-float outline-none transition-opacity starting:opacity-0',
            className,
          )}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      ) : null}
    </div>
  );
}
