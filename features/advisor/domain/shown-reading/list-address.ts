import { writeFilters } from '#features/catalogue/domain/search/filter-address.ts';
import type { CourseFilters } from '#features/catalogue/domain/search/filters.ts';
import { be } from '../reading/conditions.ts';
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
  const keepsHours = parts.some(({ id }) => id === 'free_times');
  const asked = parts.flatMap(({ label, conditions }) =>
    conditions
      .filter((condition) => isAnswerable(condition, words))
      .map((condition) => ({
        condition: keepsHours ? condition : daysKeptFree(condition),
        said: label,
      })),
  );
  const order = orderOf(search);
  const unasked = besides.map((condition) => ({ condition, said: '' }));
  const { filters, text, unused } = toFilters({ conditions: [...asked, ...unasked], order }, words);
  const params = new URLSearchParams();
  // The advisor looks for no other words than these, as long as courses have them.
  if (text !== '') {
    params.set('q', text);
    params.set('only', '1');
  }
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

/** The list leaves out filters that nothing in the catalogue can answer. */
const isAnswerable = ({ on }: Condition, { unanswerable }: CatalogueWords): boolean =>
  ![...unanswerable].some((key) => key === on);

/**
 * "Not on Fridays" is meant of every section that a student has to choose, and of some choice: so the list keeps days free. Turned
 * round, its filter of days leaves out what has a section on them beside others.
 */
const daysKeptFree = (condition: Condition): Condition =>
  condition.on === 'days' && condition.isTurned && condition.value.mode === 'any'
    ? be('keepsFree', { on: condition.value.on, start: '00:00', end: '23:59' })
    : condition;

const isSorted = ({ workloadSort, scoreSort }: CourseFilters): boolean =>
  workloadSort !== 'none' || scoreSort !== 'none';
