import { expect, it } from 'vitest';
import { groupsCalled, isOfGroup } from './group-names.ts';

const NAMES = [
  'Theory',
  'Intermediate theory',
  'Advanced electives',
  'Mathematics or statistics',
  'Laboratory or field work',
];
const called = (text: string) => groupsCalled(text.split(' '), NAMES).map(({ group }) => group);

it.each([
  ['the theory ones', ['Theory']],
  ['an intermediate theory course', ['Intermediate theory']],
  ['electives', ['Advanced electives']],
  ['the elective', ['Advanced electives']],
  ['math', ['Mathematics or statistics']],
  ['stats and field work', ['Mathematics or statistics', 'Laboratory or field work']],
  ['mathematics & statistics', ['Mathematics or statistics']],
  ['art or the lab', []],
])('“%s” calls %j', (text, groups) => expect(called(text)).toEqual(groups));

it('words of several names stay words', () =>
  expect(
    [['electives'], ['physics', 'electives']].map(
      (words) => groupsCalled(words, ['Physics electives', 'Astronomy electives'])[0]?.group,
    ),
  ).toEqual(['electives', 'Physics electives']));

it('is of a group by its whole name before words of others', () => {
  expect(isOfGroup('Theory', 'theory', NAMES)).toBe(true);
  expect(isOfGroup('Intermediate theory', 'theory', NAMES)).toBe(false);
  expect(isOfGroup('Advanced electives', 'electives', NAMES)).toBe(true);
  expect(isOfGroup('Advanced electives', 'or', NAMES)).toBe(false);
});
