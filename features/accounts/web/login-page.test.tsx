import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ProductInfo } from '#platform/web/page/product-info.ts';
import type { LoginReason } from '#platform/web/sign-in/login-reason.ts';
import { fakeServer, jsonAnswer, type Seen } from '#platform/web/api/testing/fake-server.ts';
import { keepReturnAddress } from '#platform/web/sign-in/return-address.ts';
import { readToken } from '#platform/web/sign-in/token-store.ts';
import { PASSWORD_RULES } from '../domain/password-rules.ts';
import { LoginPage } from './login-page.tsx';
import { openScreen } from './testing/open-screen.tsx';

const GOOD = 'Maple-Leaf-77';
const ADA = { firstName: 'Ada', lastName: 'Moss', name: 'Ada Moss', email: 'ada@alder.example' };
const signedIn = jsonAnswer(200, { success: true, token: 'fresh-token', user: ADA });

const open = async (
  mode: '' | '?mode=register' = '',
  info: Partial<ProductInfo> = {},
  detour?: LoginReason,
) => {
  openScreen({
    screens: { '/login': <LoginPage />, '/profile': <h1>Your profile</h1>, '/courses': <h1>Courses</h1> },
    at: `/login${mode}`,
    info,
    ...(detour ? { detour } : {}),
  });
  await screen.findByRole('heading', { level: 2 });
};
const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) => userEvent.type(field(name), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = ({ body }: Seen) => JSON.parse(body as string) as unknown;
/** The error appears in the form, which announces it once, and as a silent toast. */
const expectBannerAndToast = async (banner: string, toast = banner) => {
  await waitFor(() => {
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([banner]);
    const silent = screen.getAllByRole('status').filter((each) => each.getAttribute('aria-live') === 'off');
    expect(silent.map(({ textContent }) => textContent)).toEqual([toast]);
  });
};
const fillRegistration = async (changes: Record<string, string> = {}) => {
  const values = {
    'First name': 'Ada',
    'Last name': 'Moss',
    Email: 'ada@alder.example',
    Password: GOOD,
    'Confirm password': GOOD,
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) if (value) await type(name, value);
};

describe('signing in', () => {
  it('stores the token and opens the profile, also by Enter', async () => {
    const seen = fakeServer({ 'POST /auth/login': signedIn, 'GET /auth/verify': jsonAnswer(500, {}) });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    await type('Email', ' ada@alder.example');
    await type('Password', `${GOOD}{Enter}`);
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(readToken()).toBe('fresh-token');
    expect(seen[0] && bodyOf(seen[0])).toEqual({ email: 'ada@alder.example', password: GOOD });
    vi.restoreAllMocks();
  });

  it('opens the requested deep link', async () => {
    fakeServer({ 'POST /auth/login': signedIn });
    keepReturnAddress({ pathname: '/courses', search: '?q=rivers' });
    await open();
    await type('Email', 'ada@alder.example');
    await type('Password', `${GOOD}{Enter}`);
    await screen.findByRole('heading', { name: 'Courses' });
  });

  it('marks missing fields, and moves the focus there', async () => {
    fakeServer({});
    await open();
    await type('Email', 'ada@alder.example');
    await press('Sign in');
    await waitFor(() => expect(field('Password')).toHaveFocus());
    expect(field('Password')).toBeInvalid();
    expect(field('Email')).toBeValid();
    await type('Password', 'm');
    expect(field('Password')).toBeValid();
  });

  it('leaves the focus in a marked field while it is corrected', async () => {
    fakeServer({});
    await open();
    await press('Sign in');
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Password')).toBeInvalid();
    await userEvent.keyboard('ada@alder.example');
    expect(field('Email')).toHaveValue('ada@alder.example');
    expect(field('Email')).toHaveFocus();
  });

  it('shows only the latest error', async () => {
    fakeServer({
      'POST /auth/login': jsonAnswer(401, { success: false, error: 'Invalid email or password' }),
    });
    await open();
    await press('Sign in');
    await expectBannerAndToast('Please enter both email and password');
    await type('Email', 'ada@alder.example');
    await type('Password', 'Wrong-one-99');
    await press('Sign in');
    await screen.findByText('Login failed: Invalid email or password');
    await waitFor(() => expect(screen.queryByText('Please enter both email and password')).toBeNull());
  });

  it('shows the error in the form and as a toast, and keeps the input', async () => {
    fakeServer({
      'POST /auth/login': jsonAnswer(401, { success: false, error: 'Invalid email or password' }),
    });
    await open();
    await type('Email', 'ada@alder.example');
    await type('Password', 'wrong');
    await press('Sign in');
    await expectBannerAndToast('Invalid email or password', 'Login failed: Invalid email or password');
    expect(field('Email')).toHaveValue('ada@alder.example');
    expect(field('Password')).toHaveValue('wrong');
  });

  it.each([
    [
      'the server’s message',
      jsonAnswer(500, { message: 'The library is closed.' }),
      'The library is closed.',
    ],
    ['words of our own where it says nothing', jsonAnswer(502, '<html>'), 'Authentication failed'],
    ['the error of an answer without success', jsonAnswer(200, { success: false, error: 'No.' }), 'No.'],
    ['that no token came', jsonAnswer(200, { success: true, user: ADA }), 'No token returned from server'],
  ])('shows %s', async (_case, answer, reason) => {
    fakeServer({ 'POST /auth/login': answer });
    await open();
    await type('Email', 'ada@alder.example');
    await type('Password', GOOD);
    await press('Sign in');
    await expectBannerAndToast(reason, `Login failed: ${reason}`);
    expect(readToken()).toBeNull();
  });

  it('shows our own message when the server does not respond', async () => {
    fakeServer({});
    await open();
    await type('Email', 'ada@alder.example');
    await type('Password', `${GOOD}{Enter}`);
    await expectBannerAndToast('Authentication failed', 'Login failed: Authentication failed');
    expect(screen.getByText(/^The server cannot be reached/)).toBeVisible();
  });

  it('requires email and password before sending', async () => {
    const seen = fakeServer({});
    await open();
    await type('Email', '   ');
    await type('Password', GOOD);
    await press('Sign in');
    await expectBannerAndToast('Please enter both email and password');
    expect(seen).toEqual([]);
  });

  it('is sent once when the button is pressed repeatedly', async () => {
    let answer: (response: Response) => void = () => undefined;
    const seen = fakeServer({
      'POST /auth/login': () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    await open();
    await type('Email', 'ada@alder.example');
    await type('Password', `${GOOD}{Enter}{Enter}`);
    await press('Sign in');
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    expect(seen).toHaveLength(1);
    answer(jsonAnswer(401, { error: 'No.' }));
    await expectBannerAndToast('No.', 'Login failed: No.');
  });

  it('labels the fields for password managers', async () => {
    fakeServer({});
    await open();
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('link', { name: /Create an account/ }));
    expect(field('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('Last name')).toHaveAttribute('autocomplete', 'family-name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('can show the password', async () => {
    fakeServer({});
    await open();
    await type('Password', GOOD);
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    await press('Hide password');
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('registering', () => {
  it('opens by link and back, keeping the input', async () => {
    fakeServer({});
    await open();
    await type('Email', 'ada@alder.example');
    await userEvent.click(screen.getByRole('link', { name: /Create an account/ }));
    expect(await screen.findByRole('heading', { name: 'Create an account' })).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(/One digit \(not met yet\)/);
    expect(field('Email')).toHaveValue('ada@alder.example');
    await userEvent.click(screen.getByRole('link', { name: /sign in/ }));
    await screen.findByRole('heading', { name: 'Sign in' });
  });

  it('sends name, email and password, and opens the profile', async () => {
    const seen = fakeServer({ 'POST /auth/register': signedIn, 'GET /auth/verify': jsonAnswer(500, {}) });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('?mode=register');
    await fillRegistration();
    await press('Create account');
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(seen[0] && bodyOf(seen[0])).toEqual({
      email: 'ada@alder.example',
      password: GOOD,
      firstName: 'Ada',
      lastName: 'Moss',
    });
    vi.restoreAllMocks();
  });

  it('marks each security requirement as it is met', async () => {
    fakeServer({});
    await open('?mode=register');
    const list = screen.getByRole('region', { name: 'Security Requirements' });
    const met = () =>
      within(list)
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent?.endsWith('(met)')).length;
    expect(within(list).getAllByRole('listitem')).toHaveLength(PASSWORD_RULES.length);
    expect(met()).toBe(0);
    await type('Password', 'm');
    expect(met()).toBe(1);
    await type('Password', 'M7-');
    expect(met()).toBe(4);
    await type('Password', 'aple-leaf');
    expect(met()).toBe(5);
  });

  it.each([
    ['Please enter both email and password', { Email: '' }],
    ['Please enter both email and password', { Password: '', 'Confirm password': '' }],
    ['Please enter your first and last name', { 'Last name': '' }],
    ['Password does not meet security requirements', { Password: 'maple', 'Confirm password': 'maple' }],
    ['Passwords do not match', { 'Confirm password': 'Maple-Leaf-7' }],
  ])('stops with "%s"', async (reason, changes) => {
    const seen = fakeServer({});
    await open('?mode=register');
    await fillRegistration(changes as Record<string, string>);
    await press('Create account');
    await expectBannerAndToast(reason);
    expect(seen).toEqual([]);
  });

  it('reports a password mismatch before sending', async () => {
    fakeServer({});
    await open('?mode=register');
    await type('Password', GOOD);
    await type('Confirm password', 'Maple');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    await type('Confirm password', '!');
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(field('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('shows the error', async () => {
    fakeServer({
      'POST /auth/register': jsonAnswer(409, { error: 'An account with this email already exists.' }),
    });
    await open('?mode=register');
    await fillRegistration();
    await press('Create account');
    await expectBannerAndToast(
      'An account with this email already exists.',
      'Registration failed: An account with this email already exists.',
    );
  });

  it('mentions a university email', async () => {
    fakeServer({});
    await open('?mode=register', { emailPlaceholder: 'you@alder.example' });
    expect(screen.getByPlaceholderText('you@alder.example')).toBe(field('Email'));
    expect(screen.getByText('Use your university email.')).toBeInTheDocument();
  });
});

describe('the forgotten password', () => {
  it('needs an email', async () => {
    const seen = fakeServer({});
    await open();
    await press('Forgot password?');
    await expectBannerAndToast('Please enter your email address');
    expect(seen).toEqual([]);
  });

  it('requests the instructions', async () => {
    const seen = fakeServer({ 'POST /auth/forgot-password': jsonAnswer(200, { success: true }) });
    await open();
    await type('Email', 'ada@alder.example');
    await press('Forgot password?');
    await screen.findByText('Password reset instructions sent to your email');
    expect(screen.getByText(/Instructions are on their way to ada@alder\.example/)).toBeVisible();
    expect(seen[0] && bodyOf(seen[0])).toEqual({ email: 'ada@alder.example' });
  });

  it.each([
    ['the server’s error', jsonAnswer(429, { error: 'Too many attempts.' }), 'Too many attempts.'],
    ['words of our own', jsonAnswer(502, ''), 'Failed to send reset email'],
  ])('shows %s when that fails', async (_case, answer, reason) => {
    fakeServer({ 'POST /auth/forgot-password': answer });
    await open();
    await type('Email', 'ada@alder.example');
    await press('Forgot password?');
    await expectBannerAndToast(reason);
  });
});

describe('other actions for visitors', () => {
  it('shows a question and its answer', async () => {
    fakeServer({});
    await open('', {
      demonstration: { question: 'What is NEURO 80 like?', answer: '**NEURO 80** is quiet.' },
    });
    const example = within(screen.getByRole('figure', { name: 'An example' }));
    expect(example.getByText('What is NEURO 80 like?')).toBeVisible();
    expect(example.getByText('NEURO 80', { selector: 'strong' })).toBeVisible();
  });

  it('copies the link to a shared profile', async () => {
    fakeServer({});
    const user = userEvent.setup();
    await open('', { demoShareId: 'demo-1' });
    await user.click(screen.getByRole('button', { name: 'Share link' }));
    const link = `${window.location.origin}/shared/demo-1`;
    expect(screen.getByDisplayValue(link)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Link copied to clipboard!');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('links to the demonstration and the feedback mail', async () => {
    fakeServer({});
    await open('', { feedbackEmail: 'feedback@alder.example' });
    expect(screen.getByRole('link', { name: 'Demo' })).toHaveAttribute('href', '/demo.pdf');
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      'mailto:feedback@alder.example?subject=Feedback%20on%20Lectern',
    );
  });

  it.each([
    [false, /do not leave this server/],
    [true, /go to the model provider you choose/],
  ])('shows the disclaimer that matches whether a vendor is configured (%s)', async (openai, where) => {
    fakeServer({});
    await open('', { providers: { openai, anthropic: false } });
    await press('Privacy and disclaimer');
    for (const words of [
      'Confirm all results with an academic advisor and official channels.',
      'Lectern was built by students for students.',
      /Only course codes and academic preferences are collected\. No transcripts or grades are stored\. Nothing is shared with third parties\./,
      where,
    ])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What is kept, where and how long' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });
});

describe('a redirected student', () => {
  it('sees the reason, and can retry when still signed in', async () => {
    fakeServer({});
    await open('', {}, { notice: 'Your profile could not be read.', retry: '/courses' });
    expect(screen.getByRole('alert')).toHaveTextContent('Your profile could not be read.');
    await userEvent.click(screen.getByRole('link', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Courses' });
  });

  it('shows what was just done', async () => {
    fakeServer({});
    await open('', {}, { done: 'Password reset successfully!' });
    await screen.findByText('Password reset successfully!');
  });
});
