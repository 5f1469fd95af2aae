import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Check } from '#features/advisor/contract.ts';
import { FakeChat, message } from '#app/testing/chat/fake-chat.ts';
import { openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import { startTyping } from '#platform/web/page/typing.ts';
import { failedAnswer } from '#platform/web/api/testing/fake-server.ts';

let chat: FakeChat;
beforeEach(() => {
  chat = new FakeChat();
  withoutLayout();
});

/** Checks of the codes in a text, as the server sends them. */
const codeChecks = (content: string, ...codes: string[]): Check[] =>
  codes.map((code) => {
    const start = content.indexOf(code);
    const ok = chat.courses.some(({ class_tag }) => class_tag === code);
    return { code, field: 'code', said: code, record: ok ? code : null, ok, start, end: start + code.length };
  });

const ask = async (question: string) => {
  const opened = openChat(chat);
  await opened.user.type(await screen.findByRole('textbox', { name: 'Message Quill' }), `${question}{Enter}`);
  await waitFor(() => expect(chat.replies.length).toBeGreaterThan(0));
  return opened;
};

const answer = (content: string, ...codes: string[]) =>
  act(() => chat.lastReply.end({ content, checks: codeChecks(content, ...codes) }));

/** Waits for pending updates, and for the delay after which a comparison opens. */
const settle = async (end: () => void) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  end();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
};

const comparison = () => screen.findByRole('dialog', { name: 'Course Comparison' });
const lookups = () =>
  chat.calls
    .filter(({ call }) => call.startsWith('GET /api/courses/'))
    .map(({ call }) => decodeURIComponent(call.slice('GET /api/courses/'.length)));

