import type { PlanClash, PlanContent, PlanItem } from '../contract.ts';
import type { PendingEdit } from './pending-edits.ts';
import { type CourseContent, keptIn } from './planned-course.ts';
import { contentKey } from './preview-items.ts';

type Standing = PlanClash['items'];

/** Everything of a course except the sections that were chosen automatically. */
const choiceIn = (content: CourseContent): string => contentKey({ ...content, chosen: keptIn(content) });

/**
 * The edit over what is stored, if that differs from what the student saw only in sections that another tab chose
 * automatically, to make room: no edit of the course. Null if the two conflict.
 *
 * @param before what the student saw
 */
const overMoved = (
  mine: PlanContent | null,
  before: PlanContent | undefined,
  stored: PlanContent | undefined,
): { content: PlanContent | null } | null => {
  if (before?.kind !== 'course' || stored?.kind !== 'course' || choiceIn(before) !== choiceIn(stored))
    return null;
  if (mine?.kind !== 'course') return { content: mine };
  const picks = ({ locked, picked = [] }: CourseContent): string => JSON.stringify([locked, picked]);
  if (picks(mine) !== picks(before)) return { content: mine };
  const isUnmoved = contentKey({ ...mine, chosen: before.chosen }) === contentKey(mine);
  return isUnmoved ? { content: { ...mine, chosen: stored.chosen } } : null;
};

/** What an item is when the edits are sent again; null if the student must decide. */
const settledBy = (
  { itemId, content }: PendingEdit,
  before: readonly PlanItem[],
  item: PlanItem | null | undefined,
) => overMoved(content, before.find(({ item_id }) => item_id === itemId)?.content, item?.content);

/**
 * The conflicts that the student decides: what only made room was not chosen, so what is stored stays without asking,
 * and so does an edit of what only made room elsewhere.
 *
 * @param before the items that the student saw
 */
export const contestedIn = (
  edits: readonly PendingEdit[],
  standing: Standing,
  before: readonly PlanItem[],
): Standing =>
  standing.filter(({ item_id, item }) =>
    edits.some(
      (edit) =>
        edit.itemId === item_id && edit.madeRoomAs === undefined && settledBy(edit, before, item) === null,
    ),
  );

/** The edits to send over what is stored, without those that only made room for the others. */
export const editsAgain = (
  edits: readonly PendingEdit[],
  standing: Standing,
  before: readonly PlanItem[],
): PendingEdit[] => {
  const stored = new Map(standing.map(({ item_id, item }) => [item_id, item]));
  return edits.flatMap((edit): PendingEdit[] => {
    if (!stored.has(edit.itemId)) return [edit];
    if (edit.madeRoomAs !== undefined) return [];
    const item = stored.get(edit.itemId);
    if (!item) return edit.content === null ? [] : [{ ...edit, seen: null }];
    return [{ ...edit, ...settledBy(edit, before, item), itemId: item.item_id, seen: item.revision }];
  });
};
