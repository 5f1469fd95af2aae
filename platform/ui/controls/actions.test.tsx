import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { TrashIcon } from '../display/icons.tsx';
import { Menu, MenuItem } from '../overlays/menu.tsx';
import { Pager } from './pager.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Tabs } from './tabs.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';

describe('a busy button', () => {
  it('keeps its name and focus and cannot be pressed again', async () => {
    const press = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button busy onClick={press}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('blocks Enter in its form', async () => {
    const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Email" />
        <Button type="submit" busy>
          Sign in
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a tooltip', () => {
  it('opens on keyboard focus and closes on Escape; a repeated name is not announced', async () => {
    render(<IconButton label="Delete" icon={<TrashIcon />} />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('describes its element if it says more than the name', async () => {
    render(
      <Tooltip text="Not in the catalogue">
        <button type="button">ECON 999</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button', { name: 'ECON 999' })).toHaveAccessibleDescription(
      'Not in the catalogue',
    );
  });

  it('opens on hover and stays while hovered itself', async () => {
    render(<IconButton label="Delete" icon={<TrashIcon />} />);
    await userEvent.hover(screen.getByRole('button'));
    const tip = await screen.findByRole('tooltip');
    await userEvent.hover(tip);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(tip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

describe('a menu', () => {
  it('can be opened, navigated and used by keyboard', async () => {
    const copy = vi.fn<() => void>();
    const rename = vi.fn<() => void>();
    render(
      <Menu button={<button type="button">More</button>}>
        <MenuItem onSelect={copy}>Copy</MenuItem>
        <MenuItem onSelect={rename}>Rename</MenuItem>
      </Menu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(rename).toHaveBeenCalledTimes(1);
    expect(copy).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});

describe('a popover', () => {
  const page = (
    <>
      <Popover button={<button type="button">About</button>}>
        {(close) => (
          <button type="button" onClick={close}>
            Got it
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
  const open = async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'About' }));
    expect(screen.getByRole('button', { name: 'About', expanded: true })).toBeInTheDocument();
  };
  const inside = () => screen.queryByRole('button', { name: 'Got it' });

  it('closes on Escape and returns the focus', async () => {
    await open();
    inside()?.focus();
    await userEvent.keyboard('{Escape}');
    expect(inside()).toBeNull();
    expect(screen.getByRole('button', { name: 'About' })).toHaveFocus();
  });

  it('closes on a click outside and when the focus leaves', async () => {
    await open();
    await userEvent.click(document.body);
    expect(inside()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'About' }));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(inside()).toBeNull();
  });

  it('stays open when text in it is clicked', async () => {
    render(
      <main tabIndex={-1}>
        <Popover button={<button type="button">Term</button>}>
          <label>
            <input type="checkbox" /> 2025 Fall
          </label>
        </Popover>
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Term' }));
    await userEvent.click(screen.getByText('2025 Fall'));
    expect(screen.getByRole('checkbox', { name: '2025 Fall' })).toBeChecked();
  });

  it('can be closed from inside', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(inside()).toBeNull();
    expect(screen.getByRole('button', { name: 'About' })).toHaveFocus();
  });
});

describe('tabs', () => {
  it('are navigated by arrow keys and keep input in a hidden panel', async () => {
    const select = vi.fn<(index: number) => void>();
    const tabs = [
      { name: 'Paste', panel: <input aria-label="List" /> },
      { name: 'Upload', panel: 'Drop here' },
    ];
    const { rerender } = render(<Tabs label="Import" tabs={tabs} selected={0} onSelect={select} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'List' }), 'ECON 10A');
    screen.getByRole('tab', { name: 'Paste' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(select).toHaveBeenCalledWith(1);
    rerender(<Tabs label="Import" tabs={tabs} selected={1} onSelect={select} />);
    rerender(<Tabs label="Import" tabs={tabs} selected={0} onSelect={select} />);
    expect(screen.getByRole('textbox', { name: 'List' })).toHaveValue('ECON 10A');
  });
});

describe('the pager', () => {
  it('shows the position and is disabled at both ends', async () => {
    const go = vi.fn<(page: number) => void>();
    const { rerender } = render(<Pager page={1} pages={3} results={120} onPage={go} />);
    expect(screen.getByText('Page 1 of 3 (120 results)')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(go).toHaveBeenCalledWith(2);
    rerender(<Pager page={3} pages={3} results={120} onPage={go} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    rerender(<Pager page={1} pages={1} results={1} onPage={go} />);
    expect(screen.getByText('Page 1 of 1 (1 result)')).toBeInTheDocument();
  });
});
