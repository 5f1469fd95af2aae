import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./dialog-panel.tsx', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="First of all">
        Hello
      </Dialog>
    </>
  );
}

it('a dialog whose code comes after the click that opens it returns the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  code.resolve();
  await screen.findByRole('dialog', { name: 'First of all' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
