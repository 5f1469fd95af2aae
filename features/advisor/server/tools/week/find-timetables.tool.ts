import type { Course, Section } from '#features/catalogue/contract.ts';
import type { WeekAnswer } from '#features/planning/domain/choose/choose-week.ts';
import { frontPlanOf } from '#features/planning/server/shared/front-plan.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../../domain/tools.ts';
import type { Places } from '../../../domain/week/week-tools.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { type OfferedPlace, offersFor } from './candidates.ts';
import { impossibleTold } from './impossible-words.ts';
import { termAsked } from './term-asked.ts';
import { amountsSaid, blocksOfBounds, boundsSaid, wishesOf } from './week-bounds.ts';
import { coursesOfWeek, toCard, totalsOf } from './week-card.ts';
import { tellCourses } from './week-courses.ts';
import { inputOf, recordsInTerm } from './week-records.ts';
import { withoutItems } from './without-items.ts';

type Output = ToolOutput<'find_timetables'>;

/** Finds a term's week with sections, or why there is none; runs in a separate thread. */
export const findTimetables = async (
  ctx: SignedIn<AdvisorContext>,
  input: ToolInput<'find_timetables'>,
): Promise<Output> => {
  const term = await termAsked(ctx, input.term, input.codes);
  const { profile } = await getProfile(ctx);
  const front = input.from_plan ? await frontPlanOf(ctx, term) : null;
  const { plan, dropped } = withoutItems(ctx, front, input.drop);
  const planned = new Map<string, Course>(
    (plan?.week.courses ?? []).flatMap(({ item, record }) => (record ? [[item.item_id, record]] : [])),
  );
  const named = recordsInTerm(ctx, input.codes, term);
  const isPlanned = ({ course_id }: Course) =>
    [...planned.values()].some((record) => record.course_id === course_id);
  const records = named.records.filter((record) => !isPlanned(record));
  const bounds = { ...boundsOf(input), keep_free: input.keep_free };
  const held = [...planned.values(), ...records];
  const terms = ctx.catalogue.current().university.terms;
  const dates = terms.find(({ name }) => name === term) ?? null;
  const chosenWith = async (prefer: readonly string[]) => {
    const offered: OfferedPlace[] = [];
    for (const places of input.choose)
      offered.push(
        await offersFor(ctx, beside(places, [...planned.values()]), {
          term,
          bounds,
          profile,
          prefer,
          exclude: [...input.exclude, ...input.drop, ...held.map(({ class_tag }) => class_tag)],
          held: held.flatMap(({ codes, class_tag }) => [class_tag, ...codes]),
          isLight: input.max_week_hours !== undefined,
        }),
      );
    const answer = await ctx.advisor.weeks.chooseWeek(ctx.viewer.userId, {
      plan: inputOf(
        records,
        blocksOfBounds(bounds),
        plan,
        dates && { start: dates.start, end: dates.end },
        wishesOf(input),
      ),
      places: offered.map(({ place }) => place),
      mostHours: input.max_week_hours ?? null,
      units: input.units ?? null,
      mostDays: input.max_days ?? null,
      kept: keptSections(input.keep_sections ?? [], [...records, ...offered.flatMap(recordsOf)]),
    });
    return { offered, answer };
  };
  let { offered, answer } = await chosenWith(input.prefer);
  // Those before may leave no room for as many courses: then others may come in their place.
  if (input.prefer.length > 0 && openIn(answer) > 0) {
    const anew = await chosenWith([]);
    if (openIn(anew.answer) < openIn(answer)) ({ offered, answer } = anew);
  }
  const requirements =
    offered.map((each) => each.requirements).find((each) => each !== 'not_asked') ?? 'not_asked';
  const programmes = [...new Set(offered.flatMap((each) => each.programmes))];
  const rests = [
    ...(plan ? ['what your plan holds'] : []),
    ...boundsSaid(bounds),
    ...amountsSaid(input),
    ...(requirements === 'counted' ? programmes.map((name) => `open requirements of ${name}`) : []),
    ...(requirements === 'unknown' || requirements === 'filled' ? ['your concentration and interests'] : []),
    // Those that the student named are taken as they are, whatever they ask for.
    ...(offered.length > 0
      ? [
          `prerequisites that your profile meets${named.records.length > 0 ? ' for what you did not name' : ''}`,
        ]
      : []),
  ];
  const told: Output = {
    term,
    answer: 'undecided',
    courses: [],
    totals: null,
    open_places: 0,
    requirements,
    programmes,
    rests_on: rests,
    impossible: null,
    from_plan: plan !== null,
    not_found: named.notFound,
    not_offered: named.notOffered,
    week_shown: false,
    week: null,
    chosen: [],
  };
  if (answer.answer === 'undecided') return told;
  if (answer.answer === 'impossible')
    return { ...told, answer: 'impossible', impossible: impossibleTold(answer.set, answer.cures) };
  const { timetable, chosen, unfilled } = answer;
  const open = unfilled.reduce((sum, count) => sum + count, 0);
  const recordFor = (itemId: string): Course | undefined =>
    planned.get(itemId) ??
    records.find(({ class_tag }) => class_tag === itemId) ??
    offered.flatMap((each) => each.records.get(itemId) ?? [])[0];
  const whys = new Map(
    chosen.map(({ itemId, place, tier, pool }) => [itemId, offered[place]?.why[tier]?.[pool] ?? '']),
  );
  const whyOf = (code: string) => whys.get(code) ?? '';
  const courses = coursesOfWeek(timetable, recordFor);
  if (courses.length === 0) return { ...told, answer: 'nothing', open_places: open };
  return {
    ...told,
    answer: 'found',
    courses: await tellCourses(ctx, courses, whyOf),
    totals: totalsOf(timetable),
    open_places: open,
    week_shown: true,
    chosen: chosen.flatMap(({ itemId, place }) => {
      const record = recordFor(itemId);
      return record ? [{ code: record.class_tag, place }] : [];
    }),
    week: toCard(timetable, courses, { term, plan: plan && front, dropped, rests, whyOf }),
  };
};

const recordsOf = ({ records }: OfferedPlace): Course[] => [...records.values()];

/** By the ids of the search's items, which are the codes of their records. */
const keptSections = (
  kept: NonNullable<ToolInput<'find_timetables'>['keep_sections']>,
  records: readonly Course[],
): Map<string, Section[]> =>
  new Map(
    records.flatMap(({ class_tag: tag, codes, sections }) => {
      const named = kept.filter(({ code }) => code === tag || codes.includes(code));
      const there = sections.filter(({ component, section }) =>
        named.some((each) => each.kind === component && each.section === section),
      );
      return there.length === 0 ? [] : [[tag, there] as const];
    }),
  );

const openIn = (answer: WeekAnswer): number =>
  answer.answer === 'found' ? answer.unfilled.reduce((sum, count) => sum + count, 0) : Infinity;

/** Planned courses that are among the candidates of a place already fill it. */
const beside = (places: Places, planned: readonly Course[]): Places => {
  const { among } = places;
  const held = among ? planned.filter(({ codes }) => codes.some((code) => among.includes(code))).length : 0;
  return held === 0 ? places : { ...places, count: Math.max(0, places.count - held) };
};

export const boundsOf = ({
  free_days,
  starts_at_or_after,
  ends_at_or_before,
}: Pick<ToolInput<'find_timetables'>, 'free_days' | 'starts_at_or_after' | 'ends_at_or_before'>) => ({
  free_days: [...new Set(free_days)],
  starts_at_or_after,
  ends_at_or_before,
});
