import { expect, it } from 'vitest';
import { unansweredOf } from './unanswered.ts';
import type { Request } from './reading/request.ts';

const facts = {
  kind: 'facts',
  codes: ['COMPSCI 50'],
  fields: [],
  unheld: ['exams', 'rooms'],
  term: null,
  meetsOn: null,
  free: null,
} satisfies Request;

it('names missing data once each, without the question’s words', () => {
  expect(unansweredOf([facts, { kind: 'outside', about: 'unheld', unheld: ['exams'] }])).toEqual([
    'not in the records: exams',
    'not in the records: rooms',
  ]);
});

it('names what is out of scope, and what needed clarification', () => {
  expect(
    unansweredOf([
      { kind: 'outside', about: 'anything', unheld: [] },
      { kind: 'ask', about: 'course', codes: [] },
    ]),
  ).toEqual(['outside: anything', 'asked back: course']);
});

it('is empty for a question that can be answered', () => {
  expect(
    unansweredOf([
      { ...facts, unheld: [] },
      { kind: 'small_talk', talk: 'hello' },
    ]),
  ).toEqual([]);
});
