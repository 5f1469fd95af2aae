import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import {
  type Answer,
  type Answers,
  failedAnswer,
  fakeServer,
  jsonAnswer,
  linesAnswer,
} from '#platform/web/api/testing/fake-server.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { mayLeave } from '#platform/web/page/leave-guard.ts';
import { EMPTY_PROFILE, listSecondaryFields, type Profile } from '../contract.ts';
import { ProfilePage } from './profile-page.tsx';

const SAVED: Profile = {
  ...EMPTY_PROFILE,
  concentration: 'Geology',
  year: 'Junior',
  courses_taken: ['GEOL 10'],
};

const json = (body: unknown): Response => jsonAnswer(200, body);

let answers: Answers;
let posted: Profile[];
/** Accepts what is posted and returns it as saved. */
const savePosted: Answer = ({ input }) => {
  posted.push(input.profile as Profile);
  return json({ profile: input.profile });
};

beforeEach(() => {
  posted = [];
  answers = {
    'GET /api/profile': json({ profile: SAVED }),
    'POST /api/profile': savePosted,
    'GET /api/concentrations': json(['Computer Science', 'Geology', 'History']),
    'GET /api/secondary-fields': json(['Mathematics']),
    'GET /api/joint-concentration-options/Geology': json(['History']),
    'GET /api/joint-concentration-options/History': json(['Computer Science']),
    'GET /api/profile/progress': json({ programmes: [] }),
    'POST /api/profile/progress': json({ programmes: [{ name: 'Geology', groups: [] }] }),
    'GET /api/university': json({ subjects: { GEOL: 'Geology', MATH: 'Mathematics' }, subject_aliases: {} }),
    'GET /api/courses': linesAnswer([
      { total: 2 },
      row('GEOL 10', 'Rocks and Rivers', { instructors: ['Ines Okafor'] }),
      row('MATH 1A', 'Calculus'),
    ]),
  };
  fakeServer(answers);
});

const open = (state?: object): UserEvent => {
  const profile = (
    <>
      <Link to="/courses">Elsewhere</Link>
      <ProfilePage />
    </>
  );
  const screens = { '/profile': profile, '/courses': <h1>Course Search</h1>, '/': <h1>Chat</h1> };
  return openScreens(screens, state ? { pathname: '/profile', state } : '/profile').user;
};

/** A draft of a form that began empty. */
const keepDraft = (typed: Partial<Profile>) =>
  sessionStorage.setItem('profileDraft:robin@birch.example', JSON.stringify({ ...EMPTY_PROFILE, ...typed }));

