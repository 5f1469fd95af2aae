import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanContent, PlanItem } from '../contract.ts';
import { countedIn, type CourseContent, type OwnCourseContent, withSections } from './planned-course.ts';

/** Ids of the courses that do not count. */
export const asideIn = (items: readonly PlanItem[]): ReadonlySet<string> => {
  const counted = countedIn(items);
  return new Set(items.filter((item) => !counted.includes(item)).map(({ item_id }) => item_id));
};

/** Puts an optional course or an alternative of a group aside, or takes it; nothing else changes. */
export const withAside = <C extends CourseContent | OwnCourseContent>(content: C, isAside: boolean): C => {
  const { aside: _, ...rest } = content;
  return (isAside && content.need !== 'required' ? { ...rest, aside: true } : rest) as C;
};

/** A version's items with a timetable applied. */
export const previewItems = (
  items: readonly PlanItem[],
  timetable: {
    chosen: ReadonlyMap<string, readonly SectionName[]>;
    without: readonly string[];
    aside: readonly string[];
  },
): PlanItem[] =>
  items
    .filter(({ item_id }) => !timetable.without.includes(item_id))
    .map((item) => {
      const { content, item_id } = item;
      if (content.kind !== 'course' && content.kind !== 'own_course') return item;
      const placed = withAside(content, timetable.aside.includes(item_id));
      const chosen = timetable.chosen.get(item_id);
      return {
        ...item,
        content: placed.kind === 'course' && chosen ? withSections(placed, chosen) : placed,
      };
    });

/** A key of a version's content, without revisions, so that it stays the same when an edit is saved. */
export const contentsKey = (items: readonly PlanItem[]): string =>
  items.map(({ item_id, content }) => `${item_id} ${contentKey(content)}`).join('\n');

/** A key of a content; the database returns fields in a different order than they were sent. */
export const contentKey = (content: PlanContent): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
