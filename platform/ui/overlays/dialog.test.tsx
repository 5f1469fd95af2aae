import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

function Page({
  kind: Kind,
  isOpenAtFirst = false,
}: {
  kind: typeof Dialog | typeof Sheet;
  isOpenAtFirst?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Kind
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Course Comparison"
        footer={<Button onClick={() => setIsOpen(false)}>Done</Button>}
      >
        Two courses
      </Kind>
    </>
  );
}

const expectInert = (element: HTMLElement) => {
  const tree = element.closest<HTMLElement>('body > *');
  expect(tree?.inert).toBe(true);
  expect(tree).toHaveAttribute('aria-hidden', 'true');
};

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s', (_, kind) => {
  const open = async () => {
    render(<Page kind={kind} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.findByRole('dialog', { name: 'Course Comparison' });
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is named by its title and makes the page inert', async () => {
    expect(await open()).toHaveAttribute('aria-modal', 'true');
    expectInert(screen.getByRole('button', { name: 'Open', hidden: true }));
  });

  it('makes the page inert if it is mounted open', async () => {
    render(<Page kind={kind} isOpenAtFirst />);
    await screen.findByRole('dialog', { name: 'Course Comparison' });
    expectInert(screen.getByRole('button', { name: 'Open', hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
  });

  it('closes by its close button and returns the focus', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('closes by the button in its footer', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expectClosed();
  });

  it('closes on Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  it('closes on a click outside, and not on one inside', async () => {
    await open();
    await userEvent.click(screen.getByText('Two courses'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(document.body);
    await expectClosed();
  });
});
