import { catalogueDate, todayOf } from '#features/catalogue/server/shared/today.ts';
import { codeOf, ownCoursesIn } from '../../domain/planned-course.ts';
import type { SharedPlan } from '../../sharing.contract.ts';
import { getOwnVersion, itemsOf } from '../planning.access.ts';
import type { Planner } from '../planning.context.ts';
import { weekOf } from '../week-of.ts';

/**
 * A snapshot of the caller's version as others may see it. Built field by field, so that nothing is exposed by
 * accident.
 *
 * @throws Failure `not_found` for a version that is not the caller's, or deleted
 */
export const freezePlan = async (ctx: Planner, versionId: string): Promise<SharedPlan> => {
  const version = await getOwnVersion(ctx.db, ctx.viewer.userId, versionId);
  const catalogue = ctx.catalogue.current();
  const { items, week } = weekOf(ctx, version, await itemsOf(ctx.db, version));
  return {
    term: version.term,
    catalogue_date: catalogueDate(catalogue, todayOf(ctx)),
    courses: week.courses.map(({ item, record, sections }) => ({
      code: codeOf(item),
      title: record?.class_name ?? '',
      units: record?.units ?? null,
      hours: record?.mean_hours ?? null,
      optional: item.content.need !== 'required',
      mark: week.marks.get(item.item_id),
      sections: sections.map(({ class_number, section, component, instructors, meetings }) => ({
        class_number,
        section,
        component,
        instructors,
        meetings,
      })),
    })),
    own_courses: ownCoursesIn(items).map(({ item_id, content: { units, meetings } }) => ({
      units,
      mark: week.marks.get(item_id),
      meetings: meetings.map((meeting) => ({ ...meeting, place: '' })),
    })),
  };
};
