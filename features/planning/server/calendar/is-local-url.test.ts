import { expect, it } from 'vitest';
import { isLocalUrl } from './is-local-url.ts';

it.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://[fd00::1]',
  'http://192.168.1.20',
  'http://172.20.0.2:8080',
  'http://100.100.0.1',
  'http://planner.local',
  'http://lectern.test',
  'http://planner',
])('%s cannot be read from elsewhere', (url) => {
  expect(isLocalUrl(url)).toBe(true);
});

it.each([
  'https://planner.university.example',
  'https://planner.example.',
  'http://8.8.8.8',
  'http://172.40.0.2',
  'http://100.200.0.1',
  'http://[2001:db8::1]:8080',
  'https://localhost.university.example',
])('%s can', (url) => {
  expect(isLocalUrl(url)).toBe(false);
});
