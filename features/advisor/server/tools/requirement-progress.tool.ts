import type { ProgrammeProgress } from '#features/profile/contract.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import { getProgress } from '#features/profile/server/shared/get-progress.ts';
import { progressTowards } from '#features/profile/server/shared/programme-progress.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';

const MOST_OPTIONS = 300;

const told = ({ name, groups }: ProgrammeProgress) => ({
  name,
  requirements_stated: groups.length > 0,
  groups: groups.map(({ options, ...group }) => ({
    ...group,
    options: options.slice(0, MOST_OPTIONS),
    options_total: options.length,
  })),
});

export const getRequirementProgress = async (
  ctx: SignedIn<AdvisorContext>,
  { programme }: ToolInput<'get_requirement_progress'>,
): Promise<ToolOutput<'get_requirement_progress'>> => {
  if (programme === undefined) {
    const { programmes } = await getProgress(ctx);
    return { programmes: programmes.map(told), not_recognised: null };
  }
  const catalogue = ctx.catalogue.current();
  const { concentrations, secondary_fields } = catalogue.programs;
  const wanted = programme.trim().toLowerCase();
  const known = [...concentrations, ...secondary_fields].find(({ name }) => name.toLowerCase() === wanted);
  const { profile } = await getProfile(ctx);
  // Concentration and secondary field may have one name: the student's own is meant.
  const { concentration, second_concentration, secondary_field } = profile;
  const isSecondary =
    known?.name === secondary_field && ![concentration, second_concentration].includes(known.name);
  const progress =
    known &&
    progressTowards(
      catalogue,
      known.name,
      profile.courses_taken,
      isSecondary ? ['secondary_fields', 'concentrations'] : undefined,
    );
  return progress
    ? { programmes: [told(progress)], not_recognised: null }
    : { programmes: [], not_recognised: programme };
};
