import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { startShortcuts } from '#platform/web/page/shortcuts.ts';
import { CommandPalette } from './command-palette.tsx';

const COURSES = [
  row('GEOL 10', 'Rocks and Rivers', { instructors: ['Wren Hollis'] }),
  row('HIST 97', 'How Rivers Made Cities', {}),
  row('GEOL 20', 'Inland Seas', { class_number: '2001' }),
  row('GEOL 20', 'Inland Seas', { class_number: '2002', term: '2026 Spring' }),
];
const CHAT = {
  session_id: 's-1',
  title: 'Courses about rivers',
  created_at: '2025-10-01T10:00:00Z',
  updated_at: '2025-10-01T10:00:00Z',
  message_count: 2,
  is_pinned: false,
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  fakeServer({
    'GET /api/university': jsonAnswer(200, {
      terms: [{ name: '2025 Fall' }, { name: '2026 Spring' }],
      today: '2025-10-20',
      subjects: { GEOL: 'Geology', HIST: 'History' },
      subject_aliases: {},
    }),
    'GET /api/courses': linesAnswer([{ total: COURSES.length }, ...COURSES]),
    'GET /api/chat/sessions': jsonAnswer(200, { sessions: [CHAT], next: null }),
    'GET /api/chat/search': jsonAnswer(200, {
      results: [
        {
          ...CHAT,
          message_id: 'm-1',
          role: 'user',
          snippet: 'Which courses are about rivers?',
          created_at: CHAT.created_at,
        },
      ],
    }),
  });
});

const open = async () => {
  const screens = Object.fromEntries(
    ['/', '/profile', '/courses', '/plan', '/saved', '/privacy'].map((path) => [
      path,
      <div key={path}>
        <CommandPalette />
        <textarea aria-label="A question" />
      </div>,
    ]),
  );
  const opened = openScreens(screens, '/saved');
  onTestFinished(startShortcuts());
  // From a text field, where other keys type letters.
  await opened.user.click(screen.getByRole('textbox', { name: 'A question' }));
  await opened.user.keyboard('{Control>}k{/Control}');
  return { ...opened, box: await screen.findByRole('combobox', { name: 'What to find' }) };
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const labels = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the command palette', () => {
  it('starts with screens, actions and the latest chats', async () => {
    await open();
    expect(labels('Screens')).toEqual(['Profile', 'Chat', 'Courses', 'Plan', 'Saved', 'Privacy']);
    expect(labels('Actions')).toContain('Start a new chat');
    await waitFor(() => expect(labels('Past chats')).toEqual(['Courses about rivers']));
  });

  it('finds courses and chats, and opens the first on Enter', async () => {
    const { user, box, address } = await open();
    await user.type(box, 'rivers');
    await waitFor(() =>
      expect(new Set(labels('Courses'))).toEqual(
        new Set(['GEOL 10 Rocks and Rivers2025 Fall', 'HIST 97 How Rivers Made Cities2025 Fall']),
      ),
    );
    await waitFor(() =>
      expect(labels('Past chats')).toEqual(['Courses about riversWhich courses are about rivers?']),
    );
    const [first] = group('Courses').getAllByRole('option', { selected: true });
    const code = /^\S+ \S+/.exec(first?.textContent ?? '')?.[0] ?? '';
    const number = COURSES.find(({ class_tag }) => class_tag === code)?.class_number;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(`/courses?${new URLSearchParams({ q: code, course: `${code}@${number}` })}`);
  });

  it('opens the offering of the term that the entry names', async () => {
    const { user, box, address } = await open();
    await user.type(box, 'inland seas');
    const of = (term: string) => screen.findByRole('option', { name: new RegExp(`Inland Seas.*${term}`) });
    await of('2025 Fall');
    await user.click(await of('2026 Spring'));
    await waitFor(() => expect(address()).toBe('/courses?q=GEOL+20&course=GEOL+20%402002'));
  });

  it('opens a screen by a few letters', async () => {
    const { user, box, address } = await open();
    await user.type(box, 'pla');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/plan'));
  });

  it('wraps from the first entry to the last: a question for Quill, prefilled and not sent', async () => {
    const { user, box, address } = await open();
    await user.type(box, 'what is light');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Ask Quill “what is light”' })).toBeVisible(),
    );
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe('/?ask=what+is+light'));
  });
});
