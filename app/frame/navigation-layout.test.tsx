import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { NavigationLayout } from './navigation-layout.tsx';

it('marks the menu of a phone while it is closed, as the link in it', async () => {
  fakeServer({});
  openScreens({ '/': <NavigationLayout savedMark={<i title="Notices" />} /> }, '/');
  const menu = await screen.findByRole('button', { name: 'Menu' });
  expect(within(menu).getByTitle('Notices')).toBeInTheDocument();
  await userEvent.click(menu);
  expect(within(menu).queryByTitle('Notices')).toBeNull();
});
