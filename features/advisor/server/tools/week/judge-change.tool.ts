import { type Course, type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import { isNamed } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { WeekAnswer } from '#features/planning/domain/choose/choose-week.ts';
import { cureWords } from '#features/planning/domain/found/found-words.ts';
import type { PlanInput } from '#features/planning/domain/search/plan-input.ts';
import type { SearchedCourse } from '#features/planning/domain/search/to-plan-input.ts';
import { type FrontPlan, frontPlanOf } from '#features/planning/server/shared/front-plan.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../../domain/tools.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { toNamedSection } from '../to-course-facts.ts';
import { getRequirementProgress } from '../requirement-progress.tool.ts';
import { boundsOf } from './find-timetables.tool.ts';
import { impossibleTold } from './impossible-words.ts';
import { readPlan } from './read-plan.tool.ts';
import { termAsked } from './term-asked.ts';
import { blocksOfBounds, boundsSaid } from './week-bounds.ts';
import { type CourseOfWeek, coursesOfWeek, toCard, totalsOf } from './week-card.ts';
import { tellCourses } from './week-courses.ts';
import { inputOf, recordsInTerm } from './week-records.ts';
import { withoutItems } from './without-items.ts';

type Input = ToolInput<'judge_change'>;
type Output = ToolOutput<'judge_change'>;
type Search = PlanInput<SearchedCourse>;

/** The effect of a change on a week. Writes nothing. */
export const judgeChange = async (ctx: SignedIn<AdvisorContext>, input: Input): Promise<Output> => {
  const term = await termAsked(ctx, input.term, input.codes ?? []);
  const front = input.codes === undefined ? await frontPlanOf(ctx, term) : null;
  const base = recordsInTerm(ctx, input.codes ?? [], term);
  const added = recordsInTerm(ctx, input.add, term);
  const { records: going } = recordsInTerm(ctx, input.drop, term);
  const { plan, dropped } = withoutItems(ctx, front, input.drop);
  const planned = new Map<string, Course>(
    (front?.week.courses ?? []).flatMap(({ item, record }) => (record ? [[item.item_id, record]] : [])),
  );
  const lacking = {
    not_found: [...base.notFound, ...added.notFound],
    not_offered: [...base.notOffered, ...added.notOffered],
  };
  const before = [...planned.values(), ...base.records];
  const isGoing = ({ course_id }: Course) => going.some((record) => record.course_id === course_id);
  const isThere = ({ course_id }: Course) => before.some((record) => record.course_id === course_id);
  const fresh = added.records.filter((record) => !isThere(record));
  const kept = base.records.filter((record) => !isGoing(record));
  const bounds = { ...boundsOf(input), keep_free: input.keep_free ?? [] };
  const terms = ctx.catalogue.current().university.terms;
  const found = terms.find(({ name }) => name === term);
  const dates = found ? { start: found.start, end: found.end } : null;
  const codesOf = (records: readonly Course[]) => records.map(({ class_tag }) => class_tag);
  const after = [...before.filter((record) => !isGoing(record)), ...fresh];
  const told: Output = {
    term,
    answer: 'undecided',
    from_plan: front !== null,
    before: { codes: codesOf(before), totals: null },
    after: { codes: codesOf(after), totals: null },
    courses: [],
    moved: [],
    days_freed: [],
    days_lost: [],
    ...(await countsOf(ctx, codesOf(fresh), codesOf(before.filter(isGoing)))),
    impossible: null,
    freed: null,
    ...lacking,
    week_shown: false,
    week: null,
  };
  if (after.length === 0) return { ...told, answer: 'empty' };
  const recordFor = (itemId: string) =>
    planned.get(itemId) ?? after.find(({ class_tag }) => class_tag === itemId);
  const earlier =
    front === null
      ? await ctx.advisor.weeks.chooseWeek(ctx.viewer.userId, asked(inputOf(base.records, [], null, dates)))
      : null;
  const totalsBefore =
    front === null
      ? earlier?.answer === 'found'
        ? totalsOf(earlier.timetable)
        : null
      : (await readPlan(ctx, { term })).totals;
  const whole = withTaken(inputOf([...kept, ...fresh], blocksOfBounds(bounds), plan, dates), input.take);
  const answer = await searchAfter(ctx, whole, plan);
  const withFreed = {
    ...told,
    before: { ...told.before, totals: totalsBefore },
    freed: await freedOf(ctx, input, { whole, recordFor }, totalsBefore?.free_days ?? []),
  };
  if (answer.answer === 'undecided') return withFreed;
  if (answer.answer === 'impossible')
    return { ...withFreed, answer: 'impossible', impossible: impossibleTold(answer.set, answer.cures) };
  const { timetable } = answer;
  const courses = coursesOfWeek(timetable, recordFor);
  const totals = totalsOf(timetable);
  const freeBefore = totalsBefore?.free_days ?? [];
  const isChange = input.add.length + input.drop.length + input.take.length > 0;
  return {
    ...withFreed,
    answer: 'fits',
    after: { codes: codesOf(courses.map(({ record }) => record)), totals },
    courses: await tellCourses(ctx, courses, () => ''),
    moved: movedOf(front, courses),
    days_freed: WEEKDAYS.filter((day) => totals.free_days.includes(day) && !freeBefore.includes(day)),
    days_lost: WEEKDAYS.filter((day) => freeBefore.includes(day) && !totals.free_days.includes(day)),
    week_shown: isChange,
    week: isChange
      ? toCard(timetable, courses, {
          term,
          plan: plan && front,
          dropped,
          rests: [...(plan ? ['what your plan holds'] : []), ...boundsSaid(bounds)],
          whyOf: () => '',
        })
      : null,
  };
};

const asked = (plan: Search) => ({ plan, places: [], mostHours: null });

/** Moves as little as possible: first tries to keep all shown sections of the plan. */
const searchAfter = async (
  { advisor, viewer }: SignedIn<AdvisorContext>,
  whole: Search,
  plan: FrontPlan | null,
): Promise<WeekAnswer> => {
  if (plan !== null) {
    const still = await advisor.weeks.chooseWeek(viewer.userId, asked(withShown(whole, plan)));
    if (still.answer === 'found') return still;
  }
  return advisor.weeks.chooseWeek(viewer.userId, asked(whole));
};

const withShown = (whole: Search, { week }: FrontPlan): Search => ({
  ...whole,
  items: whole.items.map((item) => {
    if (item.kind !== 'course') return item;
    const shown =
      week.courses.find(({ item: { item_id } }) => item_id === item.course.itemId)?.sections ?? [];
    const isFree = ({ component }: { component: string }) =>
      item.locked.every((other) => other.component !== component);
    return { ...item, locked: [...item.locked, ...shown.filter(isFree)] };
  }),
});

/** Locks the sections to take. */
const withTaken = (whole: Search, take: Input['take']): Search => ({
  ...whole,
  items: whole.items.map((item) => {
    if (item.kind !== 'course') return item;
    const { class_tag: tag, sections } = item.course;
    const taken = sections.filter((section) =>
      take.some(
        ({ code, section: name, kind }) =>
          sameCode(code, tag) &&
          (section.section === name || section.class_number === name) &&
          (kind === undefined || section.component.toLowerCase() === kind.toLowerCase()),
      ),
    );
    const others = item.locked.filter((lock) => taken.every(({ component }) => component !== lock.component));
    return { ...item, locked: [...others, ...taken] };
  }),
});
const sameCode = (one: string, other: string): boolean =>
  one.replaceAll(/\s/g, '').toLowerCase() === other.replaceAll(/\s/g, '').toLowerCase();

const movedOf = (front: FrontPlan | null, courses: readonly CourseOfWeek[]): string[] =>
  (front?.week.courses ?? []).flatMap(({ item, sections }) => {
    const now = courses.find(({ itemId }) => itemId === item.item_id);
    const stays = now?.sections.every((section) => sections.some((shown) => isNamed(shown)(section))) ?? true;
    return stays || !now ? [] : [now.record.class_tag];
  });

const freedOf = async (
  { advisor, viewer }: SignedIn<AdvisorContext>,
  { frees }: Input,
  { whole, recordFor }: { whole: Search; recordFor: (itemId: string) => Course | undefined },
  free: readonly Weekday[],
): Promise<Output['freed']> => {
  if (frees === undefined) return null;
  const nothing = { day: frees, sections: [], by_dropping: [], changes: [] };
  if (free.includes(frees)) return { ...nothing, answer: 'free_already' };
  const freed = await advisor.weeks.freeDay(viewer.userId, whole, frees);
  if (freed.answer === 'undecided') return { ...nothing, answer: 'undecided' };
  if (freed.answer === 'free')
    return {
      ...nothing,
      answer: 'other_sections',
      sections: coursesOfWeek(freed.timetable, recordFor).flatMap(({ record, sections }) =>
        sections
          .filter(({ component }) => meetsOn(record, component, frees))
          .map((section) => ({ code: record.class_tag, section: toNamedSection(section) })),
      ),
    };
  return {
    ...nothing,
    answer: 'changes',
    by_dropping: freed.cures.flatMap(({ changes: [first, ...others] }) =>
      first?.change === 'drop' && others.length === 0 && first.item.kind === 'course'
        ? first.item.course.class_tag
        : [],
    ),
    changes: freed.cures.map((cure) => cureWords(cure, true)),
  };
};

/** Whether some section of a kind meets on a day, so that the choice of another matters. */
const meetsOn = ({ sections }: Course, kind: string, day: Weekday): boolean =>
  sections.some(
    ({ component, meetings }) => component === kind && meetings.some(({ days }) => days.includes(day)),
  );

/** Open requirement groups that the courses count towards. */
const countsOf = async (
  ctx: SignedIn<AdvisorContext>,
  added: readonly string[],
  dropped: readonly string[],
): Promise<Pick<Output, 'counts' | 'requirements_stated'>> => {
  const { programmes } = await getRequirementProgress(ctx, {});
  const open = programmes.flatMap(({ groups }) => groups.filter(({ need, have }) => have < need));
  const groupsOf = (code: string) =>
    open.filter(({ options }) => options.includes(code)).map(({ name }) => name);
  const told = (codes: readonly string[], is_added: boolean) =>
    codes.map((code) => ({ code, groups: groupsOf(code), is_added }));
  return {
    counts: [...told(added, true), ...told(dropped, false)],
    requirements_stated: programmes.some(({ requirements_stated }) => requirements_stated),
  };
};
