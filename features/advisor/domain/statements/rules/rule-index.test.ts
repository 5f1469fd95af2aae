import { expect, it } from 'vitest';
import { rule } from '../sentence.ts';
import { RuleIndex } from './rule-index.ts';

const sourcesAt = (patterns: readonly string[], line: string): string[] =>
  new RuleIndex(patterns.map((pattern) => rule(pattern, () => true)))
    .at(line, 0)
    .map(({ pattern }) => pattern.source.slice(3, 3 + 4));

it.each([
  ['plain', 'meets on', 'meets on D ', true],
  ['alternatives', 'starts|begins', 'begins at ', true],
  ['another word', 'starts|begins', 'ends at ', false],
  ['an optional beginning', '(?:very )?light', 'light ', true],
  ['an optional beginning, taken', '(?:very )?light', 'very light ', true],
  ['an optional letter', 'x?yz', 'yz ', true],
  ['a repeated word', '(?:so|and)* then', 'and so then ', true],
  ['a short pattern before a blank', 'no', 'no one ', true],
  ['a short pattern that goes on', 'no', 'noon ', false],
  ['any letters', '[a-z]+ up', 'zip up ', true],
  ['a look ahead', '(?=N)N hours', 'N hours ', true],
  ['an escaped sign', '\\( also', '( also ', true],
])('finds the rules that may begin at a place: %s', (_, pattern, line, isFound) => {
  const found = sourcesAt([pattern], line).length === 1;
  // The index may return a rule that cannot match, but must return each that can.
  expect(found || !isFound).toBe(true);
  if (pattern === 'starts|begins') expect(found).toBe(isFound);
});

it('keeps the order of the rules', () => {
  expect(sourcesAt(['(?:a )?bit', 'bit', '[a-z]it'], 'bit ')).toHaveLength(3);
});
