import { memo } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { chipsOf, chipText, type FilterChip, type NameOfValue } from '../../domain/search/filter-chips.ts';
import { type CourseFilters, keeping, lackingWords } from '../../domain/search/filters.ts';
import type { CatalogueAnswer } from '../client/worker-messages.ts';

export interface ResultsHeadProps {
  filters: CourseFilters;
  onFilters: (filters: CourseFilters) => void;
  onClear: () => void;
  nameOf: NameOfValue;
  answer: Pick<CatalogueAnswer, 'total' | 'unsaid'> | null;
}

/** How many courses there are under which filters; nothing while none is on. */
export function ResultsHead({ filters, onFilters, onClear, nameOf, answer }: ResultsHeadProps) {
  const chips = chipsOf(filters, nameOf);
  if (chips.length === 0) return null;
  return (
    <div className="mb-2 grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p data-figures className="mr-auto text-14 font-medium sm:mr-1">
          {answer === null ? '…' : counted(answer.total)}
        </p>
        {/* A strip on a phone, where each would take a line; it begins and ends at the edge of the screen. */}
        <ul
          aria-label="Filters that are on"
          className="order-last -mx-4 flex w-screen gap-2 overflow-x-auto px-4 sm:contents"
        >
          {chips.map((chip) => (
            <Chip key={chip.id} chip={chip} onFilters={onFilters} />
          ))}
        </ul>
        <Button look="quiet" size="small" icon={<CloseIcon size={14} />} onClick={onClear}>
          Clear filters
        </Button>
      </div>
      {answer && answer.unsaid.count > 0 ? (
        <p data-figures className="text-14 text-ink-quiet">
          {unsaidText(answer.unsaid)}{' '}
          <button
            type="button"
            onClick={() => onFilters(keeping(filters, answer.unsaid.by, true))}
            className="text-accent underline underline-offset-2 touch:min-h-11"
          >
            {answer.unsaid.count === 1 ? 'List it too' : 'List them too'}
          </button>
        </p>
      ) : null}
    </div>
  );
}

const counted = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'course' : 'courses'}`;

const unsaidText = ({ count, by }: CatalogueAnswer['unsaid']): string =>
  count === 1
    ? `One more is left out: its record does not state ${lackingWords(by)}.`
    : `${count.toLocaleString('en-US')} more are left out: their records do not state ${lackingWords(by)}.`;

/** The chip goes, and its button with it: the focus goes to that of the next, of the one before, or to the search box. */
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

/** One filter: its middle turns it round, its end takes it off. */
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
