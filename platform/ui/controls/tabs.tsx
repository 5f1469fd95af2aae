import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { name: string; panel: ReactNode }[];
  /** The selected tab, from 0. */
  selected: number;
  onSelect: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Panels with one visible; arrow keys move between the tabs. Hidden panels stay mounted, so that input in them is
 * kept.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const next = step === undefined ? ends[event.key] : (selected + step + tabs.length) % tabs.length;
    if (next === undefined) return;
    event.preventDefault();
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
    onSelect(next);
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-x-3 border-b border-line sm:gap-x-5"
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            tabIndex={index === selected ? 0 : -1}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            onClick={() => onSelect(index)}
            className="-mb-px min-h-10 border-b-2 border-transparent forced-colors:mb-0 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] text-16 text-ink-quiet transition-colors hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink touch:min-h-11"
          >
            {name}
          </button>
        ))}
      </div>
      <div className="pt-4">
        {tabs.map(({ name, panel }, index) => (
          <div
            key={name}
            id={`${id}-panel-${index}`}
            role="tabpanel"
            // A panel without controls must be focusable too.
            tabIndex={0}
            aria-labelledby={`${id}-tab-${index}`}
            hidden={index !== selected}
            className="-outline-offset-2"
          >
            {panel}
          </div>
        ))}
      </div>
    </>
  );
}
