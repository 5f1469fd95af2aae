import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { PencilIcon, TrashIcon } from '#platform/ui/display/icons.tsx';
import { Menu, MenuItem } from '#platform/ui/overlays/menu.tsx';
import { Popover } from '#platform/ui/overlays/popover.tsx';
import { Sheet } from '#platform/ui/overlays/sheet.tsx';
import { showError, showNotice, showSuccess } from '#platform/ui/overlays/toast.ts';
import { Section } from './section.tsx';

const TEXT = 'A quiet paragraph that stands in for what a dialog holds. '.repeat(12);

/** Dialogs, menus, popovers and toasts. */
export function Floats() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Section title="Floats">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Menu button={<button type="button">Menu</button>}>
        <MenuItem icon={<PencilIcon size={16} />} onSelect={() => undefined}>
          Rename
        </MenuItem>
        <MenuItem dangerous icon={<TrashIcon size={16} />} onSelect={() => undefined}>
          Delete
        </MenuItem>
      </Menu>
      <Popover button={<button type="button">About</button>}>
        Confirm all results with an academic advisor and official channels.
      </Popover>
      <Button onClick={() => showSuccess('Profile saved successfully')}>Success</Button>
      <Button onClick={() => showError('Failed to save profile')}>Error</Button>
      <Button onClick={() => showNotice('Link copied to clipboard!')}>Notice</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Course Comparison"
        pace="unhurried"
        footer={<Button onClick={close}>Close</Button>}
      >
        <p>{TEXT}</p>
        <p className="mt-3">{TEXT}</p>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        footer={<Button look="primary">Show 12</Button>}
      >
        <p>{TEXT}</p>
      </Sheet>
    </Section>
  );
}
