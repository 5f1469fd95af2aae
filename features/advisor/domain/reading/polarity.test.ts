import { describe, expect, it } from 'vitest';
import { LINES } from './spans/lines.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from './spans/sample-vocabulary.ts';
import { understand } from './understand.ts';

/** Whether "yes" says that two courses go together, that they clash, or nothing. */
const polarity = (text: string): string => {
  const { requests } = understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER);
  const [request] = requests.filter(({ kind }) => kind === 'conflicts');
  if (request?.kind !== 'conflicts') return requests.map(({ kind }) => kind).join();
  return request.isOpen ? 'open' : request.together ? 'together' : 'clash';
};

describe('whether courses go together or clash', () => {
  it.each([
    ['does chem 17 clash with physics 11', 'clash'],
    ['can i take chem 17 and physics 11 in the same term', 'together'],
    [
      'Can I take CHEM 17, PHYSICS 11 and ECON 10A together? I have a bad feeling that two of them are at the same hour',
      'together',
    ],
    ['i fear chem 17 and physics 11 overlap. can i take them together?', 'together'],
    ['I want chem 17 and physics 11 together. do they clash?', 'clash'],
    ['can i take chem 17 and physics 11 without a clash', 'together'],
    ['is it possible to take chem 17 and physics 11 with no overlap', 'together'],
    ['do chem 17 and physics 11 overlap or can i take them together', 'clash'],
    ['can i take chem 17 and physics 11 together or do they overlap', 'together'],
    ['would chem 17 and physics 11 go together or do they clash', 'together'],
    ["chem 17 and physics 11 don't clash, right?", 'open'],
    ['so chem 17 and physics 11 can be taken together?', 'together'],
    ['could i do chem 17 and physics 11 or are they at the same time', 'together'],
    ['are chem 17 and physics 11 at the same time', 'clash'],
    ['does chem 17 work with physics 11 in spring or are they at the same time', 'together'],
    ['does chem 17 fit with physics 11 or do they clash', 'together'],
    ['would chem 17 go with physics 11 or is it the same time', 'together'],
    ['can chem 17 go alongside physics 11 or do they overlap', 'together'],
    ['does chem 17 fit beside physics 11 or do they meet at the same hour', 'together'],
  ])('%s', (text, said) => {
    expect(polarity(text)).toBe(said);
  });

  const examples = (act: string): string[] =>
    LINES.flatMap(({ reads, example }) => (reads === `act ${act}` ? [example] : []));

  it.each(examples('clash'))('chem 17 and physics 11: %s', (example) => {
    expect(['clash', 'open']).toContain(polarity(`do chem 17 and physics 11 ${example}`));
    expect(polarity(`can i take chem 17 and physics 11 together? i fear they ${example}`)).toBe('together');
  });
  it.each(examples('together'))('chem 17 and physics 11: %s', (example) => {
    expect(polarity(`do chem 17 and physics 11 ${example}? or do they clash`)).toBe('together');
  });
});
