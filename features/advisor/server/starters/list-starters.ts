import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { isComplete } from '#features/profile/contract.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import type { CallResponse } from '#platform/contract/call.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { type Rated, STARTER_COUNT, starterAlternatives } from '../../domain/starter-questions.ts';
import type { Wish } from '../../domain/reading/request.ts';
import type { listStarters as call } from '../../reading.contract.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { coursesAfter } from '../tools/courses-after.tool.ts';
import { getRequirementProgress } from '../tools/requirement-progress.tool.ts';
import { searchCourses } from '../tools/search-courses.tool.ts';

type Ctx = SignedIn<AdvisorContext>;

const ratedIn = perCatalogue(({ courses }): Rated => ({
  rating: courses.some((course) => course.overall_score_course_mean !== null),
  hours: courses.some((course) => course.mean_hours !== null),
}));

/**
 * First questions for the caller's profile. Each was read by the rules and looked up, so that none leads to a refusal: what the
 * rules answer a model answers, too.
 */
export const listStarters = async (ctx: Ctx): Promise<CallResponse<typeof call>> => {
  const { profile } = await getProfile(ctx);
  const questions: string[] = [];
  if (!isComplete(profile)) return { questions };
  for (const alternatives of starterAlternatives(profile, ratedIn(ctx.catalogue.current()))) {
    if (questions.length === STARTER_COUNT) break;
    const answered = await firstAnswered(ctx, alternatives);
    if (answered !== null) questions.push(answered);
  }
  return { questions };
};

const firstAnswered = async (ctx: Ctx, questions: readonly string[]): Promise<string | null> => {
  for (const question of questions) if (await isAnswered(ctx, question)) return question;
  return null;
};

const isAnswered = async (ctx: Ctx, question: string): Promise<boolean> => {
  const { assistant, product, name: university } = ctx.catalogue.current().university;
  const setting = { today: todayOf(ctx).toISOString().slice(0, 10), assistant, product, university };
  const { requests } = await ctx.advisor.readers
    .understand([{ role: 'user', text: question }], setting)
    .catch((error: unknown) => {
      ctx.log.warn({ reason: reasonOf(error) }, 'a starter question could not be read in time');
      return { requests: [] };
    });
  const [request, ...others] = requests;
  if (request === undefined || others.length > 0) return false;
  if (request.kind === 'requirements') {
    const { programmes } = await getRequirementProgress(ctx, {});
    return programmes.some(({ requirements_stated: isStated }) => isStated);
  }
  return request.kind === 'recommend' && finds(ctx, request.wish);
};

const finds = async (ctx: Ctx, { after, search }: Wish): Promise<boolean> => {
  if (after.length > 0)
    for (const code of after) {
      const found = await coursesAfter(ctx, { code });
      if (!found.found || found.total === 0) return false;
    }
  if (after.length > 0) return true;
  const {
    total,
    all_words: hasAllWords,
    not_recognised: strange,
  } = await searchCourses(ctx, {
    ...search,
    exclude_taken: true,
    limit: 1,
  });
  return total > 0 && hasAllWords && strange.length === 0;
};
