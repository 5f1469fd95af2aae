import { Failure } from '#platform/contract/errors.ts';
import type { ProfileContext } from './profile.context.ts';

const namesOf = (programmes: readonly { name: string }[]) => programmes.map(({ name }) => name);

export const listConcentrations = (ctx: ProfileContext): string[] =>
  namesOf(ctx.catalogue.current().programs.concentrations);

export const listSecondaryFields = (ctx: ProfileContext): string[] =>
  namesOf(ctx.catalogue.current().programs.secondary_fields);

/** @throws Failure `not_found` for an unknown concentration */
export const listJointOptions = (
  ctx: ProfileContext,
  { concentration }: { concentration: string },
): string[] => {
  const found = ctx.catalogue.current().programs.concentrations.find(({ name }) => name === concentration);
  if (!found) throw new Failure('not_found', `There is no concentration called ${concentration}.`);
  return found.joint;
};
