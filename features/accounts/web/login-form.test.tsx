import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
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
