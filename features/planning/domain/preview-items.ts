import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanContent, PlanItem } from '../contract.ts';
import { withSections } from './planned-course.ts';

/** A version's items with a timetable applied. */
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
