import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UndoStep } from '../domain/undo-steps.ts';
import { UndoBar } from './undo-bar.tsx';
import type { PlanEditor } from './use-plan-editor.ts';

const step: UndoStep = { edits: [], sentence: 'ECON 10 was removed.', changes: [] };
const editor = (more: Partial<PlanEditor>): PlanEditor =>
  ({
    undoable: null,
    stepCount: 0,
    isUndoing: false,
    isUndoRefused: false,
    undo: () => undefined,
    ...more,
  }) as PlanEditor;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the latest undo step', () => {
  it('is offered for ten seconds', () => {
    const { rerender } = render(<UndoBar editor={editor({})} />);
    rerender(<UndoBar editor={editor({ undoable: step, stepCount: 1 })} />);
    expect(screen.getByText('ECON 10 was removed.')).toBeVisible();
    // The editor has announced it.
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    expect(screen.queryByText('ECON 10 was removed.')).toBeNull();
  });

  it('is not offered again for a version that is shown again, nor beside a refusal', () => {
    const { unmount } = render(<UndoBar editor={editor({ undoable: step, stepCount: 1 })} />);
    expect(screen.queryByText('ECON 10 was removed.')).toBeNull();
    unmount();
    const { rerender } = render(<UndoBar editor={editor({})} />);
    rerender(<UndoBar editor={editor({ undoable: step, stepCount: 1, isUndoRefused: true })} />);
    expect(screen.queryByText(/ECON 10/)).toBeNull();
  });
});
