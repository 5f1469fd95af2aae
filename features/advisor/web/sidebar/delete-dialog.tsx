import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import type { ChatSession } from '../../contract.ts';
import { useDeleteSession } from '../advisor.queries.ts';
import { listName } from './session-names.ts';

export interface DeleteDialogProps {
  /** The chat to delete; null closes the dialog. */
  session: ChatSession | null;
  /** Links that show it; they survive its deletion. */
  linksFor?: (sessionId: string) => ReactNode;
  onClose: () => void;
  onDeleted: (session: ChatSession) => void;
}

export function DeleteDialog({ session, linksFor, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteSession();
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(session);
  if (session && session !== shown) setShown(session);
  const asked = useRef(session);
  useLayoutEffect(() => {
    asked.current = session;
  });
  const confirm = async (): Promise<void> => {
    if (!session) return;
    try {
      await remove.mutateAsync(session.session_id);
      onDeleted(session);
    } catch {
      showError('The chat could not be deleted. Please try again.');
    }
    // By then it may ask about another chat.
    if (asked.current === session) onClose();
  };
  return (
    <Dialog
      open={session !== null}
      onClose={onClose}
      title="Delete chat?"
      width="narrow"
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={remove.isPending && remove.variables === session?.session_id}
            onClick={() => void confirm()}
          >
            Delete
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{shown ? `“${listName(shown)}”` : 'This chat'} and its messages will be deleted for good.</p>
        {shown && linksFor?.(shown.session_id)}
      </div>
    </Dialog>
  );
}
