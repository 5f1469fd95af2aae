import type { PendingEdit } from '../domain/pending-edits.ts';
import { contentWords } from '../domain/plan-words.ts';
import { ClashDialog } from './clash-dialog.tsx';
import type { RefusedEdit } from './plan.queries.ts';

export interface RefusedDialogProps {
  refused: RefusedEdit;
  /** The edits to send again, or null where what stands is kept. */
  onSettle: (again: readonly PendingEdit[] | null) => void;
}

/** Edits of items that changed elsewhere: kept, or sent again over what stands. */
export function RefusedDialog({ refused: { request, clash }, onSettle }: RefusedDialogProps) {
  const standing = new Map(clash.items.map(({ item_id, item }) => [item_id, item]));
  const again = request.edits.flatMap((edit): PendingEdit[] => {
    if (!standing.has(edit.itemId)) return [edit];
    const item = standing.get(edit.itemId);
    if (!item) return edit.content === null ? [] : [{ ...edit, seen: null }];
    return [{ ...edit, itemId: item.item_id, seen: item.revision }];
  });
  return (
    <ClashDialog
      clashes={clash.items.map(({ item_id, item }) => ({
        id: item_id,
        mine: contentWords(request.edits.find(({ itemId }) => itemId === item_id)?.content ?? null),
        other: contentWords(item?.content ?? null),
      }))}
      onKeepMine={() => onSettle(again)}
      onKeepOther={() => onSettle(null)}
    />
  );
}
