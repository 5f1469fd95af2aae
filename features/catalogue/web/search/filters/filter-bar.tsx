import { memo, type ReactNode } from 'react';
import { later } from '#platform/ui/later.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { CloseIcon, FilterIcon } from '#platform/ui/display/icons.tsx';
import { Sheet } from '#platform/ui/overlays/sheet.tsx';
import { chipsOf, type NameOfValue } from '../../../domain/search/filters/filter-chips.ts';
import { FILTERS } from '../../../domain/search/filters/filter-table.ts';
import { activeFilters, narrowingKeys, withFacts } from '../../../domain/search/filters/filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { BarControls, type FilterControlsProps, isInPanel, WideningControls } from './filter-controls.tsx';
import type { CountedControlsProps } from './filter-panel.tsx';

const SheetControls = later<CountedControlsProps>(
  async () => (await import('./filter-panel.tsx')).SheetControls,
);

export interface FilterBarProps
  extends FilterControlsProps, Pick<CountedControlsProps, 'client' | 'asked' | 'groups'> {
  /** A wide screen shows the controls; a narrow one a button that opens them. */
  isWide: boolean;
  /** On a wide screen: whether the panel with the other filters is open, and its id. */
  isPanelOpen: boolean;
  onPanel: (isOpen: boolean) => void;
  panelId: string;
  /** Whether the sheet of a narrow screen is open. */
  isFiltering: boolean;
  onFiltering: (isFiltering: boolean) => void;
  onClear: () => void;
  nameOf: NameOfValue;
  /** Actions for saving the search; the same element as long as they do the same. */
  keep: ReactNode;
  /** Current number of results, shown on the button that closes the sheet; null on a wide screen. */
  results: number | null;
  isPartial: boolean;
}

/** The filters if there is room for them, otherwise a sheet. Not rerendered while the student types: it has many parts. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { isWide, isFiltering, onFiltering, onClear, results, nameOf, keep, ...others } = props;
  const { isPanelOpen, onPanel, panelId, isPartial, client, asked, groups, ...controls } = others;
  const { filters, has } = controls;
  // Filters in the URL that this catalogue cannot answer are not shown, and so not counted.
  const shown = has ? withFacts(filters, has) : filters;
  const { not: _, keep: __, ...active } = activeFilters(shown);
  const count = Object.keys(active).length;
  const narrowing = narrowingKeys(shown);
  const clear = (
    <Button look="quiet" size="small" className="shrink-0" icon={<CloseIcon size={14} />} onClick={onClear}>
      Clear filters
    </Button>
  );
  if (isWide) {
    const inPanel = narrowing.filter((key) => isInPanel(FILTERS[key])).length;
    return (
      <section aria-label="Filters" className="mt-1 grid gap-2">
        <BarControls {...controls}>
          {/* Beside the chips, if there are any. */}
          {count > 0 && narrowing.length === 0 ? clear : null}
          {keep}
          <Button
            size="small"
            icon={<FilterIcon size={16} />}
            aria-expanded={isPanelOpen}
            aria-controls={isPanelOpen ? panelId : undefined}
            onClick={() => onPanel(!isPanelOpen)}
          >
            {withCount(isPanelOpen ? 'Fewer filters' : 'More filters', inPanel)}
          </Button>
        </BarControls>
      </section>
    );
  }
  const chips = chipsOf(shown, nameOf);
  return (
    <div className="my-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button
        size="small"
        className="shrink-0"
        icon={<FilterIcon size={16} />}
        onClick={() => onFiltering(true)}
      >
        {withCount('Filters', count)}
      </Button>
      {/* One line for any number of chips, which fades out where it goes on: five courses fit below it. */}
      <div className="fade-end flex min-w-0 flex-1 items-center gap-2 overflow-x-auto">
        <FilterChips chips={chips} onFilters={controls.onFilters} className="flex shrink-0 gap-2" />
        {count > 0 ? clear : null}
        {/* The sheet has them too. */}
        <WideningControls {...controls} />
      </div>
      {keep}
      <Sheet
        open={isFiltering}
        onClose={() => onFiltering(false)}
        title="Filters"
        footer={
          <Button look="primary" onClick={() => onFiltering(false)}>
            {results === null
              ? 'Show courses'
              : `Show ${results.toLocaleString('en-US')} ${results === 1 ? 'course' : 'courses'}${isPartial ? ' so far' : ''}`}
          </Button>
        }
      >
        <SheetControls {...controls} client={client} asked={asked} groups={groups} />
      </Sheet>
    </div>
  );
});

const withCount = (words: string, count: number): string => (count > 0 ? `${words} (${count})` : words);
