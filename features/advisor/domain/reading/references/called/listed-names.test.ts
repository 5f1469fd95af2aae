import { describe, expect, it } from 'vitest';
import { createLexicon, type LexiconSource } from '../../spans/lexicon.ts';
import { SAMPLE_SOURCE, sampleWith } from '../../spans/sample-lexicon.ts';
import { calledAsCodes } from './called-as-codes.ts';

const MORE: readonly [code: string, title: string][] = [
  ['ECON 110', 'Intermediate Microeconomics'],
  ['ECON 128', 'Game Theory for Economists'],
  ['PHYSICS 143A', 'Quantum Mechanics I'],
  ['PHYSICS 143B', 'Quantum Mechanics II'],
  ['PHYSICS 40L', 'Machine Shop Practice'],
  ['CHEM 160', 'Quantum Chemistry'],
  ['CHEM 12', 'Equilibrium, Rates and Atoms'],
  ['HIST 34', 'A History of the Night'],
  ['HIST 61', 'Darkroom Photography'],
  ['HIST 62', 'Color and the Painted Surface'],
  ['HIST 63', 'Central Javanese Gamelan'],
  ['HIST 64', 'Kant and the Enlightenment in Germany'],
];
const source: LexiconSource = {
  ...sampleWith(MORE),
  programmes: [...SAMPLE_SOURCE.programmes, { name: 'Engineering', groups: [{ name: 'Machine shop' }] }],
};
const lexicon = createLexicon(source);
const ofSpeech = new Set(['home', 'game', 'theory', 'teacher', 'surface']);
const read = (message: string, own: readonly string[] = []): string =>
  calledAsCodes(message, lexicon, own, { ofSpeech });

describe('a list of names', () => {
  it.each([
    ['darkroom photo + color & painted surface, do they overlap', 'HIST 61 + HIST 62, do they overlap'],
    ['game theory, trade, or ECON 110', 'ECON 128, trade, or ECON 110'],
    ['make me a week w/ kant, chem 17 and gamelan', 'make me a week w/ HIST 64, chem 17 and HIST 63'],
    ['the equilibrium chem and ECON 110 together', 'CHEM 12 and ECON 110 together'],
    ['is econ 110 gonna be a problem with gamelan', 'is econ 110 gonna be a problem with HIST 63'],
    ['kant then econ 128, do both fit', 'HIST 64 then econ 128, do both fit'],
  ])('is one of courses: %s', (message, meant) => expect(read(message)).toBe(meant));

  it.each([
    'kant, rivers and photography, i like those',
    'something with gamelan or photography',
    'courses on kant + color',
    'econ 110 or a teacher i can stand',
    'does that clash with my home game',
  ])('stays one of topics, or of talk: %s', (message) => expect(read(message)).toBe(message));
});

describe('a name at the head of a clause', () => {
  it.each([
    ['gamelan is that a half class', 'HIST 63 is that a half class'],
    ['so machine shop is full in every slot isnt it', 'so PHYSICS 40L is full in every slot isnt it'],
    ['ok wait darkroom photo is still open?', 'ok wait HIST 61 is still open?'],
    ['can a senior get into that history of the night seminar', 'can a senior get into HIST 34'],
  ])('is a course: %s', (message, meant) => expect(read(message)).toBe(meant));

  it('is a group of requirements where no places are spoken of', () =>
    expect(read('is machine shop a requirement')).toBe('is machine shop a requirement'));
});

describe('of several that share a name', () => {
  it.each([
    ['when do i get to take quantum', 'when do i get to take PHYSICS 143A'],
    ['ive had micro, is that enough', 'ive had ECON 10A, is that enough'],
    ['i only have 10a, am i stuck', 'i only have ECON 10A, am i stuck'],
  ])('the first is meant: %s', (message, meant) => expect(read(message, ['ECON'])).toBe(meant));

  it('a time of day is none', () => expect(read('nothing before 10a', ['ECON'])).toBe('nothing before 10a'));
});
