import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanContent, PlanItem } from '../contract.ts';
import { withSections } from './planned-course.ts';

/** A version as it would be with a timetable that was found. */
export const previewItems = (
  items: readonly PlanItem[],
  timetable: { chosen: ReadonlyMap<string, readonly SectionName[]>; without: readonly string[] },
): PlanItem[] =>
  items
    .filter(({ item_id }) => !timetable.without.includes(item_id))
    .map((item) => {
      const chosen = timetable.chosen.get(item.item_id);
      return item.content.kind === 'course' && chosen
        ? { ...item, content: withSections(item.content, chosen) }
        : item;
    });

/** What a version holds as a key, without revisions: an edit that was saved brings the same with others. */
export const contentsKey = (items: readonly PlanItem[]): string =>
  items.map(({ item_id, content }) => `${item_id} ${contentKey(content)}`).join('\n');

/** A content as a key: the database answers fields in another order than they were sent in. */
export const contentKey = (content: PlanContent): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
