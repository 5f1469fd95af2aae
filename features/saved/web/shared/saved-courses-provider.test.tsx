import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { CourseCard } from '#features/catalogue/web/shared/course-card.tsx';
import { failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { startShortcuts } from '#platform/web/page/shortcuts.ts';
import { type FakeSaved, fakeSaved, sampleSavedCourse } from '../../testing/fake-saved.ts';
import { SavedCoursesProvider } from './saved-courses-provider.tsx';

let saved: FakeSaved;
let end: () => void;
beforeEach(() => {
  saved = fakeSaved();
  end = startShortcuts();
});
afterEach(() => end());

const GEOLOGY = {
  ...SAMPLE_COURSE,
  class_tag: 'GEOL 10',
  class_name: 'Rocks',
  codes: ['GEOL 10', 'E-PSCI 10'],
};

const open = () => {
  fakeServer(saved.answers);
  return openScreens(
    {
      '/': (
        <SavedCoursesProvider>
          <CourseCard course={SAMPLE_COURSE} />
          <CourseCard course={GEOLOGY} />
        </SavedCoursesProvider>
      ),
    },
    '/',
  );
};
const button = (code: string, pressed: boolean) =>
  screen.findByRole('button', { name: new RegExp(`^${pressed ? 'Saved' : 'Save'} ?: ${code}$`), pressed });
const codes = () => saved.courses.map(({ code }) => code);

describe('a course', () => {
  it('is saved and removed with one button, and a removal can be undone', async () => {
    const { user } = open();
    await user.click(await button('GEOL 10', false));
    await button('GEOL 10', true);
    await waitFor(() => expect(codes()).toEqual(['GEOL 10']));
    await user.click(await button('GEOL 10', true));
    await button('GEOL 10', false);
    await waitFor(() => expect(codes()).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await button('GEOL 10', true);
    await waitFor(() => expect(codes()).toEqual(['GEOL 10']));
  });

  it('has no undo any more once it is saved again', async () => {
    const { user } = open();
    await user.click(await button('GEOL 10', false));
    await user.click(await button('GEOL 10', true));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(await button('GEOL 10', false));
    await waitFor(() => expect(codes()).toEqual(['GEOL 10']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  it('is shown as saved if it was saved under another code of the class', async () => {
    saved.courses = [sampleSavedCourse('E-PSCI 10', { codes: ['E-PSCI 10', 'GEOL 10'] })];
    open();
    expect(await button('GEOL 10', true)).toBeVisible();
    expect(await button('COMPSCI 50', false)).toBeVisible();
  });

  it('is not shown as saved if saving failed, which is announced', async () => {
    saved.answers['POST /api/saved/courses'] = failedAnswer();
    const { user } = open();
    await user.click(await button('GEOL 10', false));
    expect(await screen.findByText(/^GEOL 10 could not be saved\. Something went wrong\./)).toBeVisible();
    expect(await button('GEOL 10', false)).toBeVisible();
  });

  it('is refused with the reason if a student has reached the maximum', async () => {
    const error = 'You have saved 500 courses. Remove one to save another.';
    saved.answers['POST /api/saved/courses'] = jsonAnswer(409, { error, code: 'quota_reached' });
    const { user } = open();
    await user.click(await button('GEOL 10', false));
    expect(await screen.findByText(`GEOL 10 could not be saved. ${error}`)).toBeVisible();
  });

  it('ends in the state of the last click, however fast', async () => {
    const { user } = open();
    for (const pressed of [false, true, false]) await user.click(await button('GEOL 10', pressed));
    await waitFor(() => expect(codes()).toEqual(['GEOL 10']));
    expect(await button('GEOL 10', true)).toBeVisible();
  });

  it('is saved by the key s at the focus, otherwise under the pointer', async () => {
    const { user } = open();
    await button('GEOL 10', false);
    const card = screen.getByRole('article', { name: 'Rocks' });
    within(card)
      .getByRole('link', { name: /View Q Report/ })
      .focus();
    await user.keyboard('s');
    await waitFor(() => expect(codes()).toEqual(['GEOL 10']));
  });

  it('is not saved by a key if it is ambiguous', async () => {
    const { user } = open();
    await button('GEOL 10', false);
    await user.keyboard('s');
    expect(await screen.findByText(/^Point at a course/)).toBeVisible();
    expect(codes()).toEqual([]);
  });
});
