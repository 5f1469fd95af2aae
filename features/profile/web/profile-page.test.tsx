import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogueClient } from '#features/catalogue/web/client/catalogue-client.ts';
import { connectHere } from '#features/catalogue/web/client/core-testing.ts';
import { CatalogueContext } from '#features/catalogue/web/client/use-catalogue.ts';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { AuthContext, type AuthState } from '#platform/web/sign-in/auth-state.ts';
import { mayLeave } from '#platform/web/page/leave-guard.ts';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { storeToken } from '#platform/web/sign-in/token-store.ts';
import { EMPTY_PROFILE, type Profile } from '../contract.ts';
import { ProfilePage } from './profile-page.tsx';

const SAVED: Profile = {
  ...EMPTY_PROFILE,
  concentration: 'Geology',
  year: 'Junior',
  courses_taken: ['GEOL 10'],
};

const rowsOfCourses = (rows: readonly object[]) => () =>
  new Response([{ total: rows.length }, ...rows].map((each) => `${JSON.stringify(each)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });

/** Answers of the server by `METHOD path`; a function is asked at each call, an Error is status 500. */
type Answers = Record<string, unknown>;
let answers: Answers;
let posted: Profile[];

const answerTo = (method: string, path: string): unknown => {
  const answer = answers[`${method} ${path}`];
  return typeof answer === 'function' ? (answer as () => unknown)() : answer;
};

beforeEach(() => {
  posted = [];
  answers = {
    'GET /api/profile': { profile: SAVED },
    'GET /api/concentrations': ['Computer Science', 'Geology', 'History'],
    'GET /api/secondary-fields': ['Mathematics'],
    'GET /api/joint-concentration-options/Geology': ['History'],
    'GET /api/joint-concentration-options/History': ['Computer Science'],
    'GET /api/profile/progress': { programmes: [{ name: 'Geology', groups: [] }] },
    'GET /api/university': { subjects: { GEOL: 'Geology', MATH: 'Mathematics' }, subject_aliases: {} },
    'GET /api/courses': rowsOfCourses([row('GEOL 10', 'Rocks'), row('MATH 1A', 'Calculus')]),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const answer = answerTo(method, url);
    if (url === '/api/profile' && method === 'POST')
      posted.push((JSON.parse(init.body as string) as { profile: Profile }).profile);
    if (answer instanceof Response) return answer;
    if (answer instanceof Error)
      return Response.json({ error: answer.message, code: 'internal' }, { status: 500 });
    return Response.json(answer ?? { profile: posted.at(-1) });
  });
  storeToken('a-token');
});
afterEach(() => vi.unstubAllGlobals());

const ROBIN: AuthState = {
  status: 'signed-in',
  user: { firstName: 'Robin', lastName: 'Marsh', email: 'robin@birch.example' },
  provider: 'openai',
  setProvider: () => undefined,
  signOut: async () => undefined,
};

const open = (): UserEvent => {
  const user = userEvent.setup();
  const screens = [
    {
      path: '/profile',
      element: (
        <>
          <Link to="/courses">Elsewhere</Link>
          <ProfilePage />
        </>
      ),
    },
    { path: '/courses', element: <h1>Course Search</h1> },
  ];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={ROBIN}>
        <CatalogueContext value={new CatalogueClient(connectHere)}>
          <RouterProvider router={createMemoryRouter(screens, { initialEntries: ['/profile'] })} />
        </CatalogueContext>
        <Toaster />
      </AuthContext>
    </QueryClientProvider>,
  );
  return user;
};

const form = () => screen.findByRole('form', { name: 'Academic profile' });
const typeCourse = async (user: UserEvent, text: string) => {
  await user.type(screen.getByLabelText('Add a course'), text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Profile' }));

describe('the profile screen', () => {
  it('greets the student and shows what is saved, each course with its title', async () => {
    open();
    await form();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Robin');
    expect(screen.getByLabelText('Concentration')).toHaveValue('Geology');
    expect(await screen.findByText('· Rocks')).toBeVisible();
  });

  it('adds a course on Enter without saving, and each course once', async () => {
    const user = open();
    await form();
    await typeCourse(user, ' geol101 {Enter}geol 101{Enter}GEOL 10{Enter}');
    expect(screen.getByRole('heading', { name: '2 courses' })).toBeVisible();
    expect(screen.getByText('GEOL 101')).toBeVisible();
    expect(await screen.findByText('· not in this year’s catalogue')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('keeps every word when saving fails, and saves it at the next try', async () => {
    const user = open();
    await form();
    answers['POST /api/profile'] = new Error('down');
    await user.type(screen.getByLabelText(/Academic interests/), 'Rivers');
    await typeCourse(user, 'math1a{Enter}');
    await save(user);
    expect(await screen.findByText('Failed to save profile')).toBeVisible();
    expect(screen.getByText('Not saved. What you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText(/Academic interests/)).toHaveValue('Rivers');
    delete answers['POST /api/profile'];
    await save(user);
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    expect(posted.at(-1)).toEqual({
      ...SAVED,
      academic_interests: 'Rivers',
      courses_taken: ['GEOL 10', 'MATH 1A'],
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('brings back what could not be saved when the student returns to it', async () => {
    const user = open();
    await form();
    answers['POST /api/profile'] = new Error('down');
    await user.type(screen.getByLabelText(/Academic interests/), 'Rivers');
    await save(user);
    await screen.findByText('Not saved. What you typed is still here.');
    cleanup();
    open();
    await form();
    expect(screen.getByText('These are the changes you could not save before.')).toBeVisible();
    expect(screen.getByLabelText(/Academic interests/)).toHaveValue('Rivers');
  });

  it('asks for concentration and year before anything is sent', async () => {
    answers['GET /api/profile'] = { profile: EMPTY_PROFILE };
    const user = open();
    await form();
    await save(user);
    expect(screen.getByText('Concentration is required.')).toBeVisible();
    expect(screen.getByText('Year is required.')).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByLabelText('Concentration')).toHaveFocus();
    expect(posted).toEqual([]);
  });

  it('never overwrites unseen a profile that could not be read at first', async () => {
    answers['GET /api/profile'] = new Error('down');
    sessionStorage.setItem(
      'profileDraft:robin@birch.example',
      JSON.stringify({ ...EMPTY_PROFILE, concentration: 'History', year: 'Senior' }),
    );
    const user = open();
    await form();
    answers['GET /api/profile'] = { profile: SAVED };
    await save(user);
    expect(await screen.findByText('You already have a profile')).toBeInTheDocument();
    expect(posted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use the saved one' }));
    await waitFor(() => expect(screen.getByLabelText('Concentration')).toHaveValue('Geology'));
    expect(posted).toEqual([]);
  });

  it('clears the second concentration when the first one changes', async () => {
    answers['GET /api/profile'] = {
      profile: { ...SAVED, academic_type: 'joint', second_concentration: 'History' },
    };
    const user = open();
    await form();
    expect(screen.getByLabelText('Joint With')).toHaveValue('History');
    await user.clear(screen.getByLabelText('Concentration'));
    await user.type(screen.getByLabelText('Concentration'), 'Hist');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Concentration')).toHaveValue('History'));
    expect(screen.getByLabelText('Joint With')).toHaveValue('');
  });

  it('warns before the student leaves with changes, and lets them go without any', async () => {
    const user = open();
    await form();
    await typeCourse(user, 'math1a{Enter}');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(screen.getByText('MATH 1A')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('heading', { name: 'Course Search' })).toBeVisible();
  });

  it('warns before the student signs out with changes, and saves them on the way if asked to', async () => {
    const user = open();
    await form();
    expect(await mayLeave()).toBe(true);
    await typeCourse(user, 'math1a{Enter}');
    const first = mayLeave();
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(await first).toBe(false);
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    const second = mayLeave();
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(await second).toBe(true);
    expect(posted).toHaveLength(1);
    expect(await mayLeave()).toBe(true);
  });

  it('reads several codes typed at once, each in the catalogue’s spelling', async () => {
    const user = open();
    await form();
    await screen.findByText('· Rocks');
    await typeCourse(user, 'math1a, geol 101{Enter}');
    expect(screen.getByText('· Calculus')).toBeVisible();
    expect(screen.getByText('GEOL 101')).toBeVisible();
  });

  it('says that the choices could not be fetched, and fetches them again', async () => {
    answers['GET /api/secondary-fields'] = new Error('down');
    const user = open();
    await form();
    const banner = await screen.findByText(/Failed to load academic options\. You can/);
    answers['GET /api/secondary-fields'] = ['Mathematics'];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  });
});
