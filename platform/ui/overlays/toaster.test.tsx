import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from 'react-hot-toast/headless';
import { showError, showNotice, showSuccess } from './toast.ts';
import { Toaster } from './toaster.tsx';
import { showUndo } from './undo-toast.tsx';

const FADE_MS = 200;
const wait = (ms: number): void => act(() => vi.advanceTimersByTime(ms));

let mounted: ReturnType<typeof render>;
beforeEach(() => {
  vi.useFakeTimers();
  mounted = render(<Toaster />);
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.useRealTimers();
});

describe('a toast', () => {
  it.each([
    ['success', showSuccess, 2000],
    ['error', showError, 4000],
    ['notice', showNotice, 4000],
  ])('for %s disappears after its time', (_, show, ms) => {
    act(() => void show('Saved'));
    wait(ms - 1);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    wait(1);
    wait(FADE_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('raised before the toaster was loaded is shown for its time from then on', () => {
    mounted.unmount();
    showSuccess('Password changed');
    wait(5_000);
    render(<Toaster />);
    expect(screen.getByText('Password changed')).toBeVisible();
    wait(1_999);
    expect(screen.getByText('Password changed')).toBeVisible();
    wait(1);
    wait(FADE_MS);
    expect(screen.queryByText('Password changed')).toBeNull();
  });

  it('is announced immediately if an error, politely otherwise', () => {
    act(() => void showError('Failed to save profile'));
    act(() => void showSuccess('Profile saved successfully'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save profile');
    expect(screen.getByRole('status')).toHaveTextContent('Profile saved successfully');
  });

  it('stays while hovered', () => {
    act(() => void showSuccess('Saved'));
    const stack = screen.getByText('Saved').parentElement?.parentElement;
    if (!stack) throw new Error('the toast stands nowhere');
    fireEvent.mouseEnter(stack);
    wait(10_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(stack);
    wait(2000);
    wait(FADE_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while one of its buttons has the focus, so that Enter presses the focused button', () => {
    act(() => showUndo('Removed.', () => {}));
    const undo = screen.getByRole('button', { name: 'Undo' });
    wait(19_000);
    act(() => undo.focus());
    wait(60_000);
    expect(undo).toHaveFocus();
    // On to the other button of the same toast.
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    wait(60_000);
    expect(undo).toBeInTheDocument();
    act(() => (document.activeElement as HTMLElement).blur());
    wait(1000);
    wait(FADE_MS);
    expect(screen.queryByText('Removed.')).toBeNull();
  });

  it('returns the focus when the toast that has it is gone', () => {
    const before = document.createElement('button');
    document.body.append(before);
    act(() => showUndo('Removed.', () => {}));
    act(() => before.focus());
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.click(undo);
    wait(FADE_MS);
    expect(undo).not.toBeInTheDocument();
    expect(before).toHaveFocus();
    before.remove();
  });

  it('is not kept open by the focus of one that was dismissed', () => {
    act(() => showUndo('Removed.', () => {}));
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.click(undo);
    wait(FADE_MS);
    act(() => void showSuccess('Back again'));
    wait(2000);
    wait(FADE_MS);
    expect(screen.queryByText('Back again')).toBeNull();
  });

  it('disappears even if the list was removed while hovered', () => {
    act(() => void showSuccess('First'));
    const stack = screen.getByText('First').parentElement?.parentElement;
    if (!stack) throw new Error('the toast stands nowhere');
    fireEvent.mouseEnter(stack);
    mounted.unmount();
    render(<Toaster />);
    act(() => void showSuccess('Second'));
    wait(2000);
    wait(FADE_MS);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('can be dismissed', () => {
    act(() => void showError('Failed'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    wait(FADE_MS);
    expect(screen.queryByText('Failed')).toBeNull();
  });
});

describe('the list of toasts', () => {
  it('shows at most 20, newest first', () => {
    act(() => {
      for (let count = 1; count <= 25; count++) showNotice(`Toast ${count}`);
    });
    const shown = screen.getAllByRole('status').map((toastElement) => toastElement.textContent);
    expect(shown).toHaveLength(20);
    expect(shown[0]).toBe('Toast 25');
  });
});
