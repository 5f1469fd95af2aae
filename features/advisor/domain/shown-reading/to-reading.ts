import { writeFiltersOf } from './filter-values.ts';
import type { Condition, ConditionsAsked } from '../../reading.contract.ts';
import type { Condition as Asked } from '../reading/spans/meaning.ts';
import type { Wish } from '../reading/request.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import { canChange } from './changed-part.ts';
import { listAddressOf } from './list-address.ts';
import type { SearchPart } from './search-parts.ts';
import { partsOfWish } from './wish-parts.ts';

/** Maximum number of chips for one search, since a model may use more. */
const MOST_CONDITIONS = 24;
const LONGEST_LABEL = 120;
/** A broad field has many subjects: a URL lists them all, a chip need not. */
const MOST_VALUES = 20;

/**
 * A wish in display form.
 *
 * @param besides implicit conditions of the answer that are in the URL but have no chip
 */
export const toConditionsAsked = (
  wish: Wish,
  words: CatalogueWords,
  besides: readonly Asked[] = [],
): ConditionsAsked => {
  const parts = partsOfWish(wish, words).slice(0, MOST_CONDITIONS);
  const { address, unsaid } = listAddressOf(parts, wish.search, words, besides);
  return { conditions: parts.map(toCondition), address, unsaid: unsaid.map(storable) };
};

const toCondition = (part: SearchPart): Condition => {
  const { filter, values } = writeFiltersOf(part);
  const isWritable = values.length <= MOST_VALUES;
  return {
    id: part.id,
    label: storable(part.label),
    negated: part.isNegated,
    filter,
    values: isWritable ? values.map(storable) : [],
    changeable: canChange(part.id) && isWritable && values.length > 0,
  };
};

/** Sanitises text from a model: a single line, without NUL or unpaired surrogates, which the database rejects. */
export const storable = (text: string): string => {
  const line = text.replaceAll('\0', '').toWellFormed().replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_LABEL ? `${line.slice(0, LONGEST_LABEL - 1).toWellFormed()}…` : line;
};
