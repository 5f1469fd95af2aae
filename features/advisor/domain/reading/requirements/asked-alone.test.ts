import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { asked } from '../testing/asked-in-turn.ts';
import { understand } from '../understand.ts';

const kinds = (text: string) =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests.map(({ kind }) => kind);

describe('what one sentence asks of a programme', () => {
  it.each([
    'what does the economics concentration require? i like puzzles but no idea what you do for four years',
    'Could you tell me where I stand with the Economics concentration? I see my adviser on Monday.',
    'where do i stand on the history concentration? my dean called on friday about it',
  ])('is answered, whatever the others tell: %s', (text) => expect(kinds(text)).toEqual(['requirements']));

  it.each([
    'what does the economics concentration need? find me a seminar for it on tuesdays',
    'what counts for the economics concentration? nothing before 10 please, only classes with seats',
  ])('is not all, where another one wishes: %s', (text) => expect(kinds(text)).not.toEqual(['requirements']));
});

it('what a programme asks for is told of its secondary field instead', () => {
  expect(
    asked(
      ['what does history require', 'HIST 12', 'HIST 48'],
      ['ok thats a lot, what if i only did it as a secondary'],
    ),
  ).toEqual({ kind: 'requirements', programme: 'History', isSecondary: true });
});
