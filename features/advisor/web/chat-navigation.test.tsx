import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it } from 'vitest';
import { FakeChat, message } from '#app/testing/chat/fake-chat.ts';
import { openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import { jsonAnswer } from '#platform/web/api/testing/fake-server.ts';

let chat: FakeChat;
beforeEach(() => {
  chat = new FakeChat();
  withoutLayout();
});

const box = () => screen.findByRole('textbox', { name: 'Message Quill' });
const newChat = () => screen.getAllByRole('button', { name: 'New Chat' })[0]!;
/** Lets answers arrive; within `act` no navigation is rendered before its end, as on a busy machine. */
const arrive = () => new Promise((resolve) => setTimeout(resolve, 20));
/** Answers the question later. */
const hold = () => {
  const held = Promise.withResolvers<Response>();
  chat.refusals['POST /api/chat/message'] = () => held.promise;
  return () => {
    const session = chat.addSession('Why?', message('user', 'Why?'));
    held.resolve(chat.write(session));
  };
};

it('a new chat stays empty though the address of the one before was on its way', async () => {
  const answer = hold();
  const { user, address } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await act(async () => {
    answer();
    await arrive();
    expect(address()).toContain('?session=');
    fireEvent.click(newChat());
  });
  expect(address()).toBe('/');
  expect(screen.getByRole('heading', { name: 'Meet Quill' })).toBeVisible();
  expect(chat.callsOf('GET /api/chat/sessions/{id}')).toEqual([]);
});

it('a question asked before the empty chat has its address stays', async () => {
  const rocks = chat.addSession('Rocks', message('user', 'Which rocks?'), message('assistant', 'Gneiss.'));
  const { address } = openChat(chat, `/?session=${rocks.id}`);
  await screen.findByText('Gneiss.');
  await act(async () => {
    flushSync(() => fireEvent.click(newChat()));
    const area = screen.getByRole('textbox', { name: 'Message Quill' });
    flushSync(() => fireEvent.change(area, { target: { value: 'Why?' } }));
    flushSync(() => fireEvent.keyDown(area, { key: 'Enter' }));
  });
  await waitFor(() => expect(chat.replies).toHaveLength(1));
  expect(screen.getAllByText('Why?', { selector: '[data-question] *' })[0]).toBeVisible();
  // Before the reply ends: a page that is loaded again shows it.
  await waitFor(() => expect(address()).toBe(`/?session=${chat.sessions[0]?.id}`));
  act(() => chat.lastReply.end({ content: 'Because.' }));
  await screen.findAllByText('Because.');
  expect(screen.getAllByText('Why?', { selector: '[data-question] *' })[0]).toBeVisible();
});

it('after New Chat nobody is told that a reply is being written', async () => {
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await screen.findByText('Quill is writing');
  await user.click(newChat());
  await screen.findByRole('heading', { name: 'Meet Quill' });
  await waitFor(() => expect(screen.queryByText('Quill is writing')).toBeNull());
});

it('an answer does not take back a student who is on the way to another screen', async () => {
  const answer = hold();
  const { user, goTo, address } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await goTo('/courses');
  await act(async () => {
    answer();
    await arrive();
  });
  expect(chat.replies).toHaveLength(1);
  act(() => chat.lastReply.end({ content: 'Because.' }));
  await waitFor(async () => expect(await box()).toBeEnabled());
  expect(address()).toBe('/courses');
});

it('a student who comes back before the other screen was there finds the address of the new chat', async () => {
  const answer = hold();
  const { user, goTo, goBack, address } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await goTo('/courses');
  await act(async () => {
    answer();
    await arrive();
  });
  act(() => chat.lastReply.end({ content: 'Because.' }));
  await waitFor(async () => expect(await box()).toBeEnabled());
  await goBack();
  expect(address()).toBe(`/?session=${chat.sessions[0]?.id}`);
  expect(screen.getAllByText('Because.')[0]).toBeVisible();
});

it('a refusal does not, either', async () => {
  const held = Promise.withResolvers<Response>();
  chat.refusals['POST /api/chat/message'] = () => held.promise;
  const { user, goTo, address } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await goTo('/courses');
  await act(async () => held.resolve(jsonAnswer(409, { error: 'Incomplete.', code: 'profile_incomplete' })));
  await waitFor(async () => expect(await box()).toBeEnabled());
  expect(address()).toBe('/courses');
});

it('the chat that was just left opens again when it is chosen before the empty one has its address', async () => {
  const rocks = chat.addSession('Rocks', message('user', 'Which rocks?'), message('assistant', 'Gneiss.'));
  const { user, goTo } = openChat(chat, `/?session=${rocks.id}`);
  await screen.findByText('Gneiss.');
  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  const link = await screen.findByRole('link', { name: /^Rocks/ });
  await act(async () => {
    flushSync(() => fireEvent.click(newChat()));
    fireEvent.click(link);
  });
  expect(await screen.findByText('Gneiss.')).toBeVisible();
  await goTo('/');
  await screen.findByRole('heading', { name: 'Meet Quill' });
});

it('a newcomer who goes to another screen before the first question is not asked it', async () => {
  const held = Promise.withResolvers<Response>();
  chat.refusals['GET /api/chat/starters'] = () => held.promise;
  const { goTo, address } = openChat(chat, { pathname: '/', state: { asksFirst: true } });
  await screen.findByRole('heading', { name: 'Meet Quill' });
  await goTo('/courses');
  await act(async () => held.resolve(jsonAnswer(200, { questions: ['Why?'] })));
  expect(await screen.findByRole('button', { name: 'Why?' })).toBeVisible();
  expect(address()).toBe('/courses');
  expect(chat.replies).toEqual([]);
});

it('a profile that lacks something does not take back who is on the way to another screen', async () => {
  const held = Promise.withResolvers<Response>();
  chat.refusals['GET /api/profile'] = () => held.promise;
  chat.profile = { ...chat.profile, year: '' };
  const { goTo, address } = openChat(chat);
  await goTo('/courses');
  await act(async () => held.resolve(jsonAnswer(200, { profile: chat.profile })));
  await act(arrive);
  expect(address()).toBe('/courses');
  await goTo('/');
  expect(await screen.findByRole('heading', { name: 'Profile screen' })).toBeVisible();
});

it('a profile that cannot be fetched does not, either', async () => {
  const held = Promise.withResolvers<void>();
  chat.refusals['GET /api/profile'] = async () => {
    await held.promise;
    return jsonAnswer(400, { error: 'Sorry.', code: 'invalid_request' });
  };
  const { goTo, address } = openChat(chat);
  await goTo('/courses');
  await act(async () => held.resolve());
  await waitFor(() => expect(chat.callsOf('GET /api/profile')).toHaveLength(2));
  await act(arrive);
  expect(address()).toBe('/courses');
});

it('the end of a reply focuses the composer, also while the chat gets its address', async () => {
  const answer = hold();
  const { user, address } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await act(async () => {
    answer();
    await arrive();
    chat.lastReply.end({ content: 'Because.' });
    await arrive();
    await arrive();
    expect(address()).toContain('?session=');
  });
  await waitFor(async () => expect(await box()).toHaveFocus());
});

it('the end of a reply leaves the focus on a link whose screen is on its way', async () => {
  const { user, goTo } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(1));
  const link = screen.getByRole('link', { name: 'Chat' });
  link.focus();
  await goTo('/courses');
  act(() => chat.lastReply.end({ content: 'Because.' }));
  await waitFor(async () => expect(await box()).toBeEnabled());
  await act(arrive);
  expect(link).toHaveFocus();
});

