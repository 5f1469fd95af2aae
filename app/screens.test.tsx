import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '#platform/web/sign-in/auth-state.ts';
import { redirectToLogin } from '#platform/web/sign-in/redirect-to-login.ts';
import {
  clearLoginReason,
  readLoginReason,
  storeLoginReason,
  useLoginReason,
} from '#platform/web/sign-in/login-reason.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { openMemoryHistory } from '#platform/web/router/testing/memory-history.ts';
import { AppRouter } from '#platform/web/router/app-router.tsx';
import { routesOf, Screens } from './routes.tsx';
import type { Screen } from './screens.tsx';
import { NavigationLayout } from './frame/navigation-layout.tsx';

const USER = { email: 'ada@alder.example' };

function Login() {
  const detour = useLoginReason();
  return (
    <h1>
      Sign-in {detour?.notice} {detour?.retry}
    </h1>
  );
}

function Broken(): never {
  throw new Error('The page is torn.');
}

function Search() {
  const announce = useAnnouncer();
  return (
    <>
      <h1>Course Search</h1>
      <button type="button" onClick={() => announce('12 courses found')}>
        Search
      </button>
    </>
  );
}

const page = (path: string, access: Screen['access'], load: Screen['load']): Screen => ({
  path,
  access,
  load,
});
const SCREENS = [
  page('/login', 'visitors', async () => Login),
  page('/shared/:shareId', 'anyone', async () => () => <h1>A shared profile</h1>),
  page('/', 'signed-in', async () => () => <h1>Meet Quill</h1>),
  page('/profile', 'signed-in', async () => () => <h1>Profile of a student</h1>),
  page('/courses', 'signed-in', async () => Search),
  page('/broken', 'signed-in', async () => Broken),
  page('/lost', 'signed-in', () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/lost.js')),
  ),
];

const ROUTES = routesOf(SCREENS, async () => NavigationLayout);

/** Changes the sign-in state from outside, like another tab or a 401. */
let change: (status: AuthState['status']) => void;

function Product({ path, status: first }: { path: string; status: AuthState['status'] }) {
  const [status, setStatus] = useState(first);
  const [provider, setProvider] = useState<AuthState['provider']>('openai');
  const [history] = useState(() => openMemoryHistory(path));
  useEffect(() => {
    change = (next) => act(() => setStatus(next));
  }, []);
  const user = status === 'signed-in' ? USER : null;
  return (
    <AuthContext
      value={{ status, user, provider, setProvider, signOut: async () => setStatus('signed-out') }}
    >
      <AppRouter history={history}>
        <Screens routes={ROUTES} />
      </AppRouter>
    </AuthContext>
  );
}

const open = (path: string, status: AuthState['status'] = 'signed-in') =>
  render(<Product path={path} status={status} />);
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('opening a screen', () => {
  it.each([
    ['/', 'Meet Quill'],
    ['/profile', 'Profile of a student'],
    ['/courses', 'Course Search'],
    ['/shared/x', 'A shared profile'],
    ['/no/such/path', 'Meet Quill'],
  ])('a signed-in student at %s sees %s', async (path, name) => {
    open(path);
    await heading(name);
  });

  it.each(['/', '/profile', '/courses', '/no/such/path'])(
    'redirects a visitor at %s to the sign-in screen',
    async (path) => {
      open(path, 'signed-out');
      await heading(/^Sign-in/);
    },
  );

  it('lets a visitor open a shared profile', async () => {
    open('/shared/x', 'signed-out');
    await heading('A shared profile');
  });

  it.each(['/', '/login', '/shared/x'])(
    'renders nothing at %s before the first check has ended',
    async (path) => {
      const { container } = open(path, 'starting');
      await waitFor(() => expect(container).toBeEmptyDOMElement());
      change('signed-in');
      await screen.findByRole('heading');
    },
  );

  it('shows a spinner while the sign-in changes later', async () => {
    open('/profile', 'changing');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    change('signed-out');
    await heading(/^Sign-in/);
  });
});

