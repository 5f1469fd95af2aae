import path from 'node:path';
import { expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { calledAsCodes } from '../../domain/reading/references/called/called-as-codes.ts';
import { createLexicon } from '../../domain/reading/spans/lexicon.ts';

const ALDER = path.resolve(import.meta.dirname, '../../../../universities/alder');

it('a level or a place in a sequence is a course of the shipped catalogue', async () => {
  const { subjects, courses, university } = await readPackFolder(ALDER);
  const lexicon = createLexicon({ subjects, courses, terms: university.terms, programmes: [] });
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
