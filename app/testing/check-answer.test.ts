import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { checkAnswer } from './check-answer.ts';

const getNote = defineCall({
  name: 'getNote',
  method: 'get',
  path: '/api/note',
  summary: 'A note.',
  access: 'anyone',
  response: z.object({ note: z.object({ text: z.string() }) }),
  errors: ['not_found'],
});

describe('an answer checked against its contract entry', () => {
  it('passes when it matches', () => {
    checkAnswer(getNote, 200, { note: { text: 'a' } });
    checkAnswer(getNote, 404, { error: 'Not found.', code: 'not_found' });
  });

  it.each([
    ['a field of another type', 200, { note: { text: 1 } }],
    ['a field that the entry does not name', 200, { note: { text: 'a', owner: 'b' } }],
    ['a status that is no answer of ours', 204, { note: { text: 'a' } }],
    ['a failure without a sentence', 404, { code: 'not_found' }],
    ['a code that the entry does not name', 409, { error: 'Taken.', code: 'email_taken' }],
    ['a code that only signed-in calls have', 401, { error: 'Please sign in again.', code: 'signed_out' }],
    ['a code with the status of another', 400, { error: 'Not found.', code: 'not_found' }],
    ['a mark of sign-in calls', 404, { error: 'Not found.', code: 'not_found', success: false }],
  ])('is refused for %s', (_name, status, body) => {
    expect(() => checkAnswer(getNote, status, body)).toThrow('getNote');
  });
});
