import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';

export interface UnsavedChangesDialogProps {
  open: boolean;
  isSaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
}

/** Confirmation before leaving the screen with unsaved changes. */
export function UnsavedChangesDialog({ open, isSaving, onStay, onLeave, onSave }: UnsavedChangesDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      width="narrow"
      footer={
        <>
          <Button look="quiet" onClick={onStay}>
            Stay
          </Button>
          <Button look="danger" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button look="primary" busy={isSaving} onClick={onSave}>
            Save and leave
          </Button>
        </>
      }
    >
      <p>You changed your profile and have not saved it.</p>
    </Dialog>
  );
}
