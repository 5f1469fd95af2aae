import { eitherOf } from '#features/catalogue/domain/search/index/search-asked.ts';
import { writeFilters } from '#features/catalogue/domain/search/filters/filter-address.ts';
import type { CourseFilters } from '#features/catalogue/domain/search/filters/filters.ts';
import type { Condition, Order } from '../reading/spans/meaning.ts';
import { toFilters } from '../reading/frame/to-filters.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import type { SearchInput, SearchPart } from './search-parts.ts';

/** A search as a URL of the course list. */
export interface ListAddress {
  /** The query string; null if the list can express none of it. */
  address: string | null;
  /** Labels of the parts that the list cannot express. */
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
  const texts = textsOf(search);
  // A name beside words of a topic is sought in one text with them, which no course has.
  const told = parts.filter(({ id }) => id !== 'instructor' || texts.length === 0);
  const asked = told.flatMap(({ label, conditions }) =>
    conditions
      .filter((condition) => isAnswerable(condition, words))
      .map((condition) => ({ condition, said: label })),
  );
  const order = orderOf(search);
  const unasked = besides.map((condition) => ({ condition, said: '' }));
  const { filters, text, unused } = toFilters({ conditions: [...asked, ...unasked], order }, words);
  const params = new URLSearchParams();
  const sought = texts.length > 0 ? eitherOf(texts) : text;
  if (sought !== '') {
    params.set('q', sought);
    params.set('only', 'asked');
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

/** The texts of a search, of which one is enough. */
const textsOf = ({ text = '', topics = [] }: SearchInput): string[] =>
  topics.length === 0
    ? [text].filter((each) => each.trim() !== '')
    : topics.map((topic) => `${text} ${topic}`.trim());

/** The list ignores filters for which the catalogue has no data. */
const isAnswerable = ({ on }: Condition, { unanswerable }: CatalogueWords): boolean =>
  ![...unanswerable].some((key) => key === on);

const isSorted = ({ workloadSort, scoreSort }: CourseFilters): boolean =>
  workloadSort !== 'none' || scoreSort !== 'none';
