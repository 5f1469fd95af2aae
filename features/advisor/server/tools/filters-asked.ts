import type { ChoiceSource } from '#features/catalogue/domain/search/filters/filter-table.ts';
import { FILTER_ENTRIES, type FilterValues } from '#features/catalogue/domain/search/filters/filters.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { type NamesRead, readSubjects, readTerms } from './resolve-names.ts';

/** Filters that take names; for the others the advisor has its own arguments. */
const NAME_READERS: Partial<
  Record<ChoiceSource, (catalogue: Catalogue, names: readonly string[]) => NamesRead>
> = {
  terms: readTerms,
  subjects: readSubjects,
};

/** The course list filters in a search's input, and names in it that the catalogue does not have. */
export const filtersAsked = (
  catalogue: Catalogue,
  input: Readonly<Record<string, unknown>>,
): { given: Partial<FilterValues>; unknown: string[] } => {
  const given: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [key, filter] of FILTER_ENTRIES) {
    // The tool's schema has validated its type.
    const asked = filter.argument && input[filter.argument.name];
    const readNames = filter.control === 'multi-select' ? NAME_READERS[filter.choices] : undefined;
    if (readNames && asked !== undefined) {
      const names = readNames(catalogue, asked as string[]);
      given[key] = names.known;
      unknown.push(...names.unknown);
    }
    if (filter.control === 'switch' && asked === true) given[key] = true;
  }
  return { given, unknown };
};
