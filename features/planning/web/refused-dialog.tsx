import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import type { PendingEdit } from '../domain/pending-edits.ts';
import { contentWords } from '../domain/plan-words.ts';
import type { RefusedEdit } from './plan.queries.ts';

export interface RefusedDialogProps {
  refused: RefusedEdit;
  /** The edits to send again, or null where what stands is kept. */
  onSettle: (again: readonly PendingEdit[] | null) => void;
}

/** Two edits of one thing: both are shown, and the student says which stands. */
export function RefusedDialog({ refused: { request, clash }, onSettle }: RefusedDialogProps) {
  const standing = new Map(clash.items.map(({ item_id, item }) => [item_id, item]));
  const again = request.edits.flatMap((edit): PendingEdit[] => {
    if (!standing.has(edit.itemId)) return [edit];
    const item = standing.get(edit.itemId);
    if (!item) return edit.content === null ? [] : [{ ...edit, seen: null }];
    return [{ ...edit, itemId: item.item_id, seen: item.revision }];
  });
  return (
    <Dialog
      open
      onClose={() => onSettle(null)}
      title="This was changed elsewhere"
      width="medium"
      footer={
        <>
          <Button onClick={() => onSettle(null)}>Keep the other change</Button>
          <Button look="primary" onClick={() => onSettle(again)}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>Another tab or device changed the same thing. Nothing was lost yet: choose which one stays.</p>
      <ul className="mt-3 grid gap-3 text-14">
        {clash.items.map(({ item_id, item }) => (
          <li key={item_id} className="rounded-lg border border-line p-3">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              <dt className="text-ink-quiet">Mine</dt>
              <dd>{contentWords(request.edits.find(({ itemId }) => itemId === item_id)?.content ?? null)}</dd>
              <dt className="text-ink-quiet">The other</dt>
              <dd>{contentWords(item?.content ?? null)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
