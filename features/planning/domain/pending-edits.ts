import type { PlanContent, PlanItem } from '../contract.ts';

/** One change of one item that is on its way. */
export interface PendingEdit {
  itemId: string;
  /** The revision that the student saw; null: the item is new. */
  seen: number | null;
  /** What the item is to be; null: removed. */
  content: PlanContent | null;
}

/** The revision of an item that the server has not answered yet. */
export const ON_ITS_WAY = 0;

/** Items as they will be. */
export const applyEdits = (items: readonly PlanItem[], edits: readonly PendingEdit[]): PlanItem[] => {
  const byId = new Map(edits.map((edit) => [edit.itemId, edit]));
  const changed = items.flatMap((item): PlanItem[] => {
    const edit = byId.get(item.item_id);
    if (!edit) return [item];
    return edit.content === null ? [] : [{ ...item, content: edit.content }];
  });
  const known = new Set(items.map(({ item_id }) => item_id));
  const added = edits.flatMap(({ itemId, content }): PlanItem[] =>
    content === null || known.has(itemId)
      ? []
      : [
          {
            item_id: itemId,
            revision: ON_ITS_WAY,
            offered: content.kind === 'course' ? 'this_term' : null,
            tag: content.kind === 'course' ? content.code : null,
            content,
          },
        ],
  );
  return [...changed, ...added];
};
