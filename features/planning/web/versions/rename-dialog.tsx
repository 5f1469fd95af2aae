import { useState } from 'react';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';

export interface RenameDialogProps {
  name: string;
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isChecked, setIsChecked] = useState(false);
  const save = (): void => {
    setIsChecked(true);
    const next = typed.trim();
    if (next === '') return;
    if (next !== name) onRename(next);
    onClose();
  };
  return (
    <FormDialog title="Rename this version" submit="Rename" width="narrow" onSubmit={save} onClose={onClose}>
      <TextField
        label="Name"
        data-autofocus
        maxLength={120}
        value={typed}
        error={isChecked && typed.trim() === '' ? 'A version needs a name.' : null}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
