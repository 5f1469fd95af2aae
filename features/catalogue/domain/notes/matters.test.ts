import { expect, it } from 'vitest';
import { type Matter, MATTERS, speaksOf } from './matters.ts';

const matters = (class_notes: string, attributes: { scheme: string; value: string }[] = []): Matter[] =>
  MATTERS.filter((matter) => speaksOf({ class_notes, attributes }, matter));

it.each<[string, Matter[]]>([
  ['Admission by lottery, seniors last.', ['lottery']],
  ['Admission by a one-page application.', ['permission', 'application']],
  ['Advanced undergraduates may apply with a portfolio.', ['permission', 'application', 'portfolio']],
  ['Graded pass/fail; interviews are held on two evenings.', ['pass_fail']],
  ['Half course. Graded pass or fail.', ['pass_fail']],
  ['Half course, graded satisfactory or not.', ['pass_fail']],
  ['A materials fee covers ingredients.', ['fee']],
  ['Materials cost about ninety dollars; grants are available.', ['fee']],
])('hears of what notes speak: %s', (notes, found) => expect(matters(notes)).toEqual(found));

it.each([
  'Field trip costs are met by the department.',
  'Students must pass MATH 25A.',
  'Credit is divisible only by petition.',
  'Ends with a public performance.',
  'Drawing materials are provided.',
  '',
])('leaves other notes: %s', (notes) => expect(matters(notes)).toEqual([]));

it('goes by attributes, too', () => {
  expect(matters('', [{ scheme: 'Permission', value: 'Application' }])).toEqual([
    'permission',
    'application',
  ]);
  expect(matters('', [{ scheme: 'Permission', value: 'Audition' }])).toEqual(['permission', 'audition']);
  expect(matters('', [{ scheme: 'Permission', value: 'Not required' }])).toEqual([]);
  expect(matters('', [{ scheme: 'Writing', value: 'Application essays' }])).toEqual([]);
});
