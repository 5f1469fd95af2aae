import { memo, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CloseIcon, FilterIcon } from '#platform/ui/display/icons.tsx';
import { Sheet } from '#platform/ui/overlays/sheet.tsx';
import { FILTERS } from '../../domain/search/filter-table.ts';
import { activeFilters, narrowingKeys, withFacts } from '../../domain/search/filters.ts';
import {
  BarControls,
  type FilterControlsProps,
  isInPanel,
  PanelControls,
  SheetControls,
  WideningControls,
} from './filter-controls.tsx';

export interface FilterBarProps extends FilterControlsProps {
  /** A wide screen shows the controls; a narrow one a button that opens them. */
  isWide: boolean;
  onClear: () => void;
  /** Courses found now, said on the button that closes the sheet; null on a wide screen. */
  results: number | null;
}

/** The filters where there is room for them, else a sheet. Not drawn anew while the student types: it has many parts. */
export const FilterBar = memo(function FilterBar({ isWide, onClear, results, ...controls }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { filters, has } = controls;
  // What stands in an address but cannot be asked of this catalogue is not shown, and so not counted.
  const shown = has ? withFacts(filters, has) : filters;
  const { not: _, keep: __, ...active } = activeFilters(shown);
  const count = Object.keys(active).length;
  const narrowing = narrowingKeys(shown);
  // Beside the chips where there are any.
  const clear =
    count > 0 && narrowing.length === 0 ? (
      <Button look="quiet" size="small" icon={<CloseIcon size={14} />} onClick={onClear}>
        Clear filters
      </Button>
    ) : null;
  if (isWide) {
    const inPanel = narrowing.filter((key) => isInPanel(FILTERS[key])).length;
    return (
      <section aria-label="Filters" className="mt-1 grid gap-2">
        <BarControls {...controls}>
          {clear}
          <Button
            size="small"
            icon={<FilterIcon size={16} />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {withCount(isOpen ? 'Fewer filters' : 'More filters', inPanel)}
          </Button>
        </BarControls>
        {isOpen ? (
          <div id={panelId}>
            <PanelControls {...controls} />
          </div>
        ) : null}
      </section>
    );
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button size="small" icon={<FilterIcon size={16} />} onClick={() => setIsOpen(true)}>
        {withCount('Filters', count)}
      </Button>
      <WideningControls {...controls} />
      {clear}
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Filters"
        footer={
          <Button look="primary" onClick={() => setIsOpen(false)}>
            {results === null
              ? 'Show courses'
              : `Show ${results.toLocaleString('en-US')} ${results === 1 ? 'course' : 'courses'}`}
          </Button>
        }
      >
        <SheetControls {...controls} />
      </Sheet>
    </div>
  );
});

const withCount = (words: string, count: number): string => (count > 0 ? `${words} (${count})` : words);
