import pino from 'pino';
import { expect, it } from 'vitest';
import type { Understanding } from '../../domain/reading/request.ts';
import { readBeside } from './read-beside.ts';

const NEVER = new Promise<Understanding>(() => {});

it('does not hold up a server that stops', async () => {
  const abort = new AbortController();
  const reading = { stored: null, understood: () => Promise.resolve(), lookedUp: () => false };
  const ask = () =>
    new Promise<string>((resolve) => abort.signal.addEventListener('abort', () => resolve('ended')));
  const telling = {
    reading,
    question: 'Which classes are on Fridays?',
    tell: () => {},
    log: pino({ level: 'silent' }),
    signal: abort.signal,
  };
  const outcome = readBeside(ask, () => NEVER, telling);
  abort.abort('shutdown');
  expect(await outcome).toBe('ended');
});
