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

it.each(['Menu', 'Model provider Anthropic'])(
  'leaves open what was opened in it while the screen loaded: %s',
  async (name) => {
    fakeServer({});
    const { user, goTo } = openScreens({ '/*': <NavigationLayout /> }, '/');
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    const focused = document.activeElement;
    await goTo('/plan');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(focused).toHaveFocus();
  },
);

it('moves the focus from its link to the screen', async () => {
  fakeServer({});
  const { user } = openScreens({ '/*': <NavigationLayout /> }, '/');
  await user.click((await screen.findAllByRole('link', { name: 'Plan' }))[0]!);
  expect(document.querySelector('#main')).toHaveFocus();
});
