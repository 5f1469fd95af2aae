import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import type { Notice } from '../../contract.ts';
import { fakeSaved } from '../../testing/fake-saved.ts';
import { sampleState } from '../../testing/sample-state.ts';
import { NoticeMark } from './notice-mark.tsx';

const notice = (code: string): Notice => ({
  kind: 'saved_course_changed',
  code,
  changes: [{ what: 'title', term: null, was: 'Rocks', is: 'Stones' }],
  now: sampleState({ tag: code }),
});
const open = (notices: Notice[]) => {
  fakeServer(fakeSaved({ notices }).answers);
  return openScreens(
    {
      '/': (
        <a href="/saved">
          Saved
          <NoticeMark />
        </a>
      ),
    },
    '/',
  );
};

it('shows the number of notices at the link', async () => {
  open([notice('GEOL 10'), notice('GEOL 20')]);
  await screen.findByRole('link', { name: /^Saved\b.*2 notices/ });
});

it('shows nothing if there are none', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Saved' })).toHaveTextContent(/^Saved$/);
});
