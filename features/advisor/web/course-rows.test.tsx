import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Check } from '#features/advisor/contract.ts';
import type { WeekCard } from '#features/advisor/week.contract.ts';
import { FakeChat } from '#app/testing/chat/fake-chat.ts';
import { type OpenChat, openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import { failedAnswer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';

const CONTENT =
  'Two begin here:\n\n- **COMPSCI 50**, for its problem sets\n- **MATH 21A**, for its pictures\n\nCOMPSCI 50 is first.';

let chat: FakeChat;
let opened: OpenChat;
beforeEach(async () => {
  chat = new FakeChat();
  chat.opensComparison = false;
  withoutLayout();
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

it('a row is compared with the next one that is picked', async () => {
  await opened.user.click(
    await rowOf(/for its pictures/).findByRole('button', { name: /^Compare ?: MATH 21A/ }),
  );
  await opened.user.click(
    rowOf(/for its problem sets/).getByRole('button', { name: /^Compare with MATH 21A ?: COMPSCI 50/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Course Comparison' });
  const list = within(dialog).getByRole('list', { name: 'Compared courses' });
  expect([...list.children].map((card) => card.textContent)).toEqual([
    expect.stringContaining('MATH 21A'),
    expect.stringContaining('COMPSCI 50'),
  ]);
});

it('a row has its actions before its record comes, and keeps none where there is no record', async () => {
  const content = '- **ART 10**, for its studio\n- **ART 11**, for its kiln';
  const checks = ['ART 10', 'ART 11'].map((code): Check => {
    const start = content.indexOf(code);
    return { code, field: 'code', said: code, record: code, ok: true, start, end: start + code.length };
  });
  const record = Promise.withResolvers<Response>();
  chat.refusals['GET /api/courses/ART%2010'] = () => record.promise;
  chat.refusals['GET /api/courses/ART%2011'] = failedAnswer();
  await opened.user.type(screen.getByRole('textbox', { name: 'Message Quill' }), 'And art?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  act(() => chat.lastReply.end({ content, checks }));
  await screen.findByRole('button', { name: /^Ask about ART 11/ });
  await waitFor(() =>
    expect(rowOf(/for its kiln/).queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument(),
  );
  const names = () =>
    rowOf(/for its studio/)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/ ?(?:: |about )ART 10$/, ''));
  const before = names();
  expect(rowOf(/for its studio/).getByRole('button', { name: /^Compare/ })).toBeDisabled();
  const [known] = chat.courses;
  const course = { ...known, class_tag: 'ART 10', codes: ['ART 10'] };
  await act(async () => record.resolve(jsonAnswer(200, { ...course, offerings: [course] })));
  await waitFor(() =>
    expect(rowOf(/for its studio/).getByRole('button', { name: /^Compare/ })).toBeEnabled(),
  );
  expect(names()).toEqual(before);
});

const CHECKED = { field: 'code', ok: true, start: 0 } as const;

it('a list that was searched leads on to questions about it', async () => {
  const label = 'Questions to go on with';
  expect(screen.queryByRole('list', { name: label })).toBeNull();
  await opened.user.type(screen.getByRole('textbox', { name: 'Message Quill' }), 'And in fall?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  const checks = ['COMPSCI 50', 'MATH 21A'].map((code): Check => {
    const start = CONTENT.indexOf(code);
    return { code, field: 'code', said: code, record: code, ok: true, start, end: start + code.length };
  });
  const fall = {
    id: 'terms',
    label: '2025 Fall',
    negated: false,
    filter: null,
    values: [],
    changeable: false,
  };
  const asked = { conditions: [fall], address: null, unsaid: [] };
  const reading = { asked, unused: [], choices: [], lookups: [] };
  act(() => chat.lastReply.end({ content: CONTENT, checks, reading }));
  const offers = within(await screen.findByRole('list', { name: label }));
  await opened.user.click(offers.getByRole('button', { name: 'Which of these is rated best?' }));
  await waitFor(() => expect(chat.replies).toHaveLength(3));
  expect(screen.queryByRole('list', { name: label })).toBeNull();
});

it('a reply about one course leads on from it, but not to what it answers', async () => {
  const label = 'Questions to go on with';
  const content = 'COMPSCI 50 has 5 units.';
  const check: Check = { ...CHECKED, code: 'COMPSCI 50', said: 'COMPSCI 50', record: 'COMPSCI 50', end: 10 };
  await opened.user.type(screen.getByRole('textbox', { name: 'Message Quill' }), 'How large is it?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  act(() => chat.lastReply.end({ content, checks: [check] }));
  const offers = within(await screen.findByRole('list', { name: label }));
  await opened.user.click(offers.getByRole('button', { name: 'Which courses are like COMPSCI 50?' }));
  await waitFor(() => expect(chat.replies).toHaveLength(3));
  act(() => chat.lastReply.end({ content, checks: [check] }));
  await screen.findAllByRole('button', { name: 'Copy reply' });
  expect(screen.queryByRole('button', { name: 'Which courses are like COMPSCI 50?' })).toBeNull();
});

it('codes in the text open the course', () => {
  const links = screen.getAllByRole('link', { name: 'COMPSCI 50' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/courses?q=COMPSCI+50&course=COMPSCI+50');
});

it('so do those in the advisor’s own words, beside what was checked', async () => {
  const content = 'COMPSCI 50 has 5 units. MATH 21A is a joy.';
  const second = content.indexOf('MATH');
  const checks = ['COMPSCI 50', 'MATH 21A'].map((code): Check => {
    const start = content.indexOf(code);
    return { code, field: 'code', said: code, record: code, ok: true, start, end: start + code.length };
  });
  const statements = [
    { start: 0, end: second - 1, verdict: 'verified' as const, claims: [] },
    { start: second, end: content.length, verdict: 'own_words' as const, claims: [] },
  ];
  await opened.user.type(screen.getByRole('textbox', { name: 'Message Quill' }), 'Which is a joy?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  act(() => chat.lastReply.end({ content, checks, statements }));
  const own = await screen.findByTitle('Own words, not checked');
  expect(within(own).getByRole('link', { name: 'MATH 21A' })).toBeVisible();
});

it('a figure that the reply states has its bar there, and is not said again', async () => {
  const content = 'Two:\n\n- **COMPSCI 50**: rated 4.0 out of 5\n- **MATH 21A**, for its pictures';
  const at = (said: string) => ({ start: content.indexOf(said), end: content.indexOf(said) + said.length });
  const checks = ['COMPSCI 50', 'MATH 21A'].map((code): Check => ({
    code,
    field: 'code',
    said: code,
    record: code,
    ok: true,
    ...at(code),
  }));
  const said = '4.0 out of 5';
  const claim = {
    code: 'COMPSCI 50',
    field: 'rating',
    said,
    record: said,
    term: null,
    agrees: 'yes',
  } as const;
  const statements = [
    {
      ...at('**COMPSCI 50**: rated 4.0 out of 5'),
      verdict: 'verified' as const,
      claims: [{ ...claim, ...at(said) }],
    },
  ];
  await opened.user.type(screen.getByRole('textbox', { name: 'Message Quill' }), 'And now?{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  act(() => chat.lastReply.end({ content, checks, statements }));
  const figure = await screen.findByText('4.0 out of 5');
  expect(figure.querySelector('[data-fill]')).toHaveStyle({ width: '80%' });
  const row = within(figure.closest('li')!);
  expect(await row.findByText(/^\d+\.\d hours a week$/)).toBeVisible();
  expect(row.getAllByText(/out of 5$/)).toEqual([figure]);
});

it('courses of a table have no cards of their own until they are asked for', async () => {
  const content = '| Course | Rating |\n| --- | --- |\n| **COMPSCI 50** | high |\n| **MATH 21A** | low |';
  const checks = ['COMPSCI 50', 'MATH 21A'].map((code): Check => {
    const start = content.indexOf(code);
    return { code, field: 'code', said: code, record: code, ok: true, start, end: start + code.length };
  });
  await opened.user.type(
    screen.getByRole('textbox', { name: 'Message Quill' }),
    'compare cs50 and math 21a{Enter}',
  );
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  act(() => chat.lastReply.end({ content, checks }));
  const cards = await screen.findByRole('button', { name: 'COMPSCI 50, MATH 21A', expanded: false });
  expect(screen.queryByRole('article')).toBeNull();
  await opened.user.click(cards);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('a week whose courses the reply lists tells their sections on request', async () => {
  const section = {
    class_number: '10482',
    section: 'A',
    component: 'Lecture',
    instructors: [],
    meetings: [
      { days: ['Mon' as const], start: '10:00', end: '11:00', place: 'Hall 1', from: null, to: null },
    ],
  };
  const week: WeekCard = {
    term: '2025 Fall',
    rests_on: [],
    kept_free: [],
    plan: null,
    courses: [
      { code: 'MATH 21A', title: 'Multivariable Calculus', units: 4, hours: 9, why: '', sections: [section] },
    ],
    totals: {
      units: 4,
      units_unknown: 0,
      hours: 9,
      hours_unknown: 0,
      free_days: [],
      earliest: null,
      latest: null,
    },
  };
  const content = '- **MATH 21A**, Lecture A';
  const code = 'MATH 21A';
  const check: Check = { code, field: 'code', said: code, record: code, ok: true, start: 4, end: 12 };
  await opened.user.type(screen.getByRole('textbox', { name: 'Message Quill' }), 'Plan it{Enter}');
  await waitFor(() => expect(chat.replies).toHaveLength(2));
  act(() => chat.lastReply.end({ content, checks: [check], week }));
  const card = within(await screen.findByRole('region', { name: 'A week of 2025 Fall' }));
  const list = card.getByText(/10482/).closest('ul ul')!.closest('ul.divide-y')!;
  expect(list).toHaveClass('hidden');
  await opened.user.click(card.getByRole('button', { name: 'Sections, places and class numbers' }));
  expect(list).not.toHaveClass('hidden');
  // For phones, day by day.
  expect(card.getByText('Mon', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '10:00 – 11:00 AM MATH 21A Lecture A',
  );
});
