import { codeOf, coursesIn } from '#features/planning/domain/planned-course.ts';
import type { FrontPlan } from '#features/planning/server/shared/front-plan.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { findCourse } from '../find-course.ts';

/** A plan without some of its courses, and the removed items. */
export const withoutItems = (
  ctx: AdvisorContext,
  plan: FrontPlan | null,
  drop: readonly string[],
): { plan: FrontPlan | null; dropped: string[] } => {
  if (plan === null || drop.length === 0) return { plan, dropped: [] };
  const going = new Set(
    drop.flatMap(
      (code) => findCourse(ctx, code)?.flatMap(({ codes, class_tag }) => [class_tag, ...codes]) ?? [code],
    ),
  );
  const dropped = coursesIn(plan.items)
    .filter((item) => going.has(codeOf(item)))
    .map(({ item_id }) => item_id);
  const items = plan.items.filter(({ item_id }) => !dropped.includes(item_id));
  const courses = plan.week.courses.filter(({ item }) => !dropped.includes(item.item_id));
  return { plan: { ...plan, items, week: { ...plan.week, courses } }, dropped };
};
