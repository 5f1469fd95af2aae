import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../spans/lexicon.ts';
import { sampleWith } from '../../spans/sample-lexicon.ts';
import { calledAsCodes } from './called-as-codes.ts';

const MORE: readonly [code: string, title: string][] = [
  ['BIOL 161', 'Immunology'],
  ['BIOL 110', 'Biochemistry'],
  ['THEATER 110', 'Directing'],
  ['WRITING 20', 'Expository Writing: Monsters'],
  ['MATH 21', 'Multivariable Calculus'],
  ['NEURO 90', 'Electrophysiology Laboratory'],
  ['MATH 136', 'Differential Geometry of Curves'],
  ['BIO 142', 'Synthetic Biology Laboratory'],
  ['PHIL 115', 'Kant’s Critique of Pure Reason'],
  ['ENGLISH 57', 'Murder in the Library: Detective Fiction'],
];
const source = sampleWith(MORE);
const lexicon = createLexicon(source);
const read = (message: string, isAnywhere: 'titles' | 'words'): string =>
  calledAsCodes(message, lexicon, [], { ofSpeech: new Set(['opposite', 'monster']), isAnywhere });

describe('names of courses in a message of which nothing else was understood', () => {
  it.each([
    ['no monsters. Between immunology and biochem, which leaves me a life', 'BIOL 161 and BIOL 110'],
    ['they pull in opposite directions, immunology n biochem', 'BIOL 161 n BIOL 110'],
    ['what does multivariable calculus want to see first', 'MATH 21'],
  ])('are whole titles first: %s', (message, code) => expect(read(message, 'titles')).toContain(code));

  it.each(['they pull in opposite directions', 'no monsters for me', 'will it snow tomorrow'])(
    'are no stems, and no words of a longer title: %s',
    (message) => expect(read(message, 'titles')).toBe(message),
  );

  it('may be a word that only one title has, where no title is named in full', () =>
    expect(read('what does multivariable want to see', 'words')).toBe('what does MATH 21 want to see'));

  it.each([
    ['can i do electrophys after that', 'NEURO 90'],
    ['topology or diff geo of curves', 'MATH 136'],
    ['synbio, is it long', 'BIO 142'],
    ['would kant be too much', 'PHIL 115'],
  ])('may be cut short, or two words as one: %s', (message, code) =>
    expect(read(message, 'words')).toContain(code),
  );

  it.each(['i have a job at the library', 'advanced immunology sounds tough', 'do undergrads get in'])(
    'are no word within a title, and no other level of it: %s',
    (message) => expect(read(message, 'words')).toBe(message),
  );
});
