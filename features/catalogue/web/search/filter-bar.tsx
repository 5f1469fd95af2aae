import { memo, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CloseIcon, FilterIcon } from '#platform/ui/display/icons.tsx';
import { Sheet } from '#platform/ui/overlays/sheet.tsx';
import { activeFilters, withFigures } from '../../domain/search/filters.ts';
import { FilterControls, type FilterControlsProps, WideningControls } from './filter-controls.tsx';

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
  const { filters, rated } = controls;
  // What stands in an address but cannot be asked of this catalogue is not shown, and so not counted.
  const active = Object.keys(activeFilters(rated ? withFigures(filters, rated) : filters)).length;
  const clear =
    active > 0 ? (
      <Button look="quiet" size="small" icon={<CloseIcon size={14} />} onClick={onClear}>
        Clear filters
      </Button>
    ) : null;
  if (isWide)
    return (
      <section aria-label="Filters" className="mt-1">
        <FilterControls {...controls}>{clear}</FilterControls>
      </section>
    );
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button size="small" icon={<FilterIcon size={16} />} onClick={() => setIsOpen(true)}>
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      <WideningControls {...controls} />
      {clear}
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Filters"
        footer={
          <Button look="primary" onClick={() => setIsOpen(false)}>
            {results === null ? 'Show courses' : `Show ${results} ${results === 1 ? 'course' : 'courses'}`}
          </Button>
        }
      >
        <FilterControls {...controls} isSheet />
      </Sheet>
    </div>
  );
});
