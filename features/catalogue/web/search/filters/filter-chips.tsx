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

interface ChipProps {
  chip: FilterChip;
  onFilters: (filters: CourseFilters) => void;
}

/** One filter: its middle negates it, its end removes it. */
const Chip = memo(function Chip({ chip, onFilters }: ChipProps) {
  const { name, verb, value, dropped, turned } = chip;
  return (
    <li className="inline-flex min-h-8 shrink-0 items-center sm:max-w-full sm:shrink rounded-md border border-line bg-surface pl-2.5 text-14 touch:min-h-11">
      <span className="flex min-w-0 items-center gap-x-1 whitespace-nowrap sm:flex-wrap sm:whitespace-normal">
        {name === '' ? null : <span className="text-ink-quiet">{name}</span>}
        <button
          type="button"
          title="Turn round"
          aria-label={`Turn round: ${chipText(chip)}`}
          onClick={() => onFilters(turned)}
          className="min-h-6 underline decoration-dotted underline-offset-4 hover:text-accent touch:min-h-11 touch:min-w-11"
        >
          {verb}
        </button>
        {value === '' ? null : (
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
