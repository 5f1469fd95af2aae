import { FILTERS } from '#features/catalogue/domain/search/filters/filter-table.ts';
import { textsOf } from '#features/catalogue/domain/search/filters/filters.ts';
import { isFilter } from '../reading/frame/frame.ts';
import type { SearchPart } from './search-parts.ts';

/** The course list's filter for a part, with its values in URL format. */
export const writeFiltersOf = ({
  conditions,
}: SearchPart): { filter: string | null; values: readonly string[] } => {
  const [only, ...others] = conditions;
  if (only !== undefined && others.length === 0 && isFilter(only))
    return { filter: only.on, values: textsOf(FILTERS[only.on], only.value) };
  return { filter: null, values: [] };
};
