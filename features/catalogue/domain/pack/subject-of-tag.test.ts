import { expect, it } from 'vitest';
import { subjectOfTag } from './subject-of-tag.ts';

it.each([
  ['COMPSCI 50', 'COMPSCI'],
  ['HIST-LIT 97', 'HIST-LIT'],
  ['CSCI-UA 101', 'CSCI-UA'],
  ['ARABIC AA', 'ARABIC'],
  ['ENG-SCI 399-TIME', 'ENG-SCI'],
  ['6.1010', '6'],
  ['21M.240', '21M'],
  ['21L.URG', '21L'],
  ['CS50', 'CS'],
  ['THESIS', 'THESIS'],
])('the subject of %s is %s', (tag, subject) => {
  expect(subjectOfTag(tag)).toBe(subject);
});
