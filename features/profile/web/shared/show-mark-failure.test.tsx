import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import { showMarkFailure } from './show-mark-failure.tsx';

const open = () =>
  render(
    <MemoryRouter>
      <Toaster />
    </MemoryRouter>,
  );

it('leads to the profile if there is none to mark a course in', () => {
  open();
  act(() =>
    showMarkFailure(new ApiError(409, 'profile_incomplete', 'Please add your year first.'), 'ECON 10'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'ECON 10 could not be marked. Please add your year first.',
  );
  expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute('href', '/profile');
});

it('says what failed without a way where there is none', () => {
  open();
  act(() => showMarkFailure(new Error('offline'), 'MATH 20'));
  expect(screen.getByText('MATH 20 could not be marked.')).toBeVisible();
});
