import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { firstFontsCame } from './first-fonts.ts';
import source from './first-requests.js?raw';

const SCREENS = [
  ['/login', false, ['/login.js']],
  ['/', true, ['/chat.js', '/bar.js']],
  ['/shared/:shareId', false, ['/shared.js']],
  ['/courses', true, ['/courses.js', '/bar.js']],
];
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'earlyAnswers');
  Reflect.deleteProperty(globalThis, 'firstRequests');
  Reflect.deleteProperty(globalThis, 'firstFonts');
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

/** Runs the file as the page does, and returns the scripts and the calls that it asks for. */
const open = (
  path: string,
  token: string | null,
  base = '',
): { scripts: (string | null)[]; fonts: number; calls: unknown[] } => {
  if (token !== null) localStorage.setItem('token', token);
  Object.assign(globalThis, { firstRequests: { screens: SCREENS, base, fonts: ['/serif.woff2'] } });
  // Not the global `location`: another file of the same worker may have replaced it.
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is run as the page runs it, a classic script
  new Function('location', source)({ pathname: path });
  return {
    scripts: [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    ),
    fonts: document.head.querySelectorAll('link[rel=preload][as=font][href="/serif.woff2"]').length,
    calls: fetched.mock.calls.map(([url]) => url),
  };
};

it.each([
  ['/', 't', ['/chat.js', '/bar.js']],
  ['/courses', 't', ['/courses.js', '/bar.js']],
  ['/courses', null, ['/login.js']],
  ['/shared/x1', null, ['/shared.js']],
  ['/no/such/path', 't', ['/chat.js', '/bar.js']],
  ['/no/such/path', null, ['/login.js']],
])(
  'at %s with the token %s asks for the scripts of the screen that will be shown',
  (path, token, expected) => {
    expect(open(path, token).scripts).toEqual(expected);
  },
);

it('asks who is signed in only with a token, and for the university always', () => {
  expect(open('/login', null, 'https://api.alder.example/').calls).toEqual([
    'https://api.alder.example/api/university',
  ]);
  fetched.mockClear();
  expect(open('/login', 't').calls).toEqual(['/api/university', '/auth/verify']);
  expect(fetched.mock.calls[1]?.[1]?.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer t',
  });
});

it.each([
  [undefined, 1],
  [{ downlink: 10, saveData: false }, 1],
  [{ downlink: 1.6, saveData: false }, 0],
  [{ downlink: 10, saveData: true }, 0],
])('asks for fonts beside the scripts unless the network %j is slow', (connection, fonts) => {
  vi.stubGlobal('navigator', { connection });
  expect(open('/', 't').fonts).toBe(fonts);
});

describe('the wait for fonts', () => {
  /** Whether it is over by now. */
  const start = (): (() => boolean) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    open('/login', null);
    let isOver = false;
    void firstFontsCame().then(() => (isOver = true));
    return () => isOver;
  };

  it.each(['load', 'error'])('ends when they are there or have failed: %s', async (event) => {
    const isOver = start();
    await vi.advanceTimersByTimeAsync(20);
    expect(isOver()).toBe(false);
    document.head.querySelector('link[as=font]')?.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });

  it('is short', async () => {
    const isOver = start();
    await vi.advanceTimersByTimeAsync(149);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
  });

  it('is none on a slow network', async () => {
    vi.stubGlobal('navigator', { connection: { downlink: 1.6 } });
    const isOver = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });
});

it('leaves a failed answer to whoever takes it', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('offline')));
  open('/', 't');
  const { answers } = (
    globalThis as unknown as { earlyAnswers: { answers: Record<string, Promise<Response>> } }
  ).earlyAnswers;
  await expect(answers['/auth/verify']).rejects.toThrow('offline');
});
