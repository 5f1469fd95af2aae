import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeChat, message } from '#app/testing/chat/fake-chat.ts';
import { type OpenChat, openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import { jsonAnswer } from '#platform/web/api/testing/fake-server.ts';

let chat: FakeChat;
let opened: OpenChat;
beforeEach(async () => {
  chat = new FakeChat();
  withoutLayout();
  const { id } = chat.addSession(
    'Rivers',
    message('user', 'Which rivers?'),
    message('assistant', 'The Alder.'),
  );
  opened = openChat(chat, `/?session=${id}`);
  await screen.findByText('The Alder.');
});

const GIVE = 'POST /api/chat/messages/{id}/feedback';
/** What was sent of the reply. */
const given = () => chat.callsOf(GIVE.replace('{id}', chat.sessions[0]!.history[1]!.id));
const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));

it('one press says that a reply helped, another takes it back', async () => {
  await press('Helpful');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(given()).toMatchObject([{ kind: 'helpful', note: '', sends_question: false }]);
  await press('Helpful');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'false'),
  );
});

it('asks for the reason why a reply did not help, and sends the question only where that was ticked', async () => {
  await press('Not helpful');
  expect(screen.getByRole('radio', { name: 'Something in it is wrong' })).toHaveFocus();
  await press('Send feedback');
  expect(given()).toEqual([]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a reason');
  await opened.user.click(screen.getByRole('radio', { name: 'Something else' }));
  await press('Send feedback');
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription('Please say what it is');
  await opened.user.type(note, 'It is a brook.');
  expect(note).not.toHaveAccessibleDescription();
  await opened.user.click(screen.getByRole('checkbox', { name: 'Send my question along' }));
  await press('Send feedback');
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(given()).toMatchObject([{ kind: 'other', note: 'It is a brook.', sends_question: true }]);
  expect(screen.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
});

it('says so when it could not be kept', async () => {
  chat.refusals[GIVE] = Response.json({ error: 'Sorry.', code: 'internal' }, { status: 500 });
  await press('Helpful');
  expect(await screen.findByText('That could not be kept. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'false');
});

/** The server answers when the returned function is called. */
const hold = () => {
  const held = Promise.withResolvers<Response>();
  chat.refusals[GIVE] = () => held.promise;
  return () => act(async () => held.resolve(jsonAnswer(200, { feedback: null })));
};

it('leaves the focus with a student who has gone on', async () => {
  const answer = hold();
  await press('Not helpful');
  await opened.user.click(screen.getByRole('radio', { name: 'Something in it is wrong' }));
  await press('Send feedback');
  const box = screen.getByRole('textbox', { name: 'Message Quill' });
  await opened.user.type(box, 'And la');
  await answer();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(box).toHaveFocus();
});

it('opens no form, which the answer would close, before an earlier press is answered', async () => {
  const answer = hold();
  await press('Helpful');
  await press('Not helpful');
  expect(screen.queryByRole('radio')).toBeNull();
  await answer();
  await press('Not helpful');
  expect(screen.getByRole('radio', { name: 'Something in it is wrong' })).toHaveFocus();
});
