import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeChat, type FakeSession, message } from '#app/testing/chat/fake-chat.ts';
import { openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import { failedAnswer } from '#platform/web/api/testing/fake-server.ts';

let chat: FakeChat;
let seminars: FakeSession;
beforeEach(() => {
  chat = new FakeChat();
  withoutLayout();
  chat.addSession('Oldest', message('user', 'Oldest question'), message('assistant', 'Oldest reply'));
  chat.addSession('', message('user', 'One'));
  chat.addSession('Rocks', message('user', 'Rocks?'), message('assistant', 'Rocks.'));
  seminars = chat.addSession(
    'Seminars',
    message('user', 'Which seminars?'),
    message('assistant', 'These **three**.'),
  );
});

const sidebar = () => within(screen.getByRole('navigation', { name: 'Chats' }));
const expand = async (address = '/') => {
  const opened = openChat(chat, address);
  await screen.findByRole('link', { name: 'Seminars' });
  await opened.user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  return opened;
};

describe('the sidebar', () => {
  it('starts collapsed, with icons for a new chat and three past ones', async () => {
    openChat(chat);
    await screen.findByRole('link', { name: 'Seminars' });
    expect(sidebar().getByRole('button', { name: 'New Chat' })).toBeVisible();
    expect(
      sidebar()
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Seminars', 'Rocks', 'Untitled Chat']);
    expect(screen.getByRole('navigation', { name: 'Chats' })).toHaveClass('w-16');
  });

  it('when expanded lists past chats by day, with message counts', async () => {
    await expand();
    expect(screen.getByRole('navigation', { name: 'Chats' })).toHaveClass('w-60');
    expect(sidebar().getByRole('heading', { name: 'Recent' })).toBeVisible();
    const today = within(sidebar().getByRole('list', { name: 'Today' }));
    expect(today.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Seminars2 messages',
      'Rocks2 messages',
      `Chat ${chat.sessions[2]?.id}1 message`,
      'Oldest2 messages',
    ]);
  });

  it('opens a past chat and marks it as current', async () => {
    const { user, address } = await expand();
    await user.click(sidebar().getByRole('link', { name: /^Seminars/ }));
    expect(await screen.findByText('three', { selector: 'strong' })).toBeVisible();
    expect(address()).toBe(`/?session=${seminars.id}`);
    expect(sidebar().getByRole('link', { name: /^Seminars/ })).toHaveAttribute('aria-current', 'page');
  });

  it('renames a chat', async () => {
    const { user } = await expand();
    await user.click(sidebar().getByRole('button', { name: 'More about Seminars' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Autumn{Enter}');
    expect(await sidebar().findByRole('link', { name: /^Autumn/ })).toBeVisible();
    expect(seminars.title).toBe('Autumn');
  });

  it('deletes the open chat after confirmation, and shows an empty conversation', async () => {
    const { user, address } = await expand(`/?session=${seminars.id}`);
    await screen.findByText('three', { selector: 'strong' });
    await user.click(sidebar().getByRole('button', { name: 'More about Seminars' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'Meet Quill' });
    expect(address()).toBe('/');
    await waitFor(() => expect(sidebar().queryByRole('link', { name: /^Seminars/ })).toBeNull());
  });
});

describe('a new chat', () => {
  it('clears the chat on the server if there are messages, reloads the list and focuses the composer', async () => {
    const { user, address } = await expand(`/?session=${seminars.id}`);
    await screen.findByText('three', { selector: 'strong' });
    const listed = chat.callsOf('GET /api/chat/sessions').length;
    await user.click(sidebar().getByRole('button', { name: 'New Chat' }));
    await screen.findByRole('heading', { name: 'Meet Quill' });
    expect(address()).toBe('/');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message Quill' })).toHaveFocus());
    await waitFor(() => expect(chat.callsOf('GET /api/chat/sessions').length).toBeGreaterThan(listed));
    expect(chat.callsOf('POST /api/chat/clear')).toHaveLength(1);
  });

  it('in an empty conversation makes no request', async () => {
    const { user } = await expand();
    await user.click(sidebar().getByRole('button', { name: 'New Chat' }));
    expect(chat.callsOf('POST /api/chat/clear')).toEqual([]);
  });

  it('works even if the server refuses', async () => {
    chat.refusals['POST /api/chat/clear'] = failedAnswer();
    const { user } = await expand(`/?session=${seminars.id}`);
    await screen.findByText('three', { selector: 'strong' });
    await user.click(sidebar().getByRole('button', { name: 'New Chat' }));
    await screen.findByRole('heading', { name: 'Meet Quill' });
  });
});

describe('the URL', () => {
  it('with a session opens it; back and forward switch between chats', async () => {
    const { goTo, user } = openChat(chat, `/?session=${seminars.id}`);
    await screen.findByText('three', { selector: 'strong' });
    await goTo(`/?session=${chat.sessions[1]?.id}`);
    await screen.findByText('Rocks.');
    await user.click(screen.getByRole('link', { name: 'Chat' }));
    await screen.findByRole('heading', { name: 'Meet Quill' });
    await goTo(`/?session=${seminars.id}`);
    await screen.findByText('three', { selector: 'strong' });
  });

  it('with a session that cannot be opened shows an empty conversation and Retry', async () => {
    const path = `GET /api/chat/sessions/${seminars.id}`;
    chat.refusals[path] = failedAnswer();
    const { user } = openChat(chat, `/?session=${seminars.id}`);
    expect(await screen.findByText('That chat could not be opened.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Meet Quill' })).toBeVisible();
    delete chat.refusals[path];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('three', { selector: 'strong' });
  });

  it('with a session that is gone offers a new chat instead of Retry', async () => {
    chat.refusals[`GET /api/chat/sessions/${seminars.id}`] = Response.json(
      { error: 'Not found.', code: 'not_found' },
      { status: 404 },
    );
    const { user, address } = openChat(chat, `/?session=${seminars.id}`);
    expect(await screen.findByText('That chat no longer exists, or is not yours.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByText('That chat no longer exists, or is not yours.')).toBeNull();
  });
});

it('a search finds a message and opens the chat there', async () => {
  const { user, address } = openChat(chat);
  await screen.findByRole('link', { name: 'Seminars' });
  await user.click(sidebar().getByRole('button', { name: 'Search past chats' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Words to look for' }), 'Oldest');
  await screen.findByText('2 results found');
  await user.click(screen.getByRole('link', { name: /Oldest reply/ }));
  const found = chat.sessions.at(-1)?.history[1]?.id ?? '';
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-message', found));
  expect(address()).toContain(`message=${found}`);
});

it('the search has the latest chats before a word is typed', async () => {
  const { user, address } = openChat(chat);
  await screen.findByRole('link', { name: 'Seminars' });
  await user.click(sidebar().getByRole('button', { name: 'Search past chats' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search past chats' }));
  const box = dialog.getByRole('searchbox', { name: 'Words to look for' });
  expect(dialog.getByRole('heading', { name: 'The latest' })).toBeVisible();
  await user.type(box, 'Oldest');
  await dialog.findByText('2 results found');
  expect(dialog.queryByRole('link', { name: 'Seminars' })).toBeNull();
  await user.clear(box);
  await user.click(await dialog.findByRole('link', { name: 'Seminars' }));
  await waitFor(() => expect(address()).toContain(`session=${seminars.id}`));
});

it('a past chat opens also after a question in another one', async () => {
  const { user, goTo } = openChat(chat);
  await user.type(await screen.findByRole('textbox', { name: 'Message Quill' }), 'Why?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(1));
  await goTo(`/?session=${seminars.id}`);
  await screen.findByText('three', { selector: 'strong' });
});

it('a long conversation shows its latest messages, and earlier ones on request', async () => {
  const history = Array.from({ length: 40 }, (_, index) => [
    message('user', `Question ${index}`),
    message('assistant', `Answer ${index}`),
  ]).flat();
  const long = chat.addSession('Long', ...history);
  const { user } = openChat(chat, `/?session=${long.id}`);
  await screen.findByText('Answer 39');
  expect(screen.queryByText('Answer 20')).toBeNull();
  // Those of the first view are followed by others one by one.
  await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  expect(screen.getByText('Answer 25')).toBeVisible();
  expect(await screen.findByText('Answer 20')).toBeVisible();
  expect(screen.getByText('Answer 39')).toBeVisible();
});

it('a conversation opened at an old message is drawn from there on, to its end', async () => {
  const history = Array.from({ length: 12 }, (_, index) => [
    message('user', `Question ${index}`),
    message('assistant', `Answer ${index}`),
  ]).flat();
  const long = chat.addSession('Long', ...history);
  openChat(chat, `/?session=${long.id}&message=${history[5]?.id}`);
  await screen.findByText('Answer 2');
  expect(screen.queryByText('Answer 11')).toBeNull();
  await screen.findByText('Answer 11');
  // And what stands before it.
  await screen.findByText('Question 0');
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  expect(screen.getAllByText(/^Answer/)).toHaveLength(12);
});