describe('the sign-in screen', () => {
  it('redirects a signed-in visitor to the chat', async () => {
    open('/login');
    await heading('Meet Quill');
  });

  it('leaves navigation after a sign-in to the screen', async () => {
    open('/login', 'signed-out');
    await heading(/^Sign-in/);
    change('signed-in');
    await heading(/^Sign-in/);
  });

  it('stays for a signed-in student whose profile failed to load, once', async () => {
    storeLoginReason({ notice: 'The profile could not be read.', retry: '/' });
    open('/login');
    await heading('Sign-in The profile could not be read. /');
    expect(readLoginReason()).toBeNull();
  });

  it('shows the reason for the redirect', async () => {
    storeLoginReason({ notice: 'Authentication failed. Please log in again.' });
    open('/login', 'signed-out');
    await heading(/Authentication failed. Please log in again./);
  });
});

describe('redirecting to the sign-in screen', () => {
  it('does a full page load from other screens, with the reason', () => {
    const assign = vi.fn<(to: string | URL) => void>();
    redirectToLogin('Log in again.', { pathname: '/courses', assign });
    expect(assign).toHaveBeenCalledWith('/login');
    expect(readLoginReason()).toEqual({ notice: 'Log in again.' });
  });

  it('keeps the reason for the page being loaded, though this one shows it meanwhile', async () => {
    redirectToLogin('Log in again.', { pathname: '/courses', assign: () => undefined });
    open('/login', 'signed-out');
    await heading(/Log in again./);
    expect(readLoginReason()).toEqual({ notice: 'Log in again.' });
    window.dispatchEvent(new Event('pageshow'));
    clearLoginReason();
  });

  it('draws no other sign-in screen meanwhile, whose input the page being loaded would wipe', async () => {
    redirectToLogin('Log in again.', { pathname: '/courses', assign: () => undefined });
    open('/courses', 'signed-out');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(sessionStorage.getItem('returnTo')).toBe('/courses');
    // The page came back from the back/forward cache; after ten seconds the load is taken to have been stopped, too.
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await heading(/Log in again./);
    clearLoginReason();
  });

  it('does nothing on the sign-in screen, so that input is kept', () => {
    const assign = vi.fn<(to: string | URL) => void>();
    redirectToLogin('Log in again.', { pathname: '/login', assign });
    expect(assign).not.toHaveBeenCalled();
    expect(readLoginReason()).toBeNull();
  });
});

describe('the navigation bar', () => {
  it('marks the current link, and focuses the new screen', async () => {
    open('/');
    await heading('Meet Quill');
    const bar = screen.getByRole('navigation', { name: 'Main' });
    expect(bar).toHaveTextContent('Profile');
    expect(screen.getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Chat');
    await userEvent.click(screen.getAllByRole('link', { name: 'Courses' })[0] as HTMLElement);
    await heading('Course Search');
    expect(screen.getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Courses');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has a menu panel that closes on Escape and after a choice', async () => {
    open('/');
    await heading('Meet Quill');
    const toggle = screen.getByRole('button', { name: 'Menu' });
    const panel = document.getElementById('nav-panel') as HTMLElement;
    expect(panel).not.toBeVisible();
    await userEvent.click(toggle);
    expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(panel).not.toBeVisible();
    await userEvent.click(toggle);
    await userEvent.click(panel.querySelector('a') as HTMLElement);
    await heading('Profile of a student');
    expect(panel).not.toBeVisible();
  });

  it('shows and changes the model provider', async () => {
    open('/');
    const button = await screen.findByRole('button', { name: 'Model provider OpenAI' });
    await userEvent.click(button);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('OpenAI');
    await userEvent.click(screen.getByRole('option', { name: 'Anthropic' }));
    await screen.findByRole('button', { name: 'Model provider Anthropic' });
  });
});

describe('everywhere', () => {
  it('the first Tab stop skips the navigation', async () => {
    open('/');
    await heading('Meet Quill');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('? shows the shortcuts and Escape closes them', async () => {
    open('/');
    await heading('Meet Quill');
    await userEvent.keyboard('?');
    await heading('Keyboard shortcuts');
    expect(screen.getByText('Show the keyboard shortcuts')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a screen’s announcement reaches screen readers', async () => {
    open('/courses');
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    expect(screen.getByText('12 courses found')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['/broken', 'The page is torn.'],
    ['/lost', 'A part of this screen could not be fetched. Reload to try again.'],
  ])('a screen that breaks, %s, shows the sentence, the message and two links', async (path, words) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    open(path);
    await heading('Unexpected Application Error!');
    expect(document.body.textContent).toBe(`Unexpected Application Error!${words}ReloadHome`);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
    quiet.mockRestore();
  });
});
