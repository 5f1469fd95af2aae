import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { keepReturnAddress, takeReturnAddress } from '#platform/web/sign-in/return-address.ts';
import { LoginPage } from './login-page.tsx';
import { openScreen } from './testing/open-screen.tsx';

const open = async (mode: string) => {
  openScreen({ screens: { '/login': <LoginPage /> }, at: `/login${mode}`, info: {} });
  await screen.findByRole('heading', { level: 2 });
};
const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) => userEvent.type(field(name), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('refused credentials mark both fields', async () => {
  fakeServer({
    'POST /auth/login': jsonAnswer(401, { success: false, error: 'Invalid email or password' }),
  });
  await open('');
  await type('Email', 'ada@alder.example');
  await type('Password', 'wrong');
  await press('Sign in');
  expect(await screen.findByText('Check your password.')).toBeVisible();
  expect(field('Email')).toBeInvalid();
  expect(field('Password')).toBeInvalid();
});

it('half an email is marked together with the names that are missing', async () => {
  await open('?mode=register');
  await type('Email', 'anna@alder');
  await type('Password', 'Willow-Bark-77');
  await press('Create account');
  expect(await screen.findByText('Enter your whole email.')).toBeVisible();
  expect(field('First name')).toBeInvalid();
});

const wrongFields = () =>
  screen
    .getAllByLabelText(/./)
    .filter((each) => each.getAttribute('aria-invalid') === 'true')
    .map((each) => each.getAttribute('name'));

it('an empty registration marks every field, and the first has the focus', async () => {
  await open('?mode=register');
  await press('Create account');
  expect(await screen.findByText('Enter your first name.')).toBeVisible();
  expect(wrongFields()).toEqual(['firstName', 'lastName', 'email', 'password', 'confirmation']);
  expect(field('First name')).toHaveFocus();
  expect(screen.getByText('Type the same password again.')).toBeVisible();
});

it('a short password and half an email are both marked, and the email, which is read first, has the focus', async () => {
  await open('?mode=register');
  await type('First name', 'Ada');
  await type('Last name', 'Byron');
  await type('Email', 'ada@alder');
  await type('Password', 'short');
  await type('Confirm password', 'shore');
  await press('Create account');
  expect(await screen.findByText('Choose one that meets the requirements.')).toBeVisible();
  expect(wrongFields()).toEqual(['email', 'password', 'confirmation']);
  expect(field('Email')).toHaveFocus();
});

const ADA = { firstName: 'Ada', lastName: 'Moss', name: 'Ada Moss', email: 'ada@alder.example' };

/** Sends the form; the server answers when `answer` is called. */
const submit = async () => {
  const held = Promise.withResolvers<Response>();
  fakeServer({ 'POST /auth/login': () => held.promise, 'GET /auth/verify': jsonAnswer(500, {}) });
  openScreen({
    screens: { '/login': <LoginPage />, '/privacy': <h1>Privacy</h1>, '/profile': <h1>Your profile</h1> },
    at: '/login',
  });
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@alder.example');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return (response: Response) => act(async () => held.resolve(response));
};

it('a refusal leaves the focus with a student who is typing again', async () => {
  const answer = await submit();
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, '!');
  await answer(jsonAnswer(401, { success: false, error: 'Invalid email or password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(password).toHaveFocus();
  expect(password).toBeValid();
});

it('a sign-in does not take back a student who reads another screen meanwhile', async () => {
  keepReturnAddress(new URL('/plan', window.location.href));
  const answer = await submit();
  await userEvent.click(screen.getByRole('button', { name: 'Privacy and disclaimer' }));
  await userEvent.click(screen.getByRole('link', { name: 'What is kept, where and how long' }));
  await screen.findByRole('heading', { name: 'Privacy' });
  await answer(jsonAnswer(200, { success: true, token: 'fresh-token', user: ADA }));
  await waitFor(() => expect(screen.getByRole('status', { name: 'sign-in' })).toHaveTextContent('ada@alder'));
  expect(screen.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  // Kept for when they go on.
  expect(takeReturnAddress()).toBe('/plan');
});
