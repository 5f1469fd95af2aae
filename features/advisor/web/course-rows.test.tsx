import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Check } from '#features/advisor/contract.ts';
import { FakeChat } from '#app/testing/chat/fake-chat.ts';
import { type OpenChat, openChat } from '#app/testing/chat/open-chat.tsx';

const CONTENT =
  'Two begin here:\n\n- **COMPSCI 50**, for its problem sets\n- **MATH 21A**, for its pictures\n\nCOMPSCI 50 is first.';

let chat: FakeChat;
let opened: OpenChat;
beforeEach(async () => {
  chat = new FakeChat();
  chat.opensComparison = false;
  // happy-dom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('scrollBy', () => undefined);
  const checks = ['COMPSCI 50', 'MATH 21A'].map((code): Check => {
    const start = CONTENT.indexOf(code);
    return { code, field: 'code', said: code, record: code, ok: true, start, end: start + code.length };
  });
  opened = openChat(chat);
  await opened.user.type(
    await screen.findByRole('textbox', { name: 'Message Quill' }),
    'Where do I begin?{Enter}',
  );
  await waitFor(() => expect(chat.replies).toHaveLength(1));
  act(() => chat.lastReply.end({ content: CONTENT, checks }));
  await screen.findByRole('button', { name: /^Ask about MATH 21A/ });
});

const rowOf = (words: RegExp) =>
  within(screen.getByText(words, { selector: '[data-message] li *' }).closest('li')!);

it('courses of a list are rows, once: what the reply says, and what can be done', async () => {
  expect(screen.queryByRole('article')).toBeNull();
  const row = rowOf(/for its pictures/);
  await opened.user.click(row.getByRole('button', { name: /^Details/ }));
  expect(await row.findByRole('article', { name: 'Multivariable Calculus' })).toBeVisible();
  await opened.user.click(row.getByRole('button', { name: /^Details/ }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Compare These Courses' })).toBeVisible();
});

it('a row asks about its course, and the composer keeps what stands in it', async () => {
  await opened.user.type(screen.getByRole('textbox', { name: 'Message Quill' }), 'Half a thought');
  await opened.user.click(rowOf(/for its pictures/).getByRole('button', { name: /^Ask about/ }));
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  expect(chat.callsOf('POST /api/chat/message')[1]).toMatchObject({ message: 'Tell me about MATH 21A' });
  expect(screen.getByRole('textbox', { name: 'Message Quill' })).toHaveValue('Half a thought');
});

it('codes in the text open the course', () => {
  const links = screen.getAllByRole('link', { name: 'COMPSCI 50' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/courses?q=COMPSCI+50&course=COMPSCI+50');
});