describe('a course card', () => {
  it('appears under the reply to a question about one course', async () => {
    await ask('What is cs50?');
    answer('It is an introduction.');
    expect(await screen.findByRole('article', { name: 'Introduction to Computer Science' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare These Courses' })).toBeNull();
  });

  it('appears under a reply that names a course', async () => {
    await ask('What is easy?');
    answer('Take MATH 21A.', 'MATH 21A');
    expect(await screen.findByRole('article', { name: 'Multivariable Calculus' })).toBeVisible();
    expect(lookups()).toEqual(['MATH 21A']);
  });

  it('never appears for a code that is not in the catalogue; the code is struck through', async () => {
    await ask('What is easy?');
    answer('Take COMPSCI 999.', 'COMPSCI 999');
    expect(await screen.findByTitle('Not in the catalogue')).toHaveTextContent('COMPSCI 999');
    expect(lookups()).toEqual([]);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is silently omitted if it cannot be fetched', async () => {
    chat.refusals['GET /api/courses/MATH%2021A'] = failedAnswer();
    await ask('What is easy?');
    await settle(() => answer('Take MATH 21A or COMPSCI 50.', 'MATH 21A', 'COMPSCI 50'));
    expect(screen.getByRole('article', { name: 'Introduction to Computer Science' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the courses that its prerequisites name, as the comparison does', async () => {
    const [, math] = chat.courses;
    if (math) math.course_requirements = 'CS 50 with a good grade, or COMPSCI 999.';
    await ask('compare cs50 and math 21a');
    const dialog = await comparison();
    const to = (place: HTMLElement) => within(place).findByRole('link', { name: 'CS 50' });
    expect(await to(dialog)).toHaveAttribute('href', '/courses?q=COMPSCI+50&course=COMPSCI+50');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    answer('Take MATH 21A.', 'MATH 21A');
    const card = await screen.findByRole('article', { name: 'Multivariable Calculus' });
    expect(await to(card)).toHaveAttribute('href', '/courses?q=COMPSCI+50&course=COMPSCI+50');
    expect(within(card).queryByRole('link', { name: 'COMPSCI 999' })).toBeNull();
  });

  it('of an older turn appears once that comes near the view', async () => {
    const comeNear: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
          comeNear.push(() => onChange([{ isIntersecting: true }]));
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const content = 'Take MATH 21A, or begin with:\n\n- **COMPSCI 50**, for its problem sets';
    const session = chat.addSession(
      'Old',
      message('user', 'What is easy?'),
      message('assistant', content, { checks: codeChecks(content, 'MATH 21A', 'COMPSCI 50') }),
      message('user', 'Thanks'),
      message('assistant', 'You are welcome.'),
    );
    openChat(chat, `/?session=${session.id}`);
    expect(await screen.findByRole('button', { name: /^Details/ })).toBeVisible();
    expect(lookups()).toEqual([]);
    act(() => comeNear.forEach((come) => come()));
    expect(await screen.findByRole('article', { name: 'Multivariable Calculus' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Compare ?: COMPSCI 50/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Compare These Courses' })).toBeVisible();
  });
});

describe('the comparison', () => {
  it('opens for a question that compares two courses, before the reply arrives', async () => {
    await ask('compare cs50 and math 21a');
    const dialog = await comparison();
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    expect(lookups()).toEqual(['COMPSCI 50', 'MATH 21A']);
  });

  it('passes the focus to the composer when closed, after the reply has ended', async () => {
    const { user } = await ask('compare cs50 and math 21a');
    await comparison();
    answer('Both are good.');
    await waitFor(() => expect(document.querySelector('textarea')).toBeEnabled());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message Quill' })).toHaveFocus());
  });

  it('does not open by itself once the student chose so, on any device', async () => {
    const { user } = await ask('compare CS 50 and MATH 21A');
    const dialog = await comparison();
    await user.click(within(dialog).getByRole('switch', { name: 'Do not open by itself' }));
    await waitFor(() => expect(chat.opensComparison).toBe(false));
    await user.keyboard('{Escape}');
    const content = 'Take COMPSCI 50 and MATH 21A.';
    await settle(() => answer(content, 'COMPSCI 50', 'MATH 21A'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Compare These Courses' }));
    expect(within(await comparison()).getByRole('switch')).toBeChecked();
  });

  it('says so when the choice could not be kept, and stays as it was', async () => {
    chat.refusals['POST /api/chat/settings'] = failedAnswer();
    const { user } = await ask('compare CS 50 and MATH 21A');
    const choice = within(await comparison()).getByRole('switch', { name: 'Do not open by itself' });
    await user.click(choice);
    expect(await screen.findByText('That could not be kept. Please try again.')).toBeInTheDocument();
    expect(choice).not.toBeChecked();
  });

  it('does not open if only one of the courses is in the catalogue', async () => {
    await ask('compare cs50 and math 99');
    await settle(() => answer('I know only one of them.'));
    expect(lookups()).toContain('MATH 99');
    expect(screen.getByRole('article', { name: 'Introduction to Computer Science' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens once for a reply that names two courses', async () => {
    const { user } = await ask('What is easy?');
    answer('Take MATH 21A or COMPSCI 50.', 'MATH 21A', 'COMPSCI 50');
    await comparison();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Compare These Courses' }));
    await comparison();
  });

  it('waits until nobody types; letters typed on go to the composer and close it', async () => {
    onTestFinished(startTyping());
    const { user } = await ask('What is easy?');
    // The second without a key begins when the test has typed, however long that takes.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.keyboard('a');
    answer('Take MATH 21A or COMPSCI 50.', 'MATH 21A', 'COMPSCI 50');
    const box = screen.getByRole('textbox', { name: 'Message Quill' });
    await waitFor(() => expect(box).toHaveFocus());
    await user.keyboard('nd art');
    expect(screen.queryByRole('dialog')).toBeNull();
    clock.mockRestore();
    const dialog = await screen.findByRole('dialog', { name: 'Course Comparison' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard(' seminars');
    expect(box).toHaveValue('and art seminars');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    expect(chat.calls.filter(({ call }) => call.includes('saved'))).toEqual([]);
  });

  /** A reply that names two courses ends while the student searches past chats. */
  const endDuringSearch = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await ask('What is easy?');
    await user.click(screen.getAllByRole('button', { name: 'Search past chats' })[0]!);
    const search = within(await screen.findByRole('dialog', { name: 'Search past chats' }));
    answer('Take COMPSCI 50 or MATH 21A.', 'COMPSCI 50', 'MATH 21A');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('dialog', { name: 'Course Comparison' })).toBeNull();
    return { user, search };
  };

  it('waits until a dialog that the student has opened is closed', async () => {
    const { user } = await endDuringSearch();
    await user.keyboard('{Escape}');
    await comparison();
  });

  it('waits until a menu is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await ask('What is easy?');
    const [menu] = await screen.findAllByRole('button', { name: 'Keep this chat' });
    await user.click(menu!);
    answer('Take COMPSCI 50 or MATH 21A.', 'COMPSCI 50', 'MATH 21A');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('menu')).toBeVisible();
    await user.keyboard('{Escape}');
    await comparison();
  });

  it('does not open over another chat', async () => {
    const { user, search } = await endDuringSearch();
    chat.addSession('Rivers', message('user', 'Which waters?'), message('assistant', 'The Alder.'));
    await user.type(search.getByRole('searchbox'), 'waters');
    await user.click(await search.findByRole('link', { name: /waters/ }));
    await screen.findByText('The Alder.');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the composer alone once the student has turned to it', async () => {
    const { user } = await ask('compare cs50 and math 21a');
    const dialog = await comparison();
    await user.tab();
    await user.keyboard('x');
    expect(dialog).toBeVisible();
    expect(document.querySelector('textarea')).toHaveValue('');
  });

  it('takes another course by Enter or by the arrow keys', async () => {
    const { user } = await ask('compare cs50 and math 21a');
    const dialog = within(await comparison());
    const remove = () => user.click(dialog.getByRole('button', { name: /^Remove MATH 21A/ }));
    const find = async () => {
      await user.click(dialog.getByRole('button', { name: 'Add a course' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Add a course' })).toHaveFocus());
      await user.paste('multivariable');
      await dialog.findByRole('button', { name: /^Compare MATH 21A/ });
    };
    await remove();
    await find();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Remove MATH 21A/ })).toBeVisible());
    await remove();
    await find();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Remove MATH 21A/ })).toBeVisible());
  });

  it('does not reopen with the reply after the student has closed the same one', async () => {
    const { user } = await ask('compare cs50 and math 21a');
    await comparison();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await settle(() => answer('MATH 21A is lighter than COMPSCI 50.', 'MATH 21A', 'COMPSCI 50'));
    expect(screen.getByRole('button', { name: 'Compare These Courses' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open for a stopped reply, which can be retried before its cards appear', async () => {
    await ask('What is easy?');
    const content = 'Take MATH 21A or COMPSCI 50.';
    const checks = codeChecks(content, 'MATH 21A', 'COMPSCI 50');
    await settle(() => act(() => chat.lastReply.end({ content, status: 'stopped', checks })));
    expect(screen.getByRole('button', { name: 'Compare These Courses' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [card] = screen.getAllByRole('article');
    const retry = screen.getByRole('button', { name: 'Retry' });
    expect(retry.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the claims of a reply', () => {
  it('are marked if they contradict the record, with a summary', async () => {
    await ask('How good is it?');
    const content = 'MATH 21A is rated 4.9.';
    const start = content.indexOf('4.9');
    act(() =>
      chat.lastReply.end({
        content,
        checks: [
          ...codeChecks(content, 'MATH 21A'),
          { code: 'MATH 21A', field: 'rating', said: '4.9', record: '4.1', ok: false, start, end: start + 3 },
        ],
        statements: [
          {
            start: 0,
            end: content.length,
            verdict: 'contradicted',
            claims: [
              {
                code: 'MATH 21A',
                field: 'rating',
                said: '4.9',
                record: '4.1 out of 5',
                agrees: 'no',
                term: '2025 Fall',
                start,
                end: start + 3,
              },
            ],
          },
        ],
        catalogue_date: '2025-08-14',
      }),
    );
    expect(await screen.findByText('record: 4.1 out of 5')).toBeVisible();
    const line = screen.getByRole('button', {
      name: /^1 statement differs from the catalogue · catalogue of/,
    });
    await userEvent.click(line);
    expect(
      screen.getByText('Differs from the catalogue. Record: MATH 21A, 2025 Fall, 4.1 out of 5'),
    ).toBeVisible();
  });

  it('are not called checked where nothing was', async () => {
    await ask('What is easy?');
    act(() => chat.lastReply.end({ content: 'Take it easy.', statements: [], catalogue_date: '2025-08-14' }));
    expect(await screen.findByText('Nothing in this reply was checked against the catalogue.')).toBeVisible();
  });

  it('are said to be from before there were statements', async () => {
    await ask('What is easy?');
    answer('Take MATH 21A.', 'MATH 21A');
    expect(await screen.findByText('Made before statements were checked.')).toBeVisible();
  });
});

describe('a question with words of despair', () => {
  it.each(['compare cs50 and math 21a. i want to die', 'What is cs50? i want to die'])(
    'opens no comparison and shows no course card: %s',
    async (question) => {
      await ask(question);
      act(() => chat.lastReply.end({ provider: 'care', content: 'I’m Quill, a program.' }));
      await screen.findByRole('region', { name: 'Who can help now' });
      await act(() => vi.dynamicImportSettled());
      // Longer than any comparison takes to open.
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(lookups()).toEqual([]);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('article')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Write again' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Copy reply' })).toBeVisible();
    },
  );
});
