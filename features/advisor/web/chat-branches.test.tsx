import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeChat, type FakeSession, message } from '#app/testing/chat/fake-chat.ts';
import { type OpenChat, openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';

let chat: FakeChat;
let session: FakeSession;
let opened: OpenChat;
beforeEach(async () => {
  chat = new FakeChat();
  withoutLayout();
  session = chat.addSession(
    'Rivers',
    message('user', 'Which rivers?'),
    message('assistant', 'The Alder.'),
    message('user', 'And lakes?'),
    message('assistant', 'None.'),
  );
  opened = openChat(chat, `/?session=${session.id}`);
  await screen.findByText('None.');
});

const questions = () =>
  [...document.querySelectorAll('[data-question] p')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const edit = async (words: string) => {
  await opened.user.click(screen.getAllByRole('button', { name: 'Edit question' })[0]!);
  const box = screen.getByRole('textbox', { name: 'Edit question' });
  await opened.user.clear(box);
  await opened.user.type(box, words);
};

describe('a question edited', () => {
  it('is asked again, and the switch leads back to what followed the earlier one', async () => {
    await edit('Which seas?{Enter}');
    await waitFor(() => expect(questions()).toEqual(['Which seas?']));
    expect(chat.callsOf('POST /api/chat/message')).toMatchObject([
      { message: 'Which seas?', edit_of: chat.kept[0]?.history[0]?.id, session_id: session.id },
    ]);
    act(() => chat.lastReply.end({ content: 'The North Sea.' }));
    const versions = within(await screen.findByRole('group', { name: 'Versions of this question' }));
    expect(versions.getByText('2 of 2')).toBeVisible();
    await opened.user.click(versions.getByRole('button', { name: 'Previous version of this question' }));
    await waitFor(() => expect(questions()).toEqual(['Which rivers?', 'And lakes?']));
    expect(button('Previous version of this question')).toHaveFocus();
    expect(screen.getByText('Version 1 of 2 of this question')).toBeInTheDocument();
    expect(button('Previous version of this question')).toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(button('Next version of this question'));
    await waitFor(() => expect(questions()).toEqual(['Which seas?']));
  });

  it('stays as it was with Escape, which gives the focus back', async () => {
    await edit('Which seas?{Escape}');
    expect(questions()).toEqual(['Which rivers?', 'And lakes?']);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit question' })[0]).toHaveFocus());
    expect(chat.callsOf('POST /api/chat/message')).toEqual([]);
  });

  it('keeps what is typed while a reply is being written, and can be asked after it', async () => {
    await edit('Which seas?');
    const composer = screen.getByRole('textbox', { name: 'Message Quill' });
    await opened.user.type(composer, 'And ponds?{Enter}');
    await waitFor(() => expect(chat.replies).toHaveLength(1));
    const form = screen.getByRole('textbox', { name: 'Edit question' });
    await opened.user.type(form, '{Enter}');
    expect(button('Ask again')).toBeDisabled();
    act(() => chat.lastReply.end({ content: 'A few.' }));
    await waitFor(() => expect(composer).toBeEnabled());
    expect(form).toHaveValue('Which seas?');
    await opened.user.type(form, '{Enter}');
    await waitFor(() => expect(questions()).toEqual(['Which seas?']));
  });

  it('cannot be asked without words', async () => {
    await edit('   ');
    expect(button('Ask again')).toBeDisabled();
  });
});

describe('a reply written again', () => {
  it('stands beside the earlier one', async () => {
    await opened.user.click(screen.getAllByRole('button', { name: 'Write again' })[1]!);
    await waitFor(() => expect(chat.replies).toHaveLength(1));
    act(() => chat.lastReply.end({ content: 'Three of them.' }));
    expect((await screen.findAllByText('Three of them.'))[0]).toBeVisible();
    await opened.user.click(button('Previous version of this reply'));
    expect(await screen.findByText('None.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Three of them.')).toBeNull());
    expect(screen.getByText('Version 1 of 2 of this reply')).toBeInTheDocument();
  });

  it('says so when the other version cannot be opened', async () => {
    await opened.user.click(screen.getAllByRole('button', { name: 'Write again' })[0]!);
    await waitFor(() => expect(chat.replies).toHaveLength(1));
    act(() => chat.lastReply.end({ content: 'The Birch.' }));
    await screen.findAllByText('The Birch.');
    chat.refusals['POST /api/chat/messages/{id}/choose'] = Response.json(
      { error: 'Not found.', code: 'not_found' },
      { status: 404 },
    );
    await opened.user.click(button('Previous version of this reply'));
    expect(await screen.findByText('That version could not be opened. Please try again.')).toBeVisible();
    expect(questions()).toEqual(['Which rivers?']);
  });
});
