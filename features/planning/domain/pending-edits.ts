import type { PlanContent, PlanItem } from '../contract.ts';

/** A change of one item that is not confirmed by the server yet. */
export interface PendingEdit {
  itemId: string;
  /** The revision that the student saw; null: the item is new. */
  seen: number | null;
  /** The item's new content; null: removed. */
  content: PlanContent | null;
  /** The item before which a new one is inserted; absent: appended. */
  before?: string;
  /** Names a course that was moved only to make room for the other edits, and where it has no free seat. */
  madeRoomAs?: string;
}

/** Inserts an item before its anchor, or appends it. */
export const placeBefore = <I extends { item_id: string }>(
  items: readonly I[],
  item: I,
  before: string | undefined,
): I[] => {
  const at = items.findIndex(({ item_id }) => item_id === before);
  return at < 0 ? [...items, item] : items.toSpliced(at, 0, item);
};

/** The revision of an item that the server has not confirmed yet. */
export const ON_ITS_WAY = 0;

/** The items after applying the edits. */
export const applyEdits = (items: readonly PlanItem[], edits: readonly PendingEdit[]): PlanItem[] => {
  const byId = new Map(edits.map((edit) => [edit.itemId, edit]));
  const changed = items.flatMap((item): PlanItem[] => {
    const edit = byId.get(item.item_id);
    if (!edit) return [item];
    return edit.content === null ? [] : [{ ...item, content: edit.content }];
  });
  const known = new Set(items.map(({ item_id }) => item_id));
  return edits.reduce((all, { itemId, content, before }): PlanItem[] => {
    if (content === null || known.has(itemId)) return all;
    const added: PlanItem = {
      item_id: itemId,
      revision: ON_ITS_WAY,
      offered: content.kind === 'course' ? 'this_term' : null,
      tag: content.kind === 'course' ? content.code : null,
      content,
    };
    return placeBefore(all, added, before);
  }, changed);
};
