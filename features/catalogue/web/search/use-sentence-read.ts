import { useQuery } from '@tanstack/react-query';
import { chipsOf, type FilterChip, type NameOfValue } from '../../domain/search/filters/filter-chips.ts';
import {
  type CourseFilters,
  FILTER_ENTRIES,
  type Facts,
  keysOn,
  withFacts,
} from '../../domain/search/filters/filters.ts';
import type { ReadSentence } from '../shared/read-sentence.ts';

/** Filters that a sentence in the search box can be parsed as. */
export interface SentenceOffer {
  /** The sentence, as in the box. */
  of: string;
  chips: readonly FilterChip[];
  /** The requested sort order, which has no chip. */
  sort: string | null;
  /** The remaining text, searched as words. */
  text: string;
  unused: readonly string[];
  /** The list's filters combined with the sentence's. */
  filters: CourseFilters;
}

const SORT_WORDS = {
  workloadSort: { low_to_high: 'least work first', high_to_low: 'most work first', none: null },
  scoreSort: { low_to_high: 'lowest rated first', high_to_low: 'best rated first', none: null },
} as const;

/** Null if there is nothing to offer: no filter in the words, or parsing is unavailable. */
export const useSentenceRead = (
  readSentence: ReadSentence | undefined,
  text: string,
  filters: CourseFilters,
  has: Facts,
  nameOf: NameOfValue,
): SentenceOffer | null => {
  const sentence = text.trim();
  const { data } = useQuery({
    queryKey: ['readSentence', sentence],
    queryFn: ({ signal }) => readSentence?.(sentence, signal) ?? null,
    enabled: readSentence !== undefined && /\p{L}{2}/u.test(sentence),
    staleTime: Infinity,
    // The search works without it.
    retry: false,
  });
  if (!data || sentence === '') return null;
  const read = withFacts(data.filters, has);
  const chips = chipsOf(read, nameOf);
  const sort = SORT_WORDS.workloadSort[read.workloadSort] ?? SORT_WORDS.scoreSort[read.scoreSort];
  if (chips.length === 0 && sort === null) return null;
  return { of: text, chips, sort, text: data.text, unused: data.unused, filters: joined(filters, read) };
};

/** Each filter from the sentence, otherwise unchanged. */
const joined = (filters: CourseFilters, read: CourseFilters): CourseFilters => {
  const on = keysOn(read);
  const isSorted = read.workloadSort !== 'none' || read.scoreSort !== 'none';
  const { workloadSort, scoreSort } = isSorted ? read : filters;
  return {
    ...filters,
    ...Object.fromEntries(FILTER_ENTRIES.flatMap(([key]) => (on.includes(key) ? [[key, read[key]]] : []))),
    not: [...filters.not.filter((key) => !on.includes(key)), ...read.not],
    keep: filters.keep.filter((key) => !on.includes(key)),
    workloadSort,
    scoreSort,
  };
};
