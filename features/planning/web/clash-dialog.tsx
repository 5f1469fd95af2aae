import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';

export interface ClashDialogProps {
  /** The content that the student saw of each item, the one they wanted, and its current one. */
  clashes: readonly { id: string; before?: string | null; mine: string; other: string }[];
  onKeepMine: () => void;
  onKeepOther: () => void;
  title?: string;
  /** What happened. */
  about?: string;
  /** Labels of the two choices. */
  mine?: string;
  other?: string;
}

/** Two conflicting edits of an item: shows both and lets the student choose. */
export function ClashDialog({
  clashes,
  onKeepMine,
  onKeepOther,
  title = 'This was changed elsewhere',
  about = 'Another tab or device changed the same thing. Nothing was lost yet: choose which one stays.',
  mine: keepMine = 'Keep mine',
  other: keepOther = 'Keep the other change',
}: ClashDialogProps) {
  return (
    <Dialog
      open
      onClose={onKeepOther}
      title={title}
      width="medium"
      footer={
        <>
          <Button onClick={onKeepOther}>{keepOther}</Button>
          <Button look="primary" onClick={onKeepMine}>
            {keepMine}
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <ul className="mt-3 grid gap-3 text-14">
        {clashes.map(({ id, before, mine, other }) => (
          <li key={id} className="rounded-lg border border-line p-3">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              {before ? (
                <>
                  <dt className="text-ink-quiet">Before</dt>
                  <dd>{before}</dd>
                </>
              ) : null}
              <dt className="text-ink-quiet">Mine</dt>
              <dd>{mine}</dd>
              <dt className="text-ink-quiet">The other</dt>
              <dd>{other}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
