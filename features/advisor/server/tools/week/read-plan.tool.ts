import { clashWords } from '#features/planning/domain/clash-words.ts';
import { sectionWords } from '#features/planning/domain/plan-words.ts';
import { totalsOf } from '#features/planning/domain/plan-totals.ts';
import { frontPlanOf, termsPlanned } from '#features/planning/server/shared/front-plan.ts';
import { runningTerm } from '#features/planning/server/shared/running-plan.ts';
import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { weekdayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../../domain/tools.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { termAsked } from './term-asked.ts';
import { tellCourses } from './week-courses.ts';

/** The front version of a term. The student's names for things, and what their own hours are, are not revealed. */
export const readPlan = async (
  ctx: SignedIn<AdvisorContext>,
  input: ToolInput<'read_plan'>,
): Promise<ToolOutput<'read_plan'>> => {
  const planned = await termsPlanned(ctx);
  const usual = await termAsked(ctx, input.term);
  const running = runningTerm(ctx)?.name;
  // Who has nothing planned for the next term means the running one.
  const isOfNow = input.term === undefined && !planned.includes(usual);
  const term = isOfNow && running !== undefined && planned.includes(running) ? running : usual;
  const plan = await frontPlanOf(ctx, term);
  const other_terms = planned.filter((other) => other !== term);
  if (plan === null)
    return { term, found: false, other_terms, courses: [], own_hours: [], totals: null, clashes: [] };
  const { week, items } = plan;
  const shown = week.courses.flatMap(({ item, record, sections }) =>
    record ? [{ itemId: item.item_id, record, sections: [...sections], locked: item.content.locked }] : [],
  );
  const totals = totalsOf(items, week);
  const without = (of: 'units' | 'mean_hours') =>
    shown.flatMap(({ record }) => (record[of] === null ? record.class_tag : []));
  const courses = await tellCourses(ctx, shown, () => '');
  return {
    term,
    found: true,
    other_terms,
    courses: courses.map(({ why: _why, ...course }, at) => ({
      ...course,
      locked: (shown[at]?.locked ?? []).map(sectionWords),
    })),
    own_hours: week.entries
      .filter(({ section, is }) => section === null && is !== 'course')
      .flatMap(({ meetings }) =>
        meetings.map(({ days, start, end }) => `${days.join(', ')} ${start ?? ''} - ${end ?? ''}`),
      ),
    totals: {
      units: totals.units,
      units_unknown: without('units'),
      hours: totals.hours,
      hours_unknown: without('mean_hours'),
      free_days: totals.freeDays.map(weekdayName),
      earliest: totals.earliest === null ? null : clockText(totals.earliest),
      latest: totals.latest === null ? null : clockText(totals.latest),
    },
    // The name of a handwritten course is not revealed.
    clashes: week.clashes
      .filter(({ first, second }) => first.is === 'course' && second.is === 'course')
      .map(clashWords),
  };
};
