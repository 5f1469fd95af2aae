import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChat, message } from '#app/testing/chat/fake-chat.ts';
import { openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';

let chat: FakeChat;
beforeEach(() => {
  chat = new FakeChat();
  withoutLayout();
  chat.addSession('Rocks', message('user', 'Which rocks?'), message('assistant', 'Gneiss.'));
  chat.addSession('Rivers', message('user', 'Which waters?'), message('assistant', 'The Alder and rocks.'));
});

const sidebar = () => within(screen.getByRole('navigation', { name: 'Chats' }));
const openMenu = async (name: string) => {
  const opened = openChat(chat);
  await screen.findByRole('link', { name: 'Rivers' });
  await opened.user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  await opened.user.click(screen.getByRole('button', { name: `More about ${name}` }));
  return opened;
};

describe('a past chat', () => {
  it('is pinned above the others, and unpinned again', async () => {
    const { user } = await openMenu('Rocks');
    await user.click(screen.getByRole('menuitem', { name: 'Pin' }));
    const pinned = await sidebar().findByRole('list', { name: 'Pinned' });
    expect(within(pinned).getByRole('link', { name: /^Rocks/ })).toBeVisible();
    expect(within(pinned).queryByRole('link', { name: /^Rivers/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More about Rocks' }));
    await user.click(screen.getByRole('menuitem', { name: 'Unpin' }));
    await waitFor(() => expect(sidebar().queryByRole('list', { name: 'Pinned' })).toBeNull());
  });

  it('says why it is not pinned', async () => {
    chat.refusals[`POST /api/chat/sessions/${chat.sessions[1]!.id}/pin`] = Response.json(
      { error: '20 chats are pinned already.', code: 'quota_reached' },
      { status: 409 },
    );
    const { user } = await openMenu('Rocks');
    await user.click(screen.getByRole('menuitem', { name: 'Pin' }));
    expect(await screen.findByText('20 chats are pinned already.')).toBeVisible();
  });

  it('is exported as a file', async () => {
    const files: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:chat';
    });
    const { user } = await openMenu('Rocks');
    await user.click(screen.getByRole('menuitem', { name: 'Export as Markdown' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toBe('# Rocks');
    create.mockRestore();
  });

  it('is renamed with its title selected', async () => {
    const { user } = await openMenu('Rocks');
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    expect([title.selectionStart, title.selectionEnd]).toEqual([0, 'Rocks'.length]);
  });
});

describe('the search', () => {
  const search = async (words: string) => {
    const opened = openChat(chat);
    await screen.findByRole('link', { name: 'Rivers' });
    await opened.user.click(sidebar().getByRole('button', { name: 'Search past chats' }));
    await opened.user.type(await screen.findByRole('searchbox'), words);
    await screen.findByText(/results? found/);
    return opened;
  };

  it('finds titles, and marks what was looked for', async () => {
    const { user, address } = await search('Rivers');
    expect(screen.getByText('1 result found')).toBeInTheDocument();
    expect(screen.getByText('Rivers', { selector: 'mark' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/?session=${chat.sessions[0]?.id}`));
  });

  it('is walked through with the arrow keys', async () => {
    const { user, address } = await search('rocks');
    const [first, second] = within(screen.getByRole('dialog')).getAllByRole('link');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toContain('words=rocks'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-message'));
  });
});