const form = () => screen.findByRole('form', { name: 'Academic profile' });
const typeCourse = async (user: UserEvent, text: string) => {
  await user.type(screen.getByLabelText('Add a course'), text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Profile' }));

describe('the profile screen', () => {
  it('greets the student and shows the saved profile with course titles', async () => {
    open();
    await form();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Robin');
    expect(screen.getByLabelText('Concentration (required)')).toHaveValue('Geology');
    expect(await screen.findByText('· Rocks and Rivers')).toBeVisible();
  });

  it('marks a programme that the university does not list as other', async () => {
    answers['GET /api/profile'] = json({ profile: { ...SAVED, concentration: 'Alchemy' } });
    open();
    await form();
    expect(screen.getByLabelText('Concentration (required)')).toHaveValue('Alchemy');
    expect(await screen.findByText('Other: not in the university’s list.')).toBeVisible();
  });

  it('adds a course on Enter without saving or duplicates', async () => {
    const user = open();
    await form();
    await typeCourse(user, ' geol101 {Enter}geol 101{Enter}GEOL 10{Enter}');
    expect(screen.getByRole('heading', { name: '2 courses' })).toBeVisible();
    expect(screen.getByText('GEOL 101')).toBeVisible();
    expect(await screen.findByText('· not in this year’s catalogue')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('keeps the input when saving fails, and saves it on retry', async () => {
    const user = open();
    await form();
    answers['POST /api/profile'] = failedAnswer();
    await user.type(screen.getByLabelText(/Academic interests/), 'Rivers');
    await typeCourse(user, 'math1a{Enter}');
    await save(user);
    expect(await screen.findByText('Failed to save profile')).toBeVisible();
    expect(screen.getByText('Not saved. What you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText(/Academic interests/)).toHaveValue('Rivers');
    answers['POST /api/profile'] = savePosted;
    await save(user);
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    expect(posted.at(-1)).toEqual({
      ...SAVED,
      academic_interests: 'Rivers',
      courses_taken: ['GEOL 10', 'MATH 1A'],
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('restores unsaved input when the student returns', async () => {
    const user = open();
    await form();
    answers['POST /api/profile'] = failedAnswer();
    await user.type(screen.getByLabelText(/Academic interests/), 'Rivers');
    await save(user);
    await screen.findByText('Not saved. What you typed is still here.');
    cleanup();
    open();
    await form();
    expect(screen.getByText('These are the changes you could not save before.')).toBeVisible();
    expect(screen.getByLabelText(/Academic interests/)).toHaveValue('Rivers');
  });

  it('restores unsaved input if another call finds the sign-in ended', async () => {
    const user = open();
    await form();
    await user.type(screen.getByLabelText(/Academic interests/), 'Rivers');
    answers['GET /api/secondary-fields'] = jsonAnswer(401, { error: 'Please sign in.', code: 'signed_out' });
    await expect(callApi(listSecondaryFields, {})).rejects.toThrow('Please sign in.');
    answers['GET /api/secondary-fields'] = json(['Mathematics']);
    cleanup();
    open();
    await form();
    expect(screen.getByLabelText(/Academic interests/)).toHaveValue('Rivers');
  });

  it('takes a new user through steps, and requires concentration and year before sending', async () => {
    answers['GET /api/profile'] = json({ profile: EMPTY_PROFILE });
    const user = open();
    await form();
    expect(screen.getByRole('button', { name: 'Save Profile' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Skip this step' }));
    await typeCourse(user, 'geol 10{Enter}');
    await user.click(screen.getByRole('button', { name: 'Next: what you like' }));
    await user.click(screen.getByRole('button', { name: 'Save and ask Quill a first question' }));
    expect(screen.getByText('Concentration is required.')).toBeVisible();
    expect(screen.getByText('Year is required.')).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByLabelText('Concentration (required)')).toHaveFocus();
    expect(posted).toEqual([]);
    await user.type(screen.getByLabelText('Concentration (required)'), 'Geo{Enter}');
    await user.click(screen.getByRole('button', { name: /^Year/ }));
    await user.click(screen.getByRole('option', { name: 'Junior' }));
    await user.click(screen.getByRole('button', { name: /What you like/ }));
    await user.click(screen.getByRole('button', { name: 'Skip this step' }));
    expect(await screen.findByRole('heading', { name: 'Chat' })).toBeVisible();
    expect(posted).toEqual([SAVED]);
  });

  it('explains why the chat leads here, until both answers are given', async () => {
    answers['GET /api/profile'] = json({ profile: EMPTY_PROFILE });
    const user = open({ isFromChat: true });
    // In the page, and announced by the region that was there before.
    await waitFor(() => {
      const told = screen.getAllByText(/^Two answers first: concentration and year/);
      expect(told.map((each) => each.closest('[aria-live]')?.getAttribute('aria-live'))).toEqual([
        'off',
        'polite',
      ]);
    });
    await user.click(screen.getByRole('combobox', { name: /^Concentration/ }));
    await user.click(await screen.findByRole('option', { name: SAVED.concentration }));
    await user.click(screen.getByRole('button', { name: /^Year/ }));
    await user.click(screen.getByRole('option', { name: 'Junior' }));
    expect(screen.getAllByText(/Two answers first/)).toHaveLength(1);
  });

  it('finds a course by its title or instructor, and adds other text only if that is chosen', async () => {
    const user = open();
    await form();
    await screen.findByText('· Rocks and Rivers');
    await typeCourse(user, 'calculus');
    expect(await screen.findByRole('option', { name: 'MATH 1A · Calculus' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText('· Calculus')).toBeVisible();
    await typeCourse(user, 'okafor');
    expect(
      await screen.findByRole('option', { name: /GEOL 10 · Rocks and Rivers.*already in your list/ }),
    ).toBeVisible();
    await user.clear(screen.getByLabelText('Add a course'));
    await typeCourse(user, 'hello{Enter}');
    expect(screen.getByText(/“hello” is not a course code/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '2 courses' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('heading', { name: '3 courses' })).toBeVisible();
    await user.click(screen.getByLabelText('Add a course'));
    await user.paste('x'.repeat(120));
    expect(screen.getByText(/; this has 120/)).toBeVisible();
    // Without the count, which would be heard with each letter.
    expect(screen.getByLabelText('Add a course')).toHaveAccessibleDescription(
      /A course can have at most 60 characters here\s?\.$/,
    );
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByLabelText('Add a course')).toHaveValue('x'.repeat(120));
  });

  it('counts requirements while the form is edited, with a total', async () => {
    answers['POST /api/profile/progress'] = ({ input }) => {
      const have = (input.courses_taken as string[]).length;
      const group = { name: 'Rocks', need: 3, have, courses: [], options: [] };
      return json({
        programmes: [{ name: 'Geology', groups: [group, { ...group, name: 'Rivers', have: 0 }] }],
      });
    };
    const user = open();
    await form();
    expect(await screen.findByText('1 of 6 courses')).toBeVisible();
    await typeCourse(user, 'math 1a{Enter}');
    expect(await screen.findByText('2 of 6 courses')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('asks for the second concentration of a joint or double one', async () => {
    const user = open();
    await form();
    await user.click(screen.getByRole('button', { name: /^Academic type/ }));
    await user.click(screen.getByRole('option', { name: 'Double' }));
    expect(screen.getByText('Choose your second concentration.')).toBeVisible();
    await save(user);
    expect(screen.getByText(/Choose your second concentration, or the type Single/)).toBeVisible();
    expect(screen.getByLabelText('Second Concentration')).toHaveFocus();
    expect(posted).toEqual([]);
  });

  it('starts empty if the profile cannot be read, says so, and reads it again', async () => {
    answers['GET /api/profile'] = failedAnswer();
    const user = open();
    await form();
    expect(screen.getByText(/Your saved profile could not be read/)).toBeVisible();
    expect(screen.queryByText(/None yet/)).toBeNull();
    expect(screen.getByLabelText('Concentration (required)')).toHaveValue('');
    answers['GET /api/profile'] = json({ profile: SAVED });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByLabelText('Concentration (required)')).toHaveValue('Geology'));
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('asks before overwriting a profile that could not be loaded at first', async () => {
    answers['GET /api/profile'] = failedAnswer();
    keepDraft({ concentration: 'History', year: 'Senior' });
    const user = open();
    await form();
    answers['GET /api/profile'] = json({ profile: SAVED });
    await save(user);
    expect(await screen.findByText('You already have a profile')).toBeInTheDocument();
    expect(posted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use the saved one' }));
    await waitFor(() => expect(screen.getByLabelText('Concentration (required)')).toHaveValue('Geology'));
    expect(posted).toEqual([]);
  });

  it('loses neither the saved profile nor the input of a form that began without it', async () => {
    keepDraft({ academic_interests: 'Rivers', year: 'Senior' });
    const user = open();
    await form();
    expect(screen.getByLabelText('Concentration (required)')).toHaveValue('Geology');
    expect(screen.getByLabelText(/Academic interests/)).toHaveValue('Rivers');
    await save(user);
    expect(posted).toEqual([{ ...SAVED, academic_interests: 'Rivers', year: 'Senior' }]);
  });

  it('keeps what was typed while the profile was read again', async () => {
    answers['GET /api/profile'] = failedAnswer();
    const user = open();
    await form();
    const late = Promise.withResolvers<Response>();
    answers['GET /api/profile'] = () => late.promise;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.type(screen.getByLabelText(/Academic interests/), 'Rivers');
    late.resolve(json({ profile: SAVED }));
    await waitFor(() => expect(screen.getByLabelText('Concentration (required)')).toHaveValue('Geology'));
    expect(screen.getByLabelText(/Academic interests/)).toHaveValue('Rivers');
  });

  it('says what another window changed meanwhile, and why nothing was saved', async () => {
    const user = open();
    await form();
    answers['POST /api/profile'] = () => Promise.reject(new TypeError('offline'));
    await user.type(screen.getByLabelText(/Academic interests/), 'Rivers');
    await save(user);
    expect(await screen.findByText(/Not saved: the server cannot be reached/)).toBeVisible();
    answers['POST /api/profile'] = ({ input }) =>
      json({ profile: { ...(input.profile as Profile), courses_taken: ['GEOL 10', 'MATH 1A'] } });
    await save(user);
    expect(await screen.findByText(/What you changed in another window is in it, too/)).toBeVisible();
    expect(screen.getByText('MATH 1A')).toBeVisible();
  });

  it.each([false, true])('takes back a save whose answer was lost; discards first: %s', async (isFirst) => {
    const [user, interests] = [open(), await screen.findByLabelText(/Academic interests/)];
    answers['POST /api/profile'] = ({ input }) => {
      answers['GET /api/profile'] = json({ profile: input.profile });
      return failedAnswer();
    };
    await user.type(interests, 'Rivers');
    await save(user);
    expect(await screen.findByText('Failed to save profile')).toBeVisible();
    if (isFirst) {
      await user.type(interests, ' and lakes');
      await user.click(screen.getByRole('button', { name: 'Discard changes' }));
      await waitFor(() => expect(interests).toHaveValue('Rivers'));
    }
    const saved = vi.fn(({ input }: { input: Record<string, unknown> }) => json({ profile: input.profile }));
    answers['POST /api/profile'] = saved;
    await user.clear(interests);
    await save(user);
    expect(await screen.findByText('Profile saved successfully')).toBeVisible();
    expect(saved.mock.lastCall?.[0].input.before).toEqual({ ...SAVED, academic_interests: 'Rivers' });
  });

  it('clears the second concentration when the first one changes', async () => {
    answers['GET /api/profile'] = json({
      profile: { ...SAVED, academic_type: 'joint', second_concentration: 'History' },
    });
    const user = open();
    await form();
    expect(screen.getByLabelText('Joint With')).toHaveValue('History');
    await user.clear(screen.getByLabelText('Concentration (required)'));
    await user.type(screen.getByLabelText('Concentration (required)'), 'Hist');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Concentration (required)')).toHaveValue('History'));
    expect(screen.getByLabelText('Joint With')).toHaveValue('');
  });

  it('warns before leaving with unsaved changes only', async () => {
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

  it('warns before signing out with unsaved changes, and can save them', async () => {
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
    await screen.findByText('· Rocks and Rivers');
    await typeCourse(user, 'math1a, geol 101{Enter}');
    expect(screen.getByText('· Calculus')).toBeVisible();
    expect(screen.getByText('GEOL 101')).toBeVisible();
  });

  it('reports that options failed to load, and retries', async () => {
    answers['GET /api/secondary-fields'] = failedAnswer();
    const user = open();
    const banner = await screen.findByText(/Failed to load academic options\. You can/);
    answers['GET /api/secondary-fields'] = json(['Mathematics']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  });
});
