import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { isComplete, type Profile } from '#features/profile/contract.ts';
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
 * Suggested first questions for the caller's profile. Each was parsed by the rules and looked up, so that none leads to
 * a refusal; a model can answer what the rules can.
 */
export const listStarters = async (ctx: Ctx): Promise<CallResponse<typeof call>> => {
  const { profile } = await getProfile(ctx);
  const questions: string[] = [];
  if (!isComplete(profile)) return { questions, is_complete: true };
  const until = performance.now() + LONGEST_MS;
  for (const alternatives of starterAlternatives(profile, ratedIn(ctx.catalogue.current())))
    for (const question of alternatives) {
      if (questions.length === STARTER_COUNT) return { questions, is_complete: true };
      if (performance.now() > until) return { questions, is_complete: false };
      if (!(await isKnownToBeAnswered(ctx, profile, question))) continue;
      questions.push(question);
      break;
    }
  return { questions, is_complete: true };
};

/** After a start the first lookups take seconds; a student's own question must not wait for suggestions. */
const LONGEST_MS = 1_000;

/** Maximum number of cached students with their questions. */
const MOST_REMEMBERED = 5_000;
/** Cached results per version of the catalogue: a call that ran out of time resumes where the last one ended. */
const foundOut = perCatalogue(() => new Map<string, boolean>());

const isKnownToBeAnswered = async (ctx: Ctx, profile: Profile, question: string): Promise<boolean> => {
  const known = foundOut(ctx.catalogue.current());
  const {
    concentration,
    second_concentration: second,
    secondary_field: minor,
    courses_taken: taken,
  } = profile;
  const of = JSON.stringify([question, concentration, second, minor, taken]);
  const answer = known.get(of) ?? (await isAnswered(ctx, question));
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(of, answer);
  return answer;
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
