import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { inOneTerm, takeTogether } from './take-together.ts';

export const checkConflicts = (
  ctx: AdvisorContext,
  { codes, term }: ToolInput<'check_conflicts'>,
): ToolOutput<'check_conflicts'> => {
  const { found, notFound, sameClass } = inOneTerm(ctx, codes, term);
  return {
    ...takeTogether(
      ctx,
      found.map(([course]) => course),
    ),
    same_class: sameClass,
    not_found: notFound,
  };
};
