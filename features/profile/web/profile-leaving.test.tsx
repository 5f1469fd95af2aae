import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { type Answers, failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { clearToken, storeToken } from '#platform/web/sign-in/token-store.ts';
import { EMPTY_PROFILE, type Profile } from '../contract.ts';
import { ProfilePage } from './profile-page.tsx';
import { profileAnswers } from './testing/profile-answers.ts';

const SAVED: Profile = { ...EMPTY_PROFILE, concentration: 'Geology', year: 'Junior' };
const json = (body: unknown): Response => jsonAnswer(200, body);

let answers: Answers;

beforeEach(() => {
  answers = {
    'GET /api/profile': json({ profile: SAVED }),
    'POST /api/profile': ({ input }) => json({ profile: input.profile }),
    ...profileAnswers(),
  };
  fakeServer(answers);
});

/** The course search arrives when the test says so. */
const open = () => {
  const code = Promise.withResolvers<{ default: () => React.JSX.Element }>();
  const Courses = lazy(() => code.promise);
  const profile = (
    <>
      <Link to="/courses">Elsewhere</Link>
      <ProfilePage />
    </>
  );
  const screens = { '/profile': profile, '/courses': <Courses />, '/': <h1>Chat</h1> };
  return {
    ...openScreens(screens, '/profile'),
    arrive: () => act(async () => code.resolve({ default: () => <h1>Course Search</h1> })),
  };
};

const interests = () => screen.findByLabelText(/Academic interests/);
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const elsewhere = () => screen.getByRole('link', { name: 'Elsewhere' });
/** Holds back the answer to a save; it then saves what was sent. */
const holdSave = () => {
  const held = Promise.withResolvers<void>();
  const save = answers['POST /api/profile']!;
  answers['POST /api/profile'] = async (call) => {
    await held.promise;
    return typeof save === 'function' ? save(call) : save;
  };
  return () => act(async () => held.resolve());
};

describe('what is typed while the next screen loads', () => {
  it('is there again when the profile is opened again', async () => {
    const { user, arrive, goTo } = open();
    const field = await interests();
    await user.click(elsewhere());
    await user.type(field, 'Rivers');
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Course Search' })).toBeVisible();
    await goTo('/profile');
    expect(await interests()).toHaveValue('Rivers');
    expect(screen.getByText('These are the changes you could not save before.')).toBeVisible();
  });

  it('is there again, too, if more was typed than a save that ends later has saved', async () => {
    const { user, arrive, goTo } = open();
    const field = await interests();
    await user.click(elsewhere());
    await user.type(field, 'Rivers');
    const release = holdSave();
    await user.click(await press('Save Profile'));
    await user.type(field, ' and lakes');
    await arrive();
    await release();
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    answers['GET /api/profile'] = json({ profile: { ...SAVED, academic_interests: 'Rivers' } });
    await goTo('/profile');
    expect(await interests()).toHaveValue('Rivers and lakes');
  });

  it('is not kept if a save that ends later has saved it', async () => {
    const { user, arrive } = open();
    const field = await interests();
    await user.click(elsewhere());
    await user.type(field, 'Rivers');
    const release = holdSave();
    await user.click(await press('Save Profile'));
    await arrive();
    expect(sessionStorage.length).toBe(1);
    await release();
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });

  it('does not come back once it was taken out by hand', async () => {
    const { user, arrive, goTo } = open();
    const field = await interests();
    await user.click(elsewhere());
    await user.type(field, 'Rivers');
    await arrive();
    await goTo('/profile');
    await user.clear(await interests());
    await user.click(elsewhere());
    expect(await screen.findByRole('heading', { name: 'Course Search' })).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['signed out', clearToken],
    ['signed in as somebody else', () => storeToken('their-token')],
  ])('is not kept of a student who was %s in another tab', async (_, change) => {
    const { user } = open();
    await user.type(await interests(), 'Rivers');
    change();
    cleanup();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('leaving', () => {
  it('without saving leaves nothing behind, also if it is unknown whether a save arrived', async () => {
    const { user, arrive } = open();
    answers['POST /api/profile'] = failedAnswer();
    await user.type(await interests(), 'Rivers');
    await user.click(await press('Save Profile'));
    expect(await screen.findByText('Not saved. What you typed is still here.')).toBeVisible();
    expect(sessionStorage.length).toBe(1);
    answers['GET /api/profile'] = failedAnswer();
    await user.click(elsewhere());
    await user.click(await press('Leave without saving'));
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Course Search' })).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });

  it('after a save is taken back by “Stay”, pressed while it runs', async () => {
    const { user, arrive, address } = open();
    await arrive();
    await user.type(await interests(), 'Rivers');
    const release = holdSave();
    await user.click(elsewhere());
    await user.click(await press('Save and leave'));
    await user.click(await press('Stay'));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    await release();
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    expect(address()).toBe('/profile');
    expect(screen.getByRole('form', { name: 'Academic profile' })).toBeVisible();
  });

  it('leads where a link says, not to the chat that was asked for before something else was typed', async () => {
    answers['GET /api/profile'] = json({ profile: EMPTY_PROFILE });
    const { user, arrive, address } = open();
    await arrive();
    await user.type(await screen.findByLabelText('Concentration (required)'), 'Geo{Enter}');
    await user.click(await press(/^Year/));
    await user.click(screen.getByRole('option', { name: 'Junior' }));
    await user.click(await press(/What you like/));
    const release = holdSave();
    await user.click(await press('Save and ask Quill a first question'));
    await user.type(await interests(), 'Rivers');
    await release();
    expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
    await user.click(elsewhere());
    await user.click(await press('Leave without saving'));
    expect(await screen.findByRole('heading', { name: 'Course Search' })).toBeVisible();
    expect(address()).toBe('/courses');
  });
});
