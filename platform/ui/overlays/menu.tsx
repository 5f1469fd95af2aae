import {
  cloneElement,
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../styles/class-names.ts';
import { FLOAT_LIST, FLOAT_ROW } from '../controls/option-list.ts';
import { findByLetter, moveInList } from './move-in-list.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useFloat } from './use-float.ts';

export interface MenuProps {
  /** The trigger: a `<button>` element. */
  button: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => undefined);

const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)'),
];

/** A button that opens a list of actions. The focus is on the action that Enter triggers. */
export function Menu({ button, align = 'end', className, children }: MenuProps) {
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const [isFromEnd, setIsFromEnd] = useState(false);
  const { isOpen, toggle, close } = useDisclosure(root, opener);
  const id = useId();
  useFloat(opener, list, { align, flips: true });
  useEffect(() => {
    if (list)
      itemsOf(list)
        .at(isFromEnd ? -1 : 0)
        ?.focus({ preventScroll: true });
  }, [list, isFromEnd]);

  const open = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsFromEnd(event.key === 'ArrowUp');
    if (!isOpen) toggle();
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Tab') return close();
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const labels = items.map(({ textContent }) => textContent ?? '');
    const next = moveInList(event.key, at, items.length) ?? findByLetter(labels, at, event.key);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <span ref={root} className="contents">
      {cloneElement(button, {
        ref: opener,
        id: button.props.id ?? `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onKeyDown: open,
        onClick: () => {
          setIsFromEnd(false);
          toggle();
        },
      })}
      {isOpen ? (
        <div
          ref={setList}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={button.props.id ?? `${id}-button`}
          onKeyDown={move}
          className={classNames(FLOAT_LIST, 'min-w-48', className)}
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      ) : null}
    </span>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** A destructive action. */
  dangerous?: boolean;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, disabled = false, dangerous = false, children }: MenuItemProps) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      // Closes first, which returns the focus: what the action opens can then take it, and return it there.
      onClick={() => {
        close();
        onSelect();
      }}
      className={classNames(
        FLOAT_ROW,
        'outline-none focus:bg-wash disabled:opacity-55 forced-colors:focus:outline-2',
        dangerous && 'text-danger',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
    </button>
  );
}
