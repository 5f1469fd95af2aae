import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { EMPTY_PROFILE, type ProgrammeProgress } from '../../contract.ts';
import { findProfile } from '../profile.access.ts';
import { countProgress } from './count-progress.ts';

/**
 * Requirement progress in the programmes of the caller's saved profile (`countProgress`).
 *
 * @param also comma-separated codes that count as taken too, such as a plan's
 */
export const getProgress = async (
  ctx: SignedIn<CatalogueContext>,
  { also = '' }: { also?: string | undefined } = {},
): Promise<{ programmes: ProgrammeProgress[] }> => {
  const profile = (await findProfile(ctx.db, ctx.viewer.userId)) ?? EMPTY_PROFILE;
  const courses_taken = [...profile.courses_taken, ...codesIn(also)];
  return countProgress(ctx, { ...profile, courses_taken });
};

const codesIn = (list: string): string[] =>
  list
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
