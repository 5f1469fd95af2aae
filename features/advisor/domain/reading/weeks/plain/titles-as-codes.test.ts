import { describe, expect, it } from 'vitest';
import { processorMilliseconds } from '#app/testing/processor-milliseconds.ts';
import { fold } from '../../spans/lexicon.ts';
import { titlesAsCodes } from './titles-as-codes.ts';

const TITLES: [string, string][] = [
  ['Talk, Turns and Silences', 'SOCIOL 43'],
  ['The United States since Reconstruction', 'HISTORY 21'],
  ['Theory I: Counterpoint and Harmony', 'MUSIC 51A'],
  ['Machine Learning', 'COMPSCI 181'],
  ['Introduction to Psychology', 'PSYCH 1'],
];
const LEXICON = {
  titles: new Map(TITLES.map(([title, code]) => [fold(title), [code]])),
  shortTitles: new Map([['seismology', ['EARTH 162']]]),
  subjects: new Map([['psych', 'PSYCH']]),
  departments: new Map([['PSYCH', 'Psychology']]),
};

describe('titles in a message', () => {
  it.each([
    ['swap talk, turns and silences for PHIL 3', 'swap SOCIOL 43 for PHIL 3'],
    [
      'a spring with Theory I: Counterpoint and Harmony and a film course',
      'a spring with MUSIC 51A and a film course',
    ],
    ['BIOL 10 and United States since Reconstruction', 'BIOL 10 and HISTORY 21'],
    ['intro psych and MATH 1B', 'PSYCH 1 and MATH 1B'],
    ['Machine Learning and MATH 1B', 'COMPSCI 181 and MATH 1B'],
    ['add Seismology to my courses', 'add EARTH 162 to my courses'],
    ['drop seismology', 'drop EARTH 162'],
  ])('%s', (said, read) => expect(titlesAsCodes(said, LEXICON)).toBe(read));

  it.each([
    'a machine learning class',
    'something about machine learning',
    'machine learning classes',
    'a seismology class',
    'something about Seismology or chemistry',
  ])('%s: what courses are about', (said) => expect(titlesAsCodes(said, LEXICON)).toBe(said));

  it('are read in time linear in the message', () => {
    const long = 'the united states since '.repeat(3_000);
    expect(processorMilliseconds(() => titlesAsCodes(long, LEXICON))).toBeLessThan(2_000);
  });
});
