import { afterEach, expect, it } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

const asked = (token: string | null): Response => {
  const answer = new Response('{}');
  Object.assign(globalThis, {
    earlyAnswers: { token, answers: { '/auth/verify': Promise.resolve(answer) } },
  });
  return answer;
};
afterEach(() => Reflect.deleteProperty(globalThis, 'earlyAnswers'));

it('gives an answer to the first who asks', async () => {
  const answer = asked('t1');
  expect(takeEarlyAnswer('/api/profile', 't1')).toBeUndefined();
  expect(await takeEarlyAnswer('/auth/verify', 't1')).toBe(answer);
  expect(takeEarlyAnswer('/auth/verify', 't1')).toBeUndefined();
});

it('gives none to another student', () => {
  asked('t1');
  expect(takeEarlyAnswer('/auth/verify', 't2')).toBeUndefined();
});

it('has none where the page asked for nothing', () => {
  expect(takeEarlyAnswer('/auth/verify', null)).toBeUndefined();
});
