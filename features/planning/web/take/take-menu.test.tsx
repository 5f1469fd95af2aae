import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { type Answers, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import type { Feed } from '../../feed.contract.ts';
import { readCalendar } from '../../testing/read-calendar.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, version } from '../../testing/plan-courses.ts';
import { PlanPage } from '../plan-page.tsx';

const COURSES = [
  record('ECON 10', 'Markets', [
    section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:00'),
    section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
  ]),
  record('MATH 21', 'Spaces', [{ ...section('Lecture', 'A', ['Tue'], '13:00', '14:00'), class_number: '' }]),
];
const URL_MADE = 'https://planner.example/api/calendars/abc.ics';

let feeds: Feed[];
let isPublic: boolean;
beforeEach(() => {
  feeds = [];
  isPublic = true;
  Element.prototype.scrollIntoView = () => undefined;
});

const answersOf = (zone: string | null): Answers => ({
  'GET /api/feeds': () => jsonAnswer(200, { feeds }),
  'POST /api/plans/versions/{version_id}/feeds': ({ input }) => {
    const feed: Feed = {
      feed_id: `feed ${feeds.length}`,
      version_id: String(input['version_id']),
      with_own_hours: input['with_own_hours'] === true,
      created_at: '2026-02-01T10:00:00.000Z',
    };
    feeds = [feed, ...feeds];
    return jsonAnswer(200, { ...feed, url: URL_MADE, is_public: isPublic });
  },
  'DELETE /api/feeds/{feed_id}': ({ input }) => {
    feeds = feeds.filter(({ feed_id }) => feed_id !== input['feed_id']);
    return jsonAnswer(200, { success: true });
  },
  'GET /api/university': jsonAnswer(200, {
    today: '2026-02-01',
    catalogue_date: '2026-01-20',
    name: 'Birch College',
    product: 'Lectern',
    time_zone: zone,
    terms: [{ name: TERM, start: '2026-01-26', end: '2026-05-08', holidays: ['2026-02-16'] }],
    subjects: {},
    subject_aliases: {},
  }),
});

const open = async (zone: string | null = 'America/New_York') => {
  const plans = fakePlans([version(['ECON 10', 'MATH 21'])]);
  const answers = answersOf(zone);
  fakeServer(answers, plans.answers, courseAnswers(COURSES));
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  await screen.findAllByRole('button', { name: /^ECON 10 Lecture A/ });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Take along' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  return { user, choose, answers };
};

describe('exporting a plan', () => {
  it('copies class numbers, one a line, and says what has none', async () => {
    const { choose } = await open();
    await choose('Copy class numbers');
    expect(
      await screen.findByText('2 class numbers copied. The catalogue has none for every section of MATH 21.'),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Lecture A\nDiscussion D1');
  });

  it('saves a calendar file, in the time of the university', async () => {
    const saved: Blob[] = [];
    const save = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:saved';
    });
    const { choose } = await open();
    await choose('Calendar file');
    await waitFor(() => expect(saved).toHaveLength(1));
    save.mockRestore();
    const calendar = readCalendar((await saved[0]?.text()) ?? '');
    expect(calendar.zones).toEqual(['America/New_York']);
    expect(calendar.events[0]).toMatchObject({ start: '2026-01-26T10:00', summary: 'ECON 10 Lecture' });
    expect(calendar.events.map(({ start }) => start)).not.toContain('2026-02-16T10:00');
  });

  it('says where the time zone is not known', async () => {
    const { choose } = await open(null);
    await choose('Calendar address…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar address' }));
    expect(dialog.getByText(/does not say in which time zone/)).toBeVisible();
  });

  it('creates a calendar address that is shown once, and can be revoked', async () => {
    const { user, choose } = await open();
    await choose('Calendar address…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar address' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'With my own hours, as “Busy”' }));
    await user.click(dialog.getByRole('button', { name: 'Make an address' }));
    const made = within(await dialog.findByRole('region', { name: 'The new address' }));
    expect(made.getByText(URL_MADE)).toBeVisible();
    await waitFor(() => expect(made.getByRole('button', { name: 'Copy' })).toHaveFocus());
    const app = 'webcal://planner.example/api/calendars/abc.ics';
    expect(made.getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute('href', app);
    const hrefOf = (name: string) => new URL(made.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('Google Calendar').searchParams.get('cid')).toBe(app);
    expect(hrefOf('Outlook').searchParams.get('url')).toBe(URL_MADE);
    expect(made.getByText(/hand the address to Google or Microsoft/)).toBeVisible();
    expect(feeds).toMatchObject([{ version_id: 'a', with_own_hours: true }]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Calendar address…');
    const again = within(await screen.findByRole('dialog', { name: 'Calendar address' }));
    expect(await again.findByText(/with own hours as “Busy”/)).toBeVisible();
    expect(again.queryByText(URL_MADE)).toBeNull();
    await user.click(again.getByRole('button', { name: 'Revoke…' }));
    await user.click(again.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(feeds).toEqual([]));
    await waitFor(() => expect(again.queryByText(/with own hours as “Busy”/)).toBeNull());
  });

  it('no longer offers an address that was revoked, and keeps the focus in the dialog', async () => {
    const { user, choose } = await open();
    await choose('Calendar address…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar address' }));
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
    await dialog.findByRole('region', { name: 'The new address' });
    await user.click(await dialog.findByRole('button', { name: 'Revoke…' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(dialog.queryByText(URL_MADE)).toBeNull());
    expect(await dialog.findByText('There is none.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Addresses of this plan' })).toHaveFocus();
  });

  it('leaves the focus where the student has gone while an address was being revoked', async () => {
    const { user, choose, answers } = await open();
    await choose('Calendar address…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar address' }));
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
    await user.click(await dialog.findByRole('button', { name: 'Revoke…' }));
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answers['DELETE /api/feeds/{feed_id}'] = async () => {
      await promise;
      feeds = [];
      return jsonAnswer(200, { success: true });
    };
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    const close = dialog.getByRole('button', { name: 'Close' });
    close.focus();
    resolve(undefined);
    await screen.findByText('Address revoked');
    expect(await dialog.findByText('There is none.')).toBeVisible();
    expect(close).toHaveFocus();
  });

  it('offers no services that cannot reach the server', async () => {
    isPublic = false;
    const { user, choose } = await open();
    await choose('Calendar address…');
    await user.click(await screen.findByRole('button', { name: 'Make an address' }));
    const made = within(await screen.findByRole('region', { name: 'The new address' }));
    expect(made.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
    expect(made.queryByRole('link', { name: 'Outlook' })).toBeNull();
    expect(made.getByText(/Only calendars on this machine or its network/)).toBeVisible();
  });
});
