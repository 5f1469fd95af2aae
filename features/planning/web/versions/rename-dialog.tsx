import { useState } from 'react';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { focusOnTouch } from '#platform/ui/overlays/focus-on-touch.ts';
import { FormDialog } from '../form-dialog.tsx';

export interface RenameDialogProps {
  name: string;
  /** Names already used. */
  others: readonly string[];
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ name, others, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isChecked, setIsChecked] = useState(false);
  const next = typed.trim();
  const problem =
    next === ''
      ? 'A version needs a name.'
      : others.includes(next)
        ? 'Another version of this term has that name.'
        : null;
  const save = (): void => {
    setIsChecked(true);
    if (problem !== null) return;
    if (next !== name) onRename(next);
    onClose();
  };
  return (
    <FormDialog title="Rename this version" submit="Rename" width="narrow" onSubmit={save} onClose={onClose}>
      <TextField
        ref={focusOnTouch}
        label="Name"
        data-autofocus
        onFocus={({ target }) => target.select()}
        maxLength={120}
        value={typed}
        error={isChecked ? problem : null}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
