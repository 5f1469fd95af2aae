import * as z from 'zod';
import { type FilterKey, FILTERS } from '#features/catalogue/domain/search/filters/filter-table.ts';
import { FILTER_ENTRIES } from '#features/catalogue/domain/search/filters/filters.ts';

type Filters = typeof FILTERS;
type ArgumentName<Key extends FilterKey> = Filters[Key] extends { argument: { name: infer Name } }
  ? Name & string
  : never;
type ArgumentSchema<Key extends FilterKey> = Filters[Key]['control'] extends 'switch'
  ? z.ZodBoolean
  : z.ZodArray<z.ZodString>;

/** Arguments of the course search derived from the course list's filters. */
export const FILTER_ARGUMENTS = Object.fromEntries(
  FILTER_ENTRIES.flatMap(([, filter]) => {
    if (!filter.argument) return [];
    const { name, description } = filter.argument;
    const schema =
      filter.control === 'switch'
        ? z.boolean()
        : z.array(z.string().max(filter.argument.longest)).max(filter.argument.most);
    return [[name, schema.optional().describe(description)]];
  }),
) as { [Key in FilterKey as ArgumentName<Key>]: z.ZodOptional<ArgumentSchema<Key>> };
