import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { type Answers, failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { EMPTY_PROFILE, type Profile } from '../contract.ts';
import { clashingFields, mergeProfile } from '../domain/merge-profile.ts';
import { ProfilePage } from './profile-page.tsx';
import { profileAnswers } from './testing/profile-answers.ts';

const OPENED: Profile = { ...EMPTY_PROFILE, concentration: 'Geology', year: 'Junior', interests: ['Music'] };
const json = (body: unknown): Response => jsonAnswer(200, body);

let answers: Answers;
/** What the server has; another window may write it. */
let stored: Profile;
let sent: { profile: Profile; before?: Profile }[];

beforeEach(() => {
  stored = OPENED;
  sent = [];
  answers = {
    'GET /api/profile': () => json({ profile: stored }),
    'POST /api/profile': ({ input }) => {
      const { profile, before } = input as unknown as { profile: Profile; before: Profile };
      sent.push({ profile, before });
      if (clashingFields(before, profile, stored).length > 0)
        return jsonAnswer(409, { code: 'conflict', error: 'Changed.', current: { profile: stored } });
      stored = mergeProfile(before, profile, stored);
      return json({ profile: stored });
    },
    ...profileAnswers(),
  };
  fakeServer(answers);
});

const open = (): UserEvent =>
  openScreens({ '/profile': <ProfilePage />, '/': <h1>Chat</h1> }, '/profile').user;
const text = () => screen.findByLabelText(/Academic interests/);
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Profile' }));

/** Types a text and picks an interest, while another window saves another text and another interest. */
const clash = async (): Promise<{ user: UserEvent; dialog: HTMLElement }> => {
  const user = open();
  await user.type(await text(), 'Rivers');
  await user.click(screen.getByRole('checkbox', { name: 'Physics' }));
  stored = { ...OPENED, academic_interests: 'Whales', interests: ['Music', 'Arts'] };
  await save(user);
  return { user, dialog: await screen.findByRole('dialog', { name: 'Your profile was changed elsewhere' }) };
};

describe('a text that another window changed, too', () => {
  it('is shown beside the form’s, alone, and overwrites nothing', async () => {
    const { dialog } = await clash();
    const table = within(dialog).getByRole('table', { name: 'Where the saved profile and this form differ' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['FieldSavedThis form', 'Academic interestsWhalesRivers']);
    expect(stored.academic_interests).toBe('Whales');
    expect(screen.queryByText(/saved successfully/)).toBeNull();
  });

  it('can be replaced, with the other changes of both', async () => {
    const { user } = await clash();
    await user.click(screen.getByRole('button', { name: 'Use what this form says' }));
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    expect(stored).toEqual({
      ...OPENED,
      academic_interests: 'Rivers',
      interests: ['Music', 'Arts', 'Physics'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });

  it('can be kept by keyboard, with the other changes of both', async () => {
    const { user, dialog } = await clash();
    const keep = within(dialog).getByRole('button', { name: 'Use what is saved' });
    for (let presses = 0; presses < 5 && document.activeElement !== keep; presses++) await user.tab();
    expect(keep).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    expect(await text()).toHaveValue('Whales');
    expect(stored).toEqual({
      ...OPENED,
      academic_interests: 'Whales',
      interests: ['Music', 'Arts', 'Physics'],
    });
  });

  it('keeps both without a choice, says so, and asks again', async () => {
    const { user } = await clash();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/Not saved: it was changed elsewhere, too/)).toBeVisible();
    expect(await text()).toHaveValue('Rivers');
    stored = { ...stored, academic_interests: 'Krill' };
    await save(user);
    expect(within(await screen.findByRole('dialog')).getByText('Krill')).toBeVisible();
    expect(stored.academic_interests).toBe('Krill');
  });

  it('is not overwritten by a restored draft', async () => {
    const user = open();
    await user.type(await text(), 'Rivers');
    const works = answers['POST /api/profile']!;
    answers['POST /api/profile'] = failedAnswer();
    await save(user);
    await screen.findByText('Not saved. What you typed is still here.');
    cleanup();
    stored = { ...OPENED, academic_interests: 'Whales' };
    answers['POST /api/profile'] = works;
    const again = open();
    expect(await text()).toHaveValue('Rivers');
    await save(again);
    expect(within(await screen.findByRole('dialog')).getByText('Whales')).toBeVisible();
    await again.click(screen.getByRole('button', { name: 'Use what is saved' }));
    // Nothing else was changed, so nothing is sent.
    expect(await text()).toHaveValue('Whales');
    expect(sent).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);
  });
});
