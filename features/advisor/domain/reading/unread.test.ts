import { describe, expect, it } from 'vitest';
import type { Wish } from './request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from './spans/sample-vocabulary.ts';
import { understand } from './understand.ts';

const wished = (...turns: string[]): Wish | null => {
  const said = turns.map((text) => ({ role: 'user' as const, text }));
  const [request] = understand(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;
  return request?.kind === 'recommend' ? request.wish : null;
};

describe('words that played no part', () => {
  it.each([
    ['something about rivers from the naval side', ['naval']],
    ['something in history set before 1750, under 6 hours', ['before 1750']],
    ['a class about rivers because of my garden', []],
    ['I shake in front of people, so any class on rivers', []],
  ])('are named where a clause asks: %s', (text, unread) => expect(wished(text)?.unread).toEqual(unread));
});

describe('what no list can hold', () => {
  it.each([
    ['two history classes back to back', ['back to back']],
    ['a 4 unit and a 2 unit history class', ['4 unit', '2 unit']],
    ['i need 12 units, one has to be history', ['12 units']],
    ['history classes besides HIST 9999', ['HIST 9999']],
  ])('is named, and the rest is looked for: %s', (text, unread) => {
    expect(wished(text)?.unread).toEqual(unread);
    expect(wished(text)?.search).toMatchObject({ subjects: ['HIST'] });
  });
});

describe('what is not liked', () => {
  it('is what courses are unlike', () =>
    expect(wished('something unlike econ')?.search).toEqual({ exclude_subjects: ['ECON'] }));

  it('is excluded where a sentence of its own says so', () => {
    expect(wished("I don't like rivers. Any history class?")?.search).toMatchObject({
      exclude_topics: ['rivers'],
    });
    expect(wished('I do not like getting up early, history?')?.search).toMatchObject({
      starts_at_or_after: '09:30',
    });
  });

  it('is a part of a field where its word follows, not the field', () =>
    expect(wished('not econ rivers, fridays only')?.search).toMatchObject({ exclude_topics: ['rivers'] }));
});

it('changes the list by “rather” and after an interjection', () => {
  expect(wished('history in spring, not mondays', 'hm. same days but econ')?.search).toMatchObject({
    subjects: ['ECON'],
    avoid_days: ['Mon'],
  });
  expect(wished('history in spring', 'rather mornings')?.search).toMatchObject({
    ends_at_or_before: '12:00',
  });
});
