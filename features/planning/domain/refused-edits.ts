import type { PlanClash } from '../contract.ts';
import type { PendingEdit } from './pending-edits.ts';

type Standing = PlanClash['items'];

/** The conflicts that the student decides: what only made room was not chosen, so what is stored stays without asking. */
export const contestedIn = (edits: readonly PendingEdit[], standing: Standing): Standing =>
  standing.filter(({ item_id }) =>
    edits.some(({ itemId, madeRoomAs }) => itemId === item_id && madeRoomAs === undefined),
  );

/** The edits to send over what is stored, without those that only made room for the others. */
export const editsAgain = (edits: readonly PendingEdit[], standing: Standing): PendingEdit[] => {
  const stored = new Map(standing.map(({ item_id, item }) => [item_id, item]));
  return edits.flatMap((edit): PendingEdit[] => {
    if (!stored.has(edit.itemId)) return [edit];
    if (edit.madeRoomAs !== undefined) return [];
    const item = stored.get(edit.itemId);
    if (!item) return edit.content === null ? [] : [{ ...edit, seen: null }];
    return [{ ...edit, itemId: item.item_id, seen: item.revision }];
  });
};
