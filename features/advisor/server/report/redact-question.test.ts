import { expect, it } from 'vitest';
import { redactQuestion } from './redact-question.ts';

it('removes addresses and personal numbers', () => {
  expect(redactQuestion('write to zoe.marsh@birch.example or +1 (555) 010-0199, id 20251234', [])).toBe(
    'write to […] or […], id […]',
  );
});

it('removes the student’s names as words, in any case, and no other words', () => {
  expect(redactQuestion('i am ROBIN, robin marsh: which courses on marshes?', ['Robin', 'Marsh'])).toBe(
    'i am […], […] […]: which courses on marshes?',
  );
});

it('keeps codes, times and hours', () => {
  const question = 'COMPSCI 50 or 6.1010 at 10:30, under 12 hours, in 2025-26?';
  expect(redactQuestion(question, ['A', ''])).toBe(question);
});
