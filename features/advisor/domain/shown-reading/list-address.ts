import { writeFilters } from '#features/catalogue/domain/search/filter-address.ts';
import type { CourseFilters } from '#features/catalogue/domain/search/filters.ts';
import type { Condition, Order } from '../reading/meaning.ts';
import { toFilters } from '../reading/to-filters.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import type { SearchInput, SearchPart } from './search-parts.ts';

/** A search as the address of the course list. */
export interface ListAddress {
  /** The query of the address; null where the list has none of it. */
  address: string | null;
  /** Labels of what the list cannot be asked. */
  unsaid: string[];
}

const SORTED: ReadonlySet<string> = new Set(['rating', 'workload', 'enrollment']);
const orderOf = ({ sort, descending = false }: SearchInput): Order | null =>
  sort !== undefined && SORTED.has(sort) ? { by: sort as Order['by'], descending } : null;

export const listAddressOf = (
  parts: readonly SearchPart[],
  search: SearchInput,
  words: CatalogueWords,
  besides: readonly Condition[],
): ListAddress => {
  const asked = parts.flatMap(({ label, conditions }) =>
    conditions.map((condition) => ({ condition, said: label })),
  );
  const order = orderOf(search);
  const unasked = besides.map((condition) => ({ condition, said: '' }));
  const { filters, text, unused } = toFilters({ conditions: [...asked, ...unasked], order }, words);
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  writeFilters(params, filters);
  const said = new Set(
    asked.map((each) => each.said).filter((label) => !unused.some((each) => each.said === label)),
  );
  if (order !== null && isSorted(filters))
    for (const { id, label } of parts) if (id === 'sort') said.add(label);
  return {
    address: said.size === 0 ? null : params.toString(),
    unsaid: parts.flatMap(({ label }) => (said.has(label) ? [] : label)),
  };
};

const isSorted = ({ workloadSort, scoreSort }: CourseFilters): boolean =>
  workloadSort !== 'none' || scoreSort !== 'none';
