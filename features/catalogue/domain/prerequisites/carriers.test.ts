import { expect, it, test } from 'vitest';
import { carriedBy, createCarriersOf } from './carriers.ts';

const attribute = (scheme: string, value: string) => ({ scheme, value });

const COURSES = [
  { codes: ['8.02'], attributes: [attribute('Institute requirement', 'Physics II')] },
  { codes: ['8.022', 'ES.802'], attributes: [attribute('Institute requirement', 'Physics II')] },
  { codes: ['WRIT 1'], attributes: [attribute('Writing', 'First-Year Writing')] },
  { codes: ['BIO 1'], attributes: [attribute('Distribution', 'Natural World'), attribute('HASS', 'HASS-A')] },
  { codes: ['ART 1'], attributes: [attribute('HASS', 'A'), attribute('Permission', 'Consent')] },
];
const carriersOf = createCarriersOf(carriedBy(COURSES));

test.each([
  ['Physics II (GIR)', '8.02,8.022,ES.802'],
  ['completion of Physics II (GIR)', '8.02,8.022,ES.802'],
  ['physics ii (institute requirement)', '8.02,8.022,ES.802'],
  ['Completion of the first-year writing requirement', 'WRIT 1'],
  ['one Natural World course', 'BIO 1'],
  ['a HASS-A subject', 'BIO 1,ART 1'],
  ['Natural World (Distribution)', 'BIO 1'],
])('%j names an attribute of courses', (name, codes) => {
  expect(carriersOf(name)).toEqual(codes.split(','));
});

test.each([
  // Having taken a course that needs permission does not grant permission.
  'Consent',
  'Consent (or equivalent)',
  'Physics II',
  'Physics II (with lab)',
  'Physics II (LAB)',
  'Physics III (GIR)',
  'Natural World (HASS)',
  `${'a '.repeat(60)}Natural World course`,
])('%j names no attribute', (name) => {
  expect(carriersOf(name)).toEqual([]);
});

it('counts a course of several terms once', () => {
  expect(carriedBy([...COURSES, ...COURSES])).toEqual(carriedBy(COURSES));
});
