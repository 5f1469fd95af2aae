import type { ProgrammeProgress } from '#features/profile/contract.ts';
import { codeKey, codesOfSameClass } from '#features/profile/domain/course-identity.ts';
import { countProgress } from '#features/profile/server/shared/count-progress.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import { progressTowards } from '#features/profile/server/shared/programme-progress.ts';
import { requirementIndexOf } from '#features/profile/server/shared/requirement-index.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { findCourse, findCourses } from './find-course.ts';
import { takenBy } from './taken-courses.ts';

const MOST_OPTIONS = 300;

type Asked = ToolInput<'get_requirement_progress'>;
type Answer = ToolOutput<'get_requirement_progress'>;

const told = ({ name, groups }: ProgrammeProgress): Answer['programmes'][number] => ({
  name,
  requirements_stated: groups.length > 0,
  groups: groups.map(({ options, ...group }) => ({
    ...group,
    options: options.slice(0, MOST_OPTIONS),
    options_total: options.length,
  })),
});

/** Counts a list of courses towards the programmes asked about; null if the university has no programme of that name. */
const counterOf = async (
  ctx: SignedIn<AdvisorContext>,
  { programme, is_secondary_field: asksSecondary = false }: Pick<Asked, 'programme' | 'is_secondary_field'>,
): Promise<{ taken: readonly string[]; count: (taken: string[]) => ProgrammeProgress[] } | null> => {
  const { profile } = await getProfile(ctx);
  const { courses_taken: taken } = profile;
  if (programme === undefined)
    return {
      taken,
      count: (courses_taken) => countProgress(ctx, { ...profile, courses_taken }).programmes,
    };
  const catalogue = ctx.catalogue.current();
  const { concentrations, secondary_fields } = catalogue.programs;
  const wanted = programme.trim().toLowerCase();
  const isWanted = ({ name }: { name: string }): boolean => name.toLowerCase() === wanted;
  const secondary = asksSecondary ? secondary_fields.find(isWanted) : undefined;
  const known = secondary ?? [...concentrations, ...secondary_fields].find(isWanted);
  if (known === undefined) return null;
  // Concentration and secondary field may have one name: the student's own is meant.
  const { concentration, second_concentration, secondary_field } = profile;
  const isOwnSecondary =
    known.name === secondary_field && ![concentration, second_concentration].includes(known.name);
  const kinds =
    secondary !== undefined || isOwnSecondary ? (['secondary_fields', 'concentrations'] as const) : undefined;
  // Told apart from the concentration of that name, of which the same reply may speak.
  const isNamesake = secondary !== undefined && concentrations.some(isWanted);
  const titled = (progress: ProgrammeProgress): ProgrammeProgress =>
    isNamesake ? { ...progress, name: `${progress.name} (secondary field)` } : progress;
  return {
    taken,
    count: (courses) => [progressTowards(catalogue, known.name, courses, kinds) ?? []].flat().map(titled),
  };
};

const filled = ({ groups }: Pick<ProgrammeProgress, 'groups'>): number =>
  groups.reduce((sum, { have }) => sum + have, 0);

/** The progress in two programmes, and what would count in both. */
export const getRequirementProgress = async (
  ctx: SignedIn<AdvisorContext>,
  { compared_with: other, ...asked }: Asked,
): Promise<Answer> => {
  const one = await progressIn(ctx, asked);
  const [mine] = one.programmes;
  if (other === undefined || mine === undefined) return one;
  const { programmes, not_recognised } = await progressIn(ctx, { ...asked, programme: other });
  const [theirs] = programmes;
  if (theirs === undefined) return { ...one, not_recognised };
  const index = requirementIndexOf(ctx.catalogue.current());
  const keys = new Set(openOptions(theirs).flatMap((option) => [...codesOfSameClass(option, index)]));
  const shared = openOptions(mine).filter((option) => keys.has(codeKey(option)));
  return { ...one, programmes: [...one.programmes, theirs], shared: [...new Set(shared)] };
};

const openOptions = ({ groups }: Answer['programmes'][number]): string[] =>
  groups.flatMap(({ need, have, options }) => (have < need ? options : []));

const progressIn = async (
  ctx: SignedIn<AdvisorContext>,
  { also_taking: also = [], without = [], course, ...asked }: Omit<Asked, 'compared_with'>,
): Promise<Answer> => {
  const { programme } = asked;
  const [counter, { current }] = await Promise.all([counterOf(ctx, asked), takenBy(ctx, without)]);
  if (counter === null) return { programmes: [], not_recognised: programme ?? null };
  const others = findCourses(ctx, also);
  const index = requirementIndexOf(ctx.catalogue.current());
  const isAmong = (code: string, codes: readonly string[]): boolean => {
    const keys = codesOfSameClass(code, index);
    return codes.some((each) => keys.has(codeKey(each)));
  };
  const own = counter.taken.filter((code) => !isAmong(code, without));
  const added = others.found.map(([{ class_tag }]) => class_tag).filter((code) => !isAmong(code, own));
  const now = current?.codes.filter((code) => !isAmong(code, added)) ?? [];
  const taken = [...own, ...now, ...added];
  const counted = counter.count(taken);
  const found = course === undefined ? null : findCourse(ctx, course);
  const code = found?.[0].class_tag;
  const notFound = [...others.notFound, ...(course !== undefined && found === null ? [course] : [])];
  const rest = {
    not_recognised: null,
    ...(added.length > 0 ? { also_taking: added } : {}),
    ...(current === null || now.length === 0 ? {} : { now: { term: current.term, codes: now } }),
    ...(notFound.length > 0 ? { not_found: notFound } : {}),
  };
  if (code === undefined) return { programmes: counted.map(told), ...rest };
  const isTaken = isAmong(code, taken);
  const after = counter.count([...taken, code]);
  return {
    programmes: counted.map((each, at) => {
      const fits = each.groups.filter(({ courses, options }) => isAmong(code, isTaken ? courses : options));
      return {
        ...told(each),
        course_fits: fits.map(({ name }) => name),
        course_fills: isTaken ? fits.length : filled(after[at] ?? each) - filled(each),
      };
    }),
    ...rest,
    course: { code, is_taken: isTaken },
  };
};
