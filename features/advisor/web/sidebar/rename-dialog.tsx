import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { focusOnTouch } from '#platform/ui/overlays/focus-on-touch.ts';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { type ChatSession, TITLE_MAX } from '../../contract.ts';
import { useRenameSession } from '../advisor.queries.ts';

export interface RenameDialogProps {
  /** The chat to rename; null closes the dialog. */
  session: ChatSession | null;
  onClose: () => void;
  onRenamed: (session: ChatSession) => void;
}

export function RenameDialog({ session, onClose, onRenamed }: RenameDialogProps) {
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(session);
  if (session && session !== shown) setShown(session);
  return (
    <RenameForm
      key={shown?.session_id}
      session={shown}
      isOpen={session !== null}
      {...{ onClose, onRenamed }}
    />
  );
}

function RenameForm({
  session,
  isOpen,
  onClose,
  onRenamed,
}: Omit<RenameDialogProps, 'session'> & { session: ChatSession | null; isOpen: boolean }) {
  const formId = useId();
  const rename = useRenameSession();
  const [title, setTitle] = useState(session?.title ?? '');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!session) return;
    if (title.trim() === '') return setError('Please enter a title');
    rename.mutate(
      { session_id: session.session_id, title: title.trim() },
      {
        onSuccess: (renamed) => {
          onRenamed(renamed);
          onClose();
        },
        onError: () => setError('That could not be saved. Please try again.'),
      },
    );
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Rename chat"
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} busy={rename.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          ref={focusOnTouch}
          label="Title"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          maxLength={TITLE_MAX}
          error={error}
          data-autofocus
          onFocus={(event) => event.target.select()}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
