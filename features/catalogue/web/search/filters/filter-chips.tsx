import { memo } from 'react';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { chipText, type FilterChip } from '../../../domain/search/filters/filter-chips.ts';
import type { CourseFilters } from '../../../domain/search/filters/filters.ts';

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  onFilters: (filters: CourseFilters) => void;
  className?: string;
}

/** The active filters; nothing if there are none. */
export function FilterChips({ chips, onFilters, className }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters that are on" className={className}>
      {chips.map((chip) => (
        <Chip key={chip.id} chip={chip} onFilters={onFilters} />
      ))}
    </ul>
  );
}

/** The chip is removed with its button: moves the focus to the next chip, the previous one, or the search box. */
const focusBeside = (button: HTMLElement): void => {
  const chip = button.closest('li');
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  const next = beside
    ? beside.querySelector<HTMLElement>(':scope > button')
    : document.querySelector<HTMLElement>('search input');
  next?.focus();
};

const TURNS = 'underline decoration-dotted underline-offset-4';
/** A phone's line has room for two chips, where each is as short as it can be: a plain one is its value. */
const VALUE_TURNS =
  'min-w-0 text-left max-md:underline max-md:decoration-dotted max-md:underline-offset-4 break-words';

interface ChipProps {
  chip: FilterChip;
  onFilters: (filters: CourseFilters) => void;
}

/** One filter: its middle negates it, its end removes it. */
const Chip = memo(function Chip({ chip, onFilters }: ChipProps) {
  const { name, verb, value, isPlain, dropped, turned } = chip;
  return (
    <li className="inline-flex min-h-8 shrink-0 items-center sm:max-w-full sm:shrink rounded-md border border-line bg-surface pl-2.5 text-14 touch:min-h-11">
      <span className="flex min-w-0 items-center gap-x-1 whitespace-nowrap sm:flex-wrap sm:whitespace-normal">
        {name === '' ? null : (
          <span className={isPlain ? 'text-ink-quiet max-md:hidden' : 'text-ink-quiet'}>{name}</span>
        )}
        <button
          type="button"
          title="Turn round"
          aria-label={`Turn round: ${chipText(chip)}`}
          onClick={() => onFilters(turned)}
          className="flex min-h-6 items-center gap-x-1 hover:text-accent touch:min-h-11 touch:min-w-11"
        >
          <span className={isPlain ? `${TURNS} max-md:hidden` : TURNS}>{verb}</span>
          {/* Not seen, but the label must contain what the button says: "is 2025 Fall", not "is2025 Fall". */}
          {isPlain ? ' ' : null}
          {isPlain ? (
            <span data-figures className={VALUE_TURNS}>
              {value}
            </span>
          ) : null}
        </button>
        {isPlain || value === '' ? null : (
          <span data-figures className="min-w-0 break-words">
            {value}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={`Remove ${chipText(chip)}`}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          onFilters(dropped);
        }}
        className="ml-1 flex size-8 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:text-ink touch:size-11"
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
});
