import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../styles/class-names.ts';
import { CheckIcon } from '../display/icons.tsx';
import { findByLetter, moveInList } from '../overlays/move-in-list.ts';
import { useDisclosure } from '../overlays/use-disclosure.ts';
import { useFloat } from '../overlays/use-float.ts';
import { FLOAT_LIST, FLOAT_ROW, type Option } from './option-list.ts';

export interface PickListProps<V extends string> {
  /** The trigger: a `<button>` element that shows the choice. */
  button: ReactElement<ComponentProps<'button'>>;
  labelId: string;
  options: readonly (Option<V> & { mark?: ReactNode; note?: ReactNode })[];
  value: V | '';
  onChange: (value: V) => void;
  align?: 'start' | 'end';
  /** Makes the list as wide as the button. */
  isAsWide?: boolean;
  className?: string;
}

/** A button that opens a list to choose from. The list has the focus, with `aria-activedescendant` on the active option. */
export function PickList<V extends string>({
  button,
  labelId,
  options,
  value,
  onChange,
  align = 'start',
  isAsWide = false,
  className,
}: PickListProps<V>) {
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const [active, setActive] = useState(0);
  const { isOpen, toggle, close } = useDisclosure(root, opener);
  const id = useId();
  useFloat(opener, list, { align, flips: true, isAsWide });
  useEffect(() => list?.focus({ preventScroll: true }), [list]);
  useEffect(() => {
    list?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  const open = (): void => {
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    toggle();
  };
  const choose = (index: number): void => {
    const option = options[index];
    close();
    if (option) onChange(option.value);
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) open();
  };
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return close();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return choose(active);
    }
    const labels = options.map(({ label }) => label);
    const next = moveInList(event.key, active, options.length) ?? findByLetter(labels, active, event.key);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <span ref={root} className="contents">
      {cloneElement(button, {
        ref: opener,
        'aria-haspopup': 'listbox',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: open,
        onKeyDown: openByArrow,
      })}
      {isOpen ? (
        <div
          ref={setList}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a select element cannot contain icons and notes
          role="listbox"
          tabIndex={-1}
          aria-labelledby={labelId}
          aria-activedescendant={`${id}-${active}`}
          onKeyDown={move}
          className={classNames(FLOAT_LIST, 'overflow-y-auto', className)}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list, which has the focus, handles the keys
            <div
              key={option.value}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              {...(option.note
                ? { 'aria-label': option.label, 'aria-describedby': `${id}-${index}-note` }
                : {})}
              data-focus={index === active ? '' : undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
              className={FLOAT_ROW}
            >
              {option.mark}
              <span className="min-w-0 flex-1">
                {option.label}
                {option.note ? (
                  <span id={`${id}-${index}-note`} className="block text-14 text-ink-quiet">
                    {option.note}
                  </span>
                ) : null}
              </span>
              {option.value === value ? <CheckIcon size={16} className="shrink-0 text-accent" /> : null}
            </div>
          ))}
        </div>
      ) : null}
    </span>
  );
}
