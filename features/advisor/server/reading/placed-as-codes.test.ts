import path from 'node:path';
import { expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { calledAsCodes } from '../../domain/reading/references/called/called-as-codes.ts';
import { createLexicon } from '../../domain/reading/spans/lexicon.ts';

const alder = async () => {
  const { subjects, courses, university } = await readPackFolder(ALDER);
  return createLexicon({ subjects, courses, terms: university.terms, programmes: [] });
};
const ALDER = path.resolve(import.meta.dirname, '../../../../universities/alder');

it('a level or a place in a sequence is a course of the shipped catalogue', async () => {
  const lexicon = await alder();
  const read = (message: string): string => calledAsCodes(message, lexicon, []);

  expect(read('does intro IR clash with intro linguistics')).toBe('does INTLREL 10 clash with LINGUIST 10');
  expect(read('would beginning Spanish take me')).toBe('would SPANISH 10 take me');
  expect(read('is japanese 3 harder than chinese 1')).toBe('is JAPANESE 120A harder than CHINESE BA');
  expect(read('latin 2, french 4 or sanskrit 2')).toBe('CLASSICS LB, FRENCH 15B or SAS 61B');
  expect(read('after calc 2 and orgo 2')).toBe('after MATH 1B and CHEM 27');
  expect(read('the main bio course, the intro astro one')).toBe('BIOL 10, ASTRON 16');
  // Its honors course is given in the other term only.
  expect(read('does linear algebra clash with STAT 110')).toBe('does MATH 21B clash with STAT 110');
  for (const none of [
    'bio 2',
    'the intro econ class',
    'thermo 1',
    'take greek 1',
    'is intro philosophy hard',
  ])
    expect(read(none)).toBe(none);
});

it('a part of a title is enough where only a course can stand', async () => {
  const lexicon = await alder();
  const read = (message: string, own: string[] = [], had: string[] = []): string =>
    calledAsCodes(message, lexicon, own, { had });

  expect(read('rich and poor or poverty policy, which is less work')).toBe(
    'SOCIOL 55 or PUBPOL 138, which is less work',
  );
  expect(read('milton vs shakespeare. go')).toBe('ENGLISH 131 vs ENGLISH 154. go');
  expect(read('survey workshop says it has shifts')).toBe('SOCIOL 104 says it has shifts');
  expect(read('wait econometrics is 13 hours a week')).toBe('wait ECON 120 is 13 hours a week');
  expect(read('epi got a 2.8')).toBe('PUBHLTH 101 got a 2.8');
  expect(read('something in spring, is reformations any good')).toBe(
    'something in spring, is HISTORY 121 any good',
  );
  expect(read('os counts as two courses')).toBe('COMPSCI 161 counts as two courses');
  expect(read('thesis seminar has no time', ['MATH'])).toBe('MATH 199 has no time');
  expect(read('can i take chamber music again')).toBe('can i take MUSIC 191R again');
  expect(read('what comes after 15a', [], ['FRENCH 15A'])).toBe('what comes after FRENCH 15A');
  expect(read('coast. melville & dickinson or chaucer')).toBe('coast. ENGLISH 166 or ENGLISH 115');
  expect(read('finite elements or heat transfer')).toBe('MECHENG 128 or MECHENG 135');
  expect(read('did the prof change for natural products synthesis')).toBe('did the prof change for CHEM 115');
  for (const none of [
    'something on milton',
    'poverty policy classes',
    'any survey workshop',
    'i love reformations',
  ])
    expect(read(none)).toBe(none);
});

it('a field that is a word of one title of the field spoken of is that course', async () => {
  const lexicon = await alder();
  const near = ['FRENCH 128', 'FRENCH 25'];
  const text = 'what about the theater one instead';
  expect(calledAsCodes(text, lexicon, [], { near })).toBe('what about FRENCH 36 instead');
  expect(calledAsCodes(text, lexicon, [], { near: ['MATH 1A'] })).toBe(text);
});

it('a name beside a wish for a gened is a course', async () => {
  const lexicon = await alder();
  expect(
    calledAsCodes('make me a spring with MATH 21B, thermo and some easy gen ed', lexicon, ['MECHENG']),
  ).toBe('make me a spring with MATH 21B, MECHENG 83 and some easy gen ed');
});
