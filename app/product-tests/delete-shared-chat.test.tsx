import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Share } from '#features/sharing/contract.ts';
import { failedAnswer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { SCREENS } from '../screens.tsx';
import { FakeChat, type FakeSession, message } from '../testing/chat/fake-chat.ts';
import { withoutLayout } from '../testing/chat/without-layout.tsx';
import { openScreens } from '../testing/open-screens.tsx';

let chat: FakeChat;
let rocks: FakeSession;
let links: Share[];

const linkTo = (sessionId: string | null, shareId: string, more: Partial<Share> = {}): Share => ({
  shareId,
  url: `https://lectern.example/shared/${shareId}`,
  fields: [],
  session_id: sessionId,
  plan_version_id: null,
  left_out: [],
  message_count: sessionId === null ? 0 : 2,
  created_at: '2025-10-01T12:00:00.000Z',
  updated_at: '2025-10-01T12:00:00.000Z',
  expires_at: null,
  is_expired: false,
  opened: 0,
  ...more,
});

beforeEach(() => {
  withoutLayout();
  chat = new FakeChat();
  const other = chat.addSession('Rivers', message('user', 'Rivers?'), message('assistant', 'Rivers.'));
  rocks = chat.addSession('Rocks', message('user', 'Rocks?'), message('assistant', 'Rocks.'));
  links = [
    linkTo(rocks.id, 'first'),
    linkTo(rocks.id, 'second'),
    linkTo(rocks.id, 'expired', { is_expired: true, expires_at: '2025-10-02T12:00:00.000Z' }),
    linkTo(other.id, 'rivers'),
    linkTo(null, 'profile-only'),
  ];
  chat.refusals['GET /api/shares'] = () => jsonAnswer(200, { shares: links });
  chat.refusals['DELETE /api/shares/{shareId}'] = ({ input }) => {
    links = links.filter(({ shareId }) => shareId !== input.shareId);
    return jsonAnswer(200, { success: true });
  };
});

/** Opens the product's chat screen and asks to delete a chat. */
const askToDelete = async (title: string) => {
  chat.start();
  const Chat = await SCREENS.find(({ path }) => path === '/')?.load();
  if (!Chat) throw new Error('the product has no chat screen');
  const { user } = openScreens({ '/': <Chat /> }, '/');
  await screen.findByRole('link', { name: title });
  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  await user.click(screen.getByRole('button', { name: `More about ${title}` }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Delete chat?' })) };
};

describe('deleting a chat with shared links', () => {
  it('lists them, and revokes those the student selects', async () => {
    const { user, dialog } = await askToDelete('Rocks');
    expect(await dialog.findByText(/^2 links show this chat, and go on doing so/)).toBeVisible();
    const shown = dialog.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
    expect(shown).toEqual(['https://lectern.example/shared/first', 'https://lectern.example/shared/second']);
    await user.click(dialog.getByRole('button', { name: 'Revoke https://lectern.example/shared/first' }));
    expect(await dialog.findByText(/^One link shows this chat/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke https://lectern.example/shared/second' }));
    expect(await dialog.findByText('No link shows this chat any more.')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Links to this chat' })).toHaveFocus();
    expect(links.map(({ shareId }) => shareId)).toEqual(['expired', 'rivers', 'profile-only']);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(chat.sessions.map(({ title }) => title)).toEqual(['Rivers']));
  });

  it('keeps them if the student selects none', async () => {
    const { user, dialog } = await askToDelete('Rocks');
    await dialog.findByText(/^2 links show this chat/);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(chat.sessions.map(({ title }) => title)).toEqual(['Rivers']));
    expect(links).toHaveLength(5);
  });

  it('does not mention links if there are none', async () => {
    links = links.slice(3);
    const { dialog } = await askToDelete('Rocks');
    await waitFor(() => expect(chat.callsOf('GET /api/shares')).toHaveLength(1));
    await waitFor(() => expect(dialog.queryByRole('status', { name: 'Loading your links' })).toBeNull());
    expect(dialog.queryByText(/link/i)).toBeNull();
  });

  it('says if the links could not be loaded or revoked, and keeps them', async () => {
    const working = chat.refusals['GET /api/shares'];
    chat.refusals['GET /api/shares'] = failedAnswer;
    const { user, dialog } = await askToDelete('Rocks');
    expect(await dialog.findByText('Your links to this chat could not be loaded.')).toBeVisible();
    if (working) chat.refusals['GET /api/shares'] = working;
    await user.click(dialog.getByRole('button', { name: /again|retry/i }));
    chat.refusals['DELETE /api/shares/{shareId}'] = failedAnswer;
    await user.click(
      await dialog.findByRole('button', { name: 'Revoke https://lectern.example/shared/first' }),
    );
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    expect(dialog.getByText(/^2 links show this chat/)).toBeVisible();
    expect(links).toHaveLength(5);
  });
});
