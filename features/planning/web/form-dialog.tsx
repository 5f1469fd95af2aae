import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import type { DialogProps } from '#platform/ui/overlays/dialog-panel.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'width' | 'onClose'> {
  title: string;
  /** Label of the submit button. */
  submit: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a dialog with cancel and submit buttons at the bottom. */
export function FormDialog({ title, submit, width, onSubmit, onClose, children }: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(width ? { width } : {})}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
