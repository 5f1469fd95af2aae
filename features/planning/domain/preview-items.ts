import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanItem } from '../contract.ts';

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
        ? { ...item, content: { ...item.content, chosen: [...chosen] } }
        : item;
    });

/** What a version holds as a key, without revisions: an edit that was saved brings the same with others. */
export const contentsKey = (items: readonly PlanItem[]): string =>
  JSON.stringify(items.map(({ item_id, content }) => [item_id, content]));
