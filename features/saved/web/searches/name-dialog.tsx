import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { focusOnTouch } from '#platform/ui/overlays/focus-on-touch.ts';
import { SEARCH_NAME_MAX } from '../../contract.ts';

export interface NameDialogProps {
  title: string;
  hint?: string;
  /** The suggested name. */
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a search. */
export function NameDialog({ title, hint, name: given, onName, onClose }: NameDialogProps) {
  const formId = useId();
  const [name, setName] = useState(given);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return setError('Please enter a name');
    onName(name.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          ref={focusOnTouch}
          label="Name"
          {...(hint === undefined ? {} : { hint })}
          value={name}
          maxLength={SEARCH_NAME_MAX}
          error={error}
          data-autofocus
          // Typing replaces the suggested name.
          onFocus={(event) => event.target.select()}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
