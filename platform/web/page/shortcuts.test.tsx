import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { listShortcuts, startShortcuts, useListedKeys, useShortcut } from './shortcuts.ts';

let end: () => void;
beforeEach(() => {
  end = startShortcuts();
});
afterEach(() => end());

function Search({ name = 'Search' }: { name?: string }) {
  useShortcut('/', `Focus ${name}`, () => document.getElementById(name)?.focus());
  return <input id={name} aria-label={name} />;
}

const LISTED = [{ key: '/', does: 'Split the line' }];

function Listed(): null {
  useListedKeys(LISTED);
  return null;
}

describe('a keyboard shortcut', () => {
  it('focuses the search without typing into it', async () => {
    render(<Search />);
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is an ordinary letter while typing', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('textbox'), 'a/b');
    expect(screen.getByRole('textbox')).toHaveValue('a/b');
  });

  it('does not act as something takes the focus from what is being typed, but does after Escape', async () => {
    render(<Search />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'a');
    field.blur();
    await userEvent.keyboard('/');
    expect(field).not.toHaveFocus();
    field.focus();
    await userEvent.keyboard('{Escape}');
    field.blur();
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('a');
  });

  it('works from a checkbox, into which nobody types', async () => {
    render(
      <>
        <Search />
        <input type="checkbox" />
      </>,
    );
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('does not interfere with the browser’s combinations', async () => {
    render(<Search />);
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });

  it('is disabled behind a dialog', async () => {
    render(
      <>
        <Search />
        <Dialog open onClose={() => undefined} title="Course">
          text
        </Dialog>
      </>,
    );
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Search')).not.toHaveFocus();
  });

  it('belongs to the last component that registered it, until that unmounts', async () => {
    const { rerender } = render(
      <>
        <Search key="one" name="Catalogue" />
        <Search key="two" name="Chats" />
      </>,
    );
    expect(listShortcuts().map(({ does }) => does)).toEqual(['Focus Catalogue', 'Focus Chats']);
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Chats')).toHaveFocus();
    rerender(<Search key="one" name="Catalogue" />);
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Catalogue')).toHaveFocus();
    expect(listShortcuts()).toHaveLength(1);
  });

  it('is listed and nothing else, if the focused element handles it', async () => {
    render(
      <>
        <Search />
        <Listed />
      </>,
    );
    expect(listShortcuts().map(({ key }) => key)).toEqual(['/', '/']);
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
