import { FILTER_CONTROLS } from '#features/catalogue/domain/search/filter-controls.ts';
import { FILTERS } from '#features/catalogue/domain/search/filter-table.ts';
import { textsOf } from '#features/catalogue/domain/search/filters.ts';
import { isFilter } from '../reading/frame.ts';
import type { SearchPart } from './search-parts.ts';

/** The filter of the course list that says a part, with its values as an address has them; of none its own values. */
export const writeFiltersOf = ({
  conditions,
  size,
}: SearchPart): { filter: string | null; values: readonly string[] } => {
  const [only, ...others] = conditions;
  if (only !== undefined && others.length === 0 && isFilter(only))
    return { filter: only.on, values: textsOf(FILTERS[only.on], only.value) };
  return { filter: null, values: size === undefined ? [] : FILTER_CONTROLS.range.write(size) };
};
