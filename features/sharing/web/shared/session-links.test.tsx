import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { SessionLinks } from './session-links.tsx';

const SESSION = '5f0c1f6e-3c53-4c26-9a53-0d6d0f4d3c01';

const open = async () => {
  let left = ['first', 'second'];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  fakeServer({
    'GET /api/shares': () =>
      jsonAnswer(200, {
        shares: left.map((shareId) => ({
          shareId,
          url: shareId,
          session_id: SESSION,
          message_count: 1,
          is_expired: false,
        })),
      }),
    'DELETE /api/shares/{shareId}': async ({ input }) => {
      await promise;
      left = left.filter((shareId) => shareId !== input['shareId']);
      return jsonAnswer(200, { success: true });
    },
  });
  const { user } = openScreens({ '/': <SessionLinks sessionId={SESSION} /> }, '/');
  await user.click(await screen.findByRole('button', { name: 'Revoke first' }));
  const answer = async () => {
    resolve(undefined);
    expect(await screen.findByText('Link revoked')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('first')).toBeNull());
  };
  return { user, answer };
};

it('the focus of a link that is gone goes to the links', async () => {
  const { answer } = await open();
  await answer();
  expect(screen.getByRole('region', { name: 'Links to this chat' })).toHaveFocus();
});

it('the focus stays where the student has gone since', async () => {
  const { user, answer } = await open();
  await user.tab();
  await answer();
  expect(screen.getByRole('button', { name: 'Revoke second' })).toHaveFocus();
});
