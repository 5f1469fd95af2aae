import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Screen({ blocks, isUndoable }: { blocks: readonly string[]; isUndoable: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return (
    <div ref={root}>
      <button type="button" role="tab" aria-selected="true">
        A
      </button>
      {blocks.map((name) => (
        // Another element whenever it is restored.
        <button key={name} type="button" aria-label={name}>
          block
        </button>
      ))}
      {isUndoable ? (
        <button type="button" data-undo>
          Undo
        </button>
      ) : null}
    </div>
  );
}

const BOTH = ['ECON 10, Monday', 'MATH 20, Monday'];
const LEFT = ['ECON 10, Monday'];

const remove = async (): Promise<ReturnType<typeof render>['rerender']> => {
  const { rerender } = render(<Screen blocks={BOTH} isUndoable={false} />);
  screen.getByRole('button', { name: 'MATH 20, Monday' }).focus();
  rerender(<Screen blocks={LEFT} isUndoable />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  return rerender;
};

it('returns to a restored block', async () => {
  const rerender = await remove();
  rerender(<Screen blocks={BOTH} isUndoable={false} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'MATH 20, Monday' })).toHaveFocus());
});

it('returns to a block that is restored after the undo button is gone', async () => {
  const rerender = await remove();
  rerender(<Screen blocks={LEFT} isUndoable={false} />);
  await waitFor(() => expect(screen.getByRole('tab')).toHaveFocus());
  rerender(<Screen blocks={BOTH} isUndoable={false} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'MATH 20, Monday' })).toHaveFocus());
});

it('stays on the undo button while that offers the step before', async () => {
  const rerender = await remove();
  rerender(<Screen blocks={BOTH} isUndoable />);
  await screen.findByRole('button', { name: 'MATH 20, Monday' });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('stays where the student went meanwhile', async () => {
  const rerender = await remove();
  const other = screen.getByRole('button', { name: 'ECON 10, Monday' });
  other.focus();
  rerender(<Screen blocks={BOTH} isUndoable={false} />);
  await screen.findByRole('button', { name: 'MATH 20, Monday' });
  expect(other).toHaveFocus();
});
