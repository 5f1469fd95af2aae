import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { FakeChat, message } from '#app/testing/chat/fake-chat.ts';
import { openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import { failedAnswer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { startShortcuts } from '#platform/web/page/shortcuts.ts';

let chat: FakeChat;
beforeEach(() => {
  chat = new FakeChat();
  withoutLayout();
});

const STARTER = 'Which introductory History courses are rated best?';
const box = () => screen.findByRole('textbox', { name: 'Message Quill' });
const isAsked = () => waitFor(() => expect(chat.replies).toHaveLength(1));
const isAnswered = async () => {
  await isAsked();
  act(() => chat.lastReply.end({ content: 'Because.' }));
  await waitFor(async () => expect(await box()).toBeEnabled());
};

it('what was typed after a question failed stays when that is sent again', async () => {
  chat.refusals['POST /api/chat/message'] = failedAnswer();
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await user.type(await box(), 'And how?');
  delete chat.refusals['POST /api/chat/message'];
  await user.click(retry);
  await isAnswered();
  expect(await box()).toHaveValue('And how?');
});

it('a question that failed is in the composer of a new chat', async () => {
  chat.refusals['POST /api/chat/message'] = failedAnswer();
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await screen.findByRole('button', { name: 'Retry' });
  await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!);
  await screen.findByRole('heading', { name: 'Meet Quill' });
  expect(await box()).toHaveValue('Why?');
});

it('a question whose connection was lost is, too', async () => {
  chat.refusals['POST /api/chat/message'] = () => Promise.reject(new TypeError('the network is gone'));
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await screen.findByText('The connection was lost. Reconnecting…', { selector: '[data-thinking]' });
  await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!);
  await screen.findByRole('heading', { name: 'Meet Quill' });
  expect(await box()).toHaveValue('Why?');
});

it('a question that is being answered is not', async () => {
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await isAsked();
  await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!);
  await screen.findByRole('heading', { name: 'Meet Quill' });
  await user.type(await box(), 'And how?');
  expect(sessionStorage.getItem('draft:robin@birch.example:new')).toBe('And how?');
});

it('a starter question leaves what is being written', async () => {
  const { user } = openChat(chat);
  await user.type(await box(), 'Which sem');
  await user.click(await screen.findByRole('button', { name: STARTER }));
  await isAnswered();
  expect(await box()).toHaveValue('Which sem');
});

it('words from a link are in the composer of a new chat, also while another is open', async () => {
  const { id } = chat.addSession('Old', message('user', 'Old question'), message('assistant', 'Old reply'));
  const { goTo, address } = openChat(chat, `/?session=${id}`);
  await screen.findByText('Old reply');
  await goTo('/?ask=what+is+light');
  await screen.findByRole('heading', { name: 'Meet Quill' });
  expect(await box()).toHaveValue('what is light');
  expect(address()).toBe('/');
});

const startersLate = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  chat.refusals['GET /api/chat/starters'] = () => promise;
  return { come: () => resolve(jsonAnswer(200, { questions: [STARTER], is_complete: true })) };
};

it('a newcomer’s first question is asked by itself', async () => {
  const starters = startersLate();
  openChat(chat, { pathname: '/', state: { asksFirst: true } });
  await box();
  starters.come();
  await isAsked();
  expect(chat.callsOf('POST /api/chat/message')[0]).toMatchObject({ message: STARTER });
});

it('a newcomer who has begun to write asks that', async () => {
  const starters = startersLate();
  const { user } = openChat(chat, { pathname: '/', state: { asksFirst: true } });
  await user.type(await box(), 'Which ');
  starters.come();
  await screen.findByRole('button', { name: STARTER });
  await user.type(await box(), 'art?{Enter}');
  await isAsked();
  expect(chat.callsOf('POST /api/chat/message')).toMatchObject([{ message: 'Which art?' }]);
});

it('what is typed while a reply is being written is no shortcut, and stands in the composer', async () => {
  onTestFinished(startShortcuts());
  const { user, address } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await isAsked();
  await user.keyboard('no waht{Backspace}{Backspace}it{Enter}!');
  expect(await box()).toBeDisabled();
  await isAnswered();
  expect(await box()).toHaveValue('no wait!');
  await waitFor(async () => expect(await box()).toHaveFocus());
  expect(screen.getAllByText('Because.')[0]).toBeInTheDocument();
  expect(address()).toContain('session=');
});

it('what is typed after Stop, or while a later question is answered, is kept, too', async () => {
  onTestFinished(startShortcuts());
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await isAnswered();
  await user.type(await box(), 'And how?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  await user.keyboard('no');
  expect(await box()).toHaveValue('no');
  const held = Promise.withResolvers<Response>();
  chat.refusals[`POST /api/chat/messages/${chat.lastReply.message.id}/stop`] = () => held.promise;
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.keyboard(
    't now{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}new',
  );
  expect(await box()).toHaveValue('new');
  act(() => chat.lastReply.end({ content: 'So.' }));
  held.resolve(jsonAnswer(200, { success: true }));
  await waitFor(async () => expect(await box()).toBeEnabled());
  expect(await box()).toHaveValue('new');
});

it('a shortcut that no text begins with works during a reply', async () => {
  onTestFinished(startShortcuts());
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await isAsked();
  await user.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Search past chats' })).toBeVisible();
});

it('letters are shortcuts again once the student has turned to something else', async () => {
  onTestFinished(startShortcuts());
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await isAsked();
  await user.keyboard('{Tab}n');
  await screen.findByRole('heading', { name: 'Meet Quill' });
});

it('what is typed right after New Chat is whole', async () => {
  const { id } = chat.addSession('Rocks', message('user', 'Which rocks?'), message('assistant', 'Gneiss.'));
  onTestFinished(startShortcuts());
  const { user } = openChat(chat, `/?session=${id}`);
  await screen.findByText('Gneiss.');
  await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!);
  await user.keyboard('new rocks?{Enter}');
  await isAsked();
  expect(chat.callsOf('POST /api/chat/message')).toMatchObject([{ message: 'new rocks?' }]);
});
