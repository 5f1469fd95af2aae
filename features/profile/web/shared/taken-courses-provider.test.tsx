import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { CourseCard } from '#features/catalogue/web/shared/course-card.tsx';
import { type Answers, failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { EMPTY_PROFILE } from '../../contract.ts';
import { TakenCoursesProvider } from './taken-courses-provider.tsx';

let taken: string[];
let answers: Answers;
beforeEach(() => {
  taken = ['MATH 1A'];
  answers = {
    'GET /api/profile': () =>
      jsonAnswer(200, {
        profile: { ...EMPTY_PROFILE, concentration: 'History', year: 'Junior', courses_taken: taken },
      }),
    'POST /api/profile/taken': ({ input: { code, is_taken } }) => {
      taken = taken.filter((each) => each !== code);
      if (is_taken === true) taken.push(String(code));
      return jsonAnswer(200, { courses_taken: taken });
    },
  };
});

const GEOLOGY = {
  ...SAMPLE_COURSE,
  class_tag: 'GEOL 10',
  class_name: 'Rocks',
  codes: ['GEOL 10', 'E-PSCI 10'],
};

const open = () => {
  fakeServer(answers);
  return openScreens(
    {
      '/': (
        <TakenCoursesProvider>
          <CourseCard course={GEOLOGY} />
        </TakenCoursesProvider>
      ),
    },
    '/',
  );
};
const button = async (pressed: boolean) => {
  const found = await screen.findByRole('button', {
    name: pressed ? /^Taken ?: GEOL 10$/ : /^Mark as taken ?: GEOL 10$/,
    pressed,
  });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

describe('a course', () => {
  it('is marked as taken with one click, and the click can be undone', async () => {
    const { user } = open();
    await user.click(await button(false));
    await button(true);
    await waitFor(() => expect(taken).toEqual(['MATH 1A', 'GEOL 10']));
    expect(await screen.findByText(/^GEOL 10 is marked as taken\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await button(false);
    await waitFor(() => expect(taken).toEqual(['MATH 1A']));
  });

  it('is taken out again by the same button', async () => {
    taken = ['MATH 1A', 'GEOL 10'];
    const { user } = open();
    await user.click(await button(true));
    await button(false);
    await waitFor(() => expect(taken).toEqual(['MATH 1A']));
  });

  it('is shown as taken under another code of the class', async () => {
    taken = ['e-psci 10'];
    open();
    expect(await button(true)).toBeVisible();
  });

  it('is not shown as taken if that failed, which is announced', async () => {
    answers['POST /api/profile/taken'] = failedAnswer();
    const { user } = open();
    await user.click(await button(false));
    expect(await screen.findByText(/^GEOL 10 could not be marked\. Something went wrong\./)).toBeVisible();
    expect(await button(false)).toBeVisible();
  });

  it('is refused with the reason where the profile can hold no more', async () => {
    const error = 'A profile has at most 200 courses.';
    answers['POST /api/profile/taken'] = jsonAnswer(409, { error, code: 'quota_reached' });
    const { user } = open();
    await user.click(await button(false));
    expect(await screen.findByText(`GEOL 10 could not be marked. ${error}`)).toBeVisible();
    expect(await button(false)).toBeVisible();
  });

  it('ends in the state of the last click, however fast', async () => {
    const { user } = open();
    for (const pressed of [false, true, false]) await user.click(await button(pressed));
    await waitFor(() => expect(taken).toEqual(['MATH 1A', 'GEOL 10']));
    expect(await button(true)).toBeVisible();
  });

  it('cannot be marked where it is not known what was taken', async () => {
    answers['GET /api/profile'] = failedAnswer();
    open();
    expect(await screen.findByRole('button', { name: /^Mark as taken/ })).toBeDisabled();
  });
});
