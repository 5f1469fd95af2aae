import type { ToolInput } from './tools.ts';

/** The arguments that a search for sections shares with a search for courses. */
export const sectionSearch = ({
  term,
  days,
  meets_on,
  component,
  ...input
}: ToolInput<'find_sections'>): ToolInput<'search_courses'> => ({
  ...(term === undefined ? {} : { terms: [term] }),
  ...(input.instructor === undefined ? {} : { instructor: input.instructor }),
  ...(component === undefined ? {} : { component }),
  ...(days === undefined ? {} : { days }),
  ...(meets_on === undefined ? {} : { meets_on }),
  ...(input.starts_at_or_after === undefined ? {} : { starts_at_or_after: input.starts_at_or_after }),
  ...(input.ends_at_or_before === undefined ? {} : { ends_at_or_before: input.ends_at_or_before }),
});
