import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON } from '../../spans/sample-lexicon.ts';
import { calledAsCodes } from './called-as-codes.ts';

const read = (message: string, own: readonly string[] = []): string =>
  calledAsCodes(message, SAMPLE_LEXICON, own);

describe('the name of a course', () => {
  it.each([
    ['what do i need for orgo', 'what do i need for CHEM 17'],
    ['is orgo as bad as everyone says', 'is CHEM 17 as bad as everyone says'],
    ['does the orgo lab still have room', 'does CHEM 17L still have room'],
    ['do i need micro for macro', 'do i need ECON 10A for ECON 10B'],
    ['should i take rivers and empires or the plague one', 'should i take HIST 12 or HIST 48'],
    ['when does the epidemics seminar meet', 'when does HIST 48 meet'],
    [
      'build me a spring with algorithms, orgo and the living world class',
      'build me a spring with COMPSCI 124, CHEM 17 and PHYSICS 11',
    ],
    ['is cs 50 enough for algorithms', 'is cs 50 enough for COMPSCI 124'],
    ['rivers and empires: is it any good', 'HIST 12: is it any good'],
    ['Organic Chemistry (the spring one). any seats', 'CHEM 17 (the spring one). any seats'],
    ['rivers and empires trips, how long is that class', 'HIST 12 trips, how long is that class'],
    ['plague seminar vs the rivers one, less work', 'HIST 48 vs HIST 12, less work'],
  ])('becomes its code: %s', (message, meant) => expect(read(message)).toBe(meant));

  it.each([
    'is there something about organic chemistry',
    'an organic chemistry class in spring',
    'any organic chemistry classes',
    'my cousin survived the plague, is there anything at all',
    'rivers or plague type classes',
    'i love rivers and empires',
    'a class in algorithms please',
    'what is left for chem',
    'the history class on tuesday',
  ])('stays where it may be a topic, or no course: %s', (message) => expect(read(message)).toBe(message));

  it('adds nothing beside its code', () => {
    expect(read('chem 17, the orgo one, is it full')).toBe('chem 17, , is it full');
    expect(read('does the plague one, hist 48, meet early')).toBe('does the plague one, hist 48, meet early');
  });

  it('is that of the group where groups of requirements were listed', () =>
    expect(calledAsCodes('what about the programs one', SAMPLE_LEXICON, [], { isOfGroups: true })).toBe(
      'what about the programs one',
    ));
});

it('begins with words of the title before a number, and with no "and"', () => {
  expect(read('thinking of macroeconomics 10b next', ['ECON'])).toBe('thinking of ECON 10B next');
  expect(read('does CHEM 17 and 10b clash', ['ECON'])).toBe('does CHEM 17 and ECON 10B clash');
});

describe('a number', () => {
  it.each([
    ['does it clash with 124', 'does it clash with COMPSCI 124', ['COMPSCI']],
    ['is chem 11 enough for 17l', 'is chem 11 enough for CHEM 17L', []],
    [
      'could i take 10b at the same time as chem 17',
      'could i take ECON 10B at the same time as chem 17',
      ['ECON'],
    ],
    ['does it clash with 124', 'does it clash with 124', ['HIST']],
    ['a seminar with 124 people', 'a seminar with 124 people', ['COMPSCI']],
  ])('is a course of a subject of the message or the student: %s', (message, meant, own) =>
    expect(read(message, own)).toBe(meant),
  );
});

it('is a course of the catalogue, whatever is typed, and read the same again', () => {
  const words = fc.constantFrom(
    ...'the orgo one is take 124 class , . and with plague rivers micro a x'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (some) => {
      const once = read(some.join(' '), ['COMPSCI']);
      for (const code of once.match(/[A-Z]{3,} \d+[A-Z]?/gu) ?? [])
        expect(SAMPLE_LEXICON.recogniser.has(code)).toBe(true);
      expect(read(some.join(' '), ['COMPSCI'])).toBe(once);
    }),
  );
});