it('the end of a reply closes no menu', async () => {
  const { user } = openChat(chat);
  await user.type(await box(), 'Why?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(1));
  const [menu] = await screen.findAllByRole('button', { name: 'Keep this chat' });
  await user.click(menu!);
  act(() => chat.lastReply.end({ content: 'Because.' }));
  await waitFor(async () => expect(await box()).toBeEnabled());
  await act(arrive);
  expect(screen.getByRole('menu')).toBeVisible();
});

it('a dialog about another chat stays when an earlier one is deleted late', async () => {
  const rocks = chat.addSession('Rocks', message('user', 'Which rocks?'), message('assistant', 'Gneiss.'));
  chat.addSession('Rivers', message('user', 'Which waters?'), message('assistant', 'The Alder.'));
  const held = Promise.withResolvers<Response>();
  chat.refusals[`DELETE /api/chat/sessions/${rocks.id}`] = () => held.promise;
  const { user } = openChat(chat);
  const ask = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `More about ${title}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    return screen.findByRole('button', { name: 'Delete' });
  };
  await user.click(await screen.findByRole('button', { name: 'Expand sidebar' }));
  await user.click(await ask('Rocks'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ask('Rivers');
  await act(async () => held.resolve(jsonAnswer(200, { success: true })));
  await act(arrive);
  expect(screen.getByRole('dialog')).toHaveTextContent('“Rivers”');
});

it('a chat deleted late does not empty the one opened meanwhile', async () => {
  const rocks = chat.addSession('Rocks', message('user', 'Which rocks?'), message('assistant', 'Gneiss.'));
  chat.addSession('Rivers', message('user', 'Which waters?'), message('assistant', 'The Alder.'));
  const held = Promise.withResolvers<Response>();
  chat.refusals[`DELETE /api/chat/sessions/${rocks.id}`] = () => held.promise;
  const { user, address } = openChat(chat, `/?session=${rocks.id}`);
  await screen.findByText('Gneiss.');
  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  await user.click(await screen.findByRole('button', { name: 'More about Rocks' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: /^Rivers/ }));
  await screen.findByText('The Alder.');
  await act(async () => held.resolve(jsonAnswer(200, { success: true })));
  expect(screen.getByText('The Alder.')).toBeVisible();
  expect(address()).toBe(`/?session=${chat.sessions[0]?.id}`);
});
