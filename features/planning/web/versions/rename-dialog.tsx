import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';

export interface RenameDialogProps {
  name: string;
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [isChecked, setIsChecked] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    const next = typed.trim();
    if (next === '') return;
    if (next !== name) onRename(next);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title="Rename this version"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <TextField
          label="Name"
          maxLength={120}
          value={typed}
          error={isChecked && typed.trim() === '' ? 'A version needs a name.' : null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
