import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeChat, type FakeSession, message } from '#app/testing/chat/fake-chat.ts';
import { type OpenChat, openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import type { Condition, Reading } from '../reading.contract.ts';

const condition = (id: string, label: string, values: string[] = [], changeable = false): Condition => ({
  id,
  label,
  negated: false,
  filter: null,
  values,
  changeable,
});
const READING: Reading = {
  asked: {
    conditions: [
      condition('subjects', 'History', ['HISTORY']),
      condition('avoid_days', 'not on Fridays', ['F'], true),
      condition('size', 'at least 20 students', ['20-'], true),
    ],
    address: 'subject=HISTORY&free=F+00:00-23:59',
    unsaid: ['at least 20 students'],
  },
  unused: ['castles', 'moats'],
  choices: [],
  lookups: [],
};
const search = (label: string): Reading['lookups'][number] => ({
  tool: 'search_courses',
  conditions: [condition('subjects', label), condition('text', 'about “ice”')],
  address: null,
  unsaid: [],
});

let chat: FakeChat;
let session: FakeSession;
beforeEach(() => {
  chat = new FakeChat();
  withoutLayout();
});

const open = async (reading: Reading, content = 'Here are two, without “moats”.'): Promise<OpenChat> => {
  session = chat.addSession(
    'History',
    message('user', 'history, not fridays'),
    message('assistant', content, { reading }),
  );
  const opened = openChat(chat, `/?session=${session.id}`);
  await screen.findByText(content);
  return opened;
};
const chips = (lead: string) =>
  within(screen.getByRole('list', { name: lead }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const replyId = () => session.history[1]?.id;

describe('the chips of a reply', () => {
  it.each([
    ['a single word', condition('text', 'about “silent”')],
    ['a course that something is to come after', condition('after', 'after COMPSCI 50')],
  ])('are not shown for %s alone, which a model may take for something else', async (_what, only) => {
    const asked = { conditions: [only], address: 'q=silent', unsaid: [] };
    await open({ ...READING, asked, unused: [] }, 'Very well.');
    expect(screen.queryByRole('list', { name: 'Read as' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Open in course search/ })).toBeNull();
  });

  it('say how its question was read, and lead to the same in the course search', async () => {
    await open(READING);
    expect(chips('Read as')).toEqual(['History', 'not on Fridays', 'at least 20 students']);
    const link = screen.getByRole('link', { name: /^Open in course search/ });
    expect(link).toHaveAttribute('href', '/courses?subject=HISTORY&free=F+00:00-23:59');
    expect(link).toHaveTextContent('(without “at least 20 students”)');
    // The reply’s own words name the other.
    expect(screen.getByText('Not used: “castles”')).toBeVisible();
  });

  it('ask again without what is taken off, in words, and leave the composer as it is', async () => {
    const { user } = await open(READING);
    const box = screen.getByRole('textbox', { name: 'Message Quill' });
    await user.type(box, 'By the way');
    await user.click(button('Ask again without: not on Fridays'));
    const words = 'The same without “not on Fridays”: History, at least 20 students';
    expect(await screen.findByText(words)).toBeVisible();
    expect(chat.callsOf('POST /api/chat/message')).toMatchObject([
      {
        message: words,
        session_id: session.id,
        again: {
          message_id: replyId(),
          change: { kind: 'condition', lookup: null, id: 'avoid_days', values: [] },
        },
      },
    ]);
    expect(box).toHaveValue('By the way');
    expect(button('Ask again without: History')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Ask again without: History'));
    act(() => chat.lastReply.end({ content: 'Three now.' }));
    await waitFor(() =>
      expect(button('Ask again without: History')).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(chat.callsOf('POST /api/chat/message')).toHaveLength(1);
  });

  it('ask again with other values, chosen by keyboard', async () => {
    const { user } = await open(READING);
    button('Change not on Fridays').focus();
    await user.keyboard('{Enter}');
    const panel = within(screen.getByRole('form', { name: 'Change not on Fridays' }));
    expect(panel.getByRole('button', { name: 'Ask again' })).toBeDisabled();
    panel.getByRole('checkbox', { name: 'Monday' }).focus();
    await user.keyboard(' ');
    expect(panel.getByText('not on Mondays or Fridays')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Ask again' }));
    const [sent] = chat.callsOf('POST /api/chat/message');
    expect(sent).toMatchObject({
      message:
        'The same “not on Mondays or Fridays” instead of “not on Fridays”: History, not on Mondays or Fridays, at least 20 students',
      again: { change: { id: 'avoid_days', values: ['M', 'F'] } },
    });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('take no value that makes no sense', async () => {
    const { user } = await open(READING);
    await user.click(button('Change at least 20 students'));
    const most = screen.getByRole('textbox', { name: 'At most' });
    await user.type(most, '4');
    expect(button('Ask again')).toBeDisabled();
    await user.type(most, '0');
    expect(screen.getByText('between 20 and 40 students')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(chat.callsOf('POST /api/chat/message')).toMatchObject([
      { again: { change: { id: 'size', values: ['20-40'] } } },
    ]);
  });

  it('keep the last one, without which nothing is asked', async () => {
    const only = { ...READING, asked: { ...READING.asked!, conditions: [condition('subjects', 'History')] } };
    await open(only);
    expect(screen.queryByRole('button', { name: /^Ask again without/ })).toBeNull();
  });

  it('arrive with the reply, and go with one that is written anew', async () => {
    const { user } = openChat(chat);
    await user.type(await screen.findByRole('textbox', { name: 'Message Quill' }), 'history{Enter}');
    await waitFor(() => expect(chat.replies).toHaveLength(1));
    act(() => chat.lastReply.tell({ event: 'reading', data: { reading: READING } }));
    expect(await screen.findByRole('list', { name: 'Read as' })).toBeVisible();
    act(() => chat.lastReply.end({ content: 'Two.', reading: READING }));
    await waitFor(() =>
      expect(screen.getByRole('log', { name: 'Finished replies' })).toHaveTextContent(
        'Two. Read as: History, not on Fridays, at least 20 students.',
      ),
    );
  });
});

describe('what a model looked up', () => {
  it('has a line for each search, and one for all else', async () => {
    const call = { ...search(''), tool: 'get_course', conditions: [condition('call', 'HISTORY 97')] };
    const lookups = [search('Geology'), call, search('Physics'), search('Music')];
    const { user } = await open({ ...READING, asked: null, unused: [], lookups });
    const lists = () => screen.getAllByRole('list', { name: /^(?:Searched for|Looked up)$/ });
    expect(lists()).toHaveLength(2);
    await user.click(button('2 more'));
    expect(lists().map(({ textContent }) => textContent)).toEqual([
      'Geologyabout “ice”',
      'Physicsabout “ice”',
      'Musicabout “ice”',
      'HISTORY 97',
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Ask again without: about “ice”' })[1]!);
    expect(chat.callsOf('POST /api/chat/message')).toMatchObject([
      { again: { change: { lookup: 2, id: 'text', values: [] } } },
    ]);
  });
});

describe('a question that was not clear', () => {
  it('is asked with one of its readings', async () => {
    const choices = [
      { label: 'HISTORY 97', question: 'Is it hard: HISTORY 97', current: false },
      { label: 'HISTORY 98', question: 'Is it hard: HISTORY 98', current: false },
    ];
    const { user } = await open({ ...READING, asked: null, unused: [], choices });
    await user.click(button('HISTORY 98'));
    expect(chat.callsOf('POST /api/chat/message')).toMatchObject([
      {
        message: 'Is it hard: HISTORY 98',
        again: { message_id: replyId(), change: { kind: 'choice', choice: 1 } },
      },
    ]);
  });

  it('shows which reading the reply went by, and asks it not again', async () => {
    const choices = [
      { label: 'Humanities', question: 'I mean Humanities', current: true },
      { label: 'Humanities (HUM)', question: 'I mean Humanities (HUM)', current: false },
    ];
    const { user } = await open({ ...READING, choices });
    expect(button('Humanities')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Humanities'));
    expect(chat.callsOf('POST /api/chat/message')).toEqual([]);
    await user.click(button('Humanities (HUM)'));
    expect(chat.callsOf('POST /api/chat/message')).toMatchObject([
      { message: 'I mean Humanities (HUM)', again: { change: { kind: 'choice', choice: 1 } } },
    ]);
  });
});
