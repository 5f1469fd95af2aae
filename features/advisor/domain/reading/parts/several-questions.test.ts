import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (text: string): Request[] =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;

describe('two questions in one message', () => {
  it.each<[string, Partial<Request>[]]>([
    [
      'how big is chem 17 and what do i still need for my major',
      [{ kind: 'facts', codes: ['CHEM 17'], fields: ['enrollment'] }, { kind: 'requirements' }],
    ],
    [
      'whats left for my major? and who teaches chem 17',
      [{ kind: 'requirements' }, { kind: 'facts', codes: ['CHEM 17'], fields: ['instructor'] }],
    ],
    [
      'is chem 11 hard and what comes after it',
      [{ kind: 'facts', codes: ['CHEM 11'], fields: ['workload'] }, { kind: 'recommend' }],
    ],
    [
      'what does chem 11 open up, and is it any good',
      [{ kind: 'recommend' }, { kind: 'facts', codes: ['CHEM 11'], fields: ['rating'] }],
    ],
    [
      'when does chem 17 meet, is it actually good, and does it clash with hist 12',
      [
        { kind: 'facts', codes: ['CHEM 17'], fields: ['schedule', 'rating'] },
        { kind: 'conflicts', codes: ['CHEM 17', 'HIST 12'] },
      ],
    ],
    [
      'my friend said chem 17 is chill?? who teaches it next term and is chem 11 enough or do they want micro',
      [
        { kind: 'facts', codes: ['CHEM 17'], fields: ['workload', 'instructor'], term: '2026 Spring' },
        { kind: 'prerequisites', codes: ['CHEM 17'], taken: ['CHEM 11'], term: '2026 Spring' },
      ],
    ],
    [
      'hist 12, the rivers one, how heavy is it and what do i need for it',
      [{ kind: 'facts', codes: ['HIST 12'], fields: ['workload', 'prerequisites'], isWhole: true }],
    ],
    [
      'chem 17 vs hist 48, which is more work and do they overlap in spring? my roommate says im an idiot',
      [
        { kind: 'compare', codes: ['CHEM 17', 'HIST 48'], fields: ['workload'] },
        { kind: 'conflicts', codes: ['CHEM 17', 'HIST 48'], term: '2026 Spring' },
      ],
    ],
  ])('answers each half: %s', (text, requests) => expect(asked(text)).toMatchObject(requests));

  it.each([
    'i enjoyed econ 10a. is econ 10b more work than that?',
    'there are two river classes, HIST 12 and HIST 48. which is better rated and which is more work',
    'chem 17: is it a lot of work and whats the rating',
  ])('leaves one question whole: %s', (text) => expect(asked(text)).toHaveLength(1));
});

describe('questions in words that are not plain', () => {
  it.each<[string, Partial<Request>]>([
    ['what do i still owe', { kind: 'requirements', programme: null }],
    ['what does a history concentrator need', { kind: 'requirements', programme: 'History' }],
    ['did i already take econ 10a', { kind: 'profile', lists: ['ECON 10A'] }],
    ['whats stopping me from taking chem 17', { kind: 'prerequisites', codes: ['CHEM 17'] }],
    ['can i get into chem 17 with what i have', { kind: 'prerequisites', codes: ['CHEM 17'] }],
    ['would chem 17 wreck my semester', { kind: 'facts', fields: ['workload'] }],
    ['is chem 17 manageable', { kind: 'facts', fields: ['workload'] }],
    ['can chem 17 and econ 10a live in the same schedule', { kind: 'conflicts', together: true }],
    ['chem 11 or chem 17, which one do students like more', { kind: 'compare', fields: ['rating'] }],
    ['how do i get to the science center', { kind: 'outside', about: 'unheld' }],
    ['does yale have a class on rivers', { kind: 'outside', about: 'elsewhere' }],
    ['thanks, that cleared it up', { kind: 'small_talk', talk: 'thanks' }],
  ])('%s', (text, expected) => expect(asked(text)[0]).toMatchObject(expected));
});
