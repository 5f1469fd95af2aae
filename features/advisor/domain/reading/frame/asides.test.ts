import { describe, expect, it } from 'vitest';
import type { Request, SearchInput } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (text: string): Request | undefined =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests[0];
const searched = (text: string): SearchInput | null => {
  const request = asked(text);
  return request?.kind === 'recommend' ? request.wish.search : null;
};

describe('a topic', () => {
  it.each<[string, SearchInput]>([
    ['I need breakfast and a shower. Economics stuff?', { subjects: ['ECON'] }],
    ['Because of a part-time employment I come late. Any econ class?', { subjects: ['ECON'] }],
    ['econ classes that are evaluated with 4.3 or better', { subjects: ['ECON'], min_rating: 4.3 }],
    ['i was shy in high school, any econ class', { subjects: ['ECON'] }],
    ['three history seminars rated against the rest', { subjects: ['HIST'] }],
  ])('is no word that only stands in the sentence: %s', (text, search) => {
    expect(searched(text)).toMatchObject(search);
    expect(searched(text)).not.toHaveProperty('text');
    expect(searched(text)).not.toHaveProperty('topics');
  });

  it.each<[string, SearchInput]>([
    ['i want study rivers please', { text: 'rivers' }],
    ['i want to practise rivers and empires', { text: 'rivers and empires' }],
    ['something on cosmology or organic chemistry', { topics: ['cosmology', 'organic chemistry'] }],
    [
      'something on the philosophy or sociology of technology',
      { topics: ['philosophy technology', 'sociology technology'] },
    ],
    ['rivers or plague type classes', { topics: ['rivers', 'plague'] }],
    ['need a class to balance out my psets, maybe pottery', { text: 'pottery' }],
    ['a Jane Byronson class', { text: 'jane byronson' }],
  ])('is what the class should be about: %s', (text, search) => expect(searched(text)).toMatchObject(search));
});

describe('what is asked of one course, in any order of words', () => {
  it.each<[string, Partial<Request>]>([
    ['is there anything I need to have taken before ECON 10B?', { kind: 'prerequisites' }],
    [
      'ECON 10B sounds like fun. Could I take it, or is there something they want first?',
      { kind: 'prerequisites' },
    ],
    ['can i take ECON 10B, the micro one? do i have what i need', { kind: 'prerequisites' }],
    ['can a boy who has only had ECON 10A take ECON 10B in the spring?', { kind: 'prerequisites' }],
  ])('is no list of others: %s', (text, request) => expect(asked(text)).toMatchObject(request));

  it.each([
    'which class in econ needs ECON 10A before',
    'what courses want ECON 10A first',
    'After I finish ECON 10A, which courses does it open for me?',
    'Everybody names ECON 10A. What subjects list it as something you need first?',
  ])('may be what comes after it: %s', (text) => {
    const request = asked(text);
    expect(request?.kind === 'recommend' && request.wish.after).toEqual(['ECON 10A']);
  });
});

describe('a measure that no record has', () => {
  it.each([
    'which econ class gets you the highest starting salary',
    'which of the econ profs is the softest grader',
    'which history prof hands out the most As',
  ])('is declined: %s', (text) => expect(asked(text)).toMatchObject({ kind: 'outside', about: 'unheld' }));

  it('does not hinder a list in an order that is recorded', () => {
    expect(asked('best rated econ class for my career')).toMatchObject({ kind: 'recommend' });
  });

  it.each(['when does the weight room close on sundays', 'please correct the grammar in my essay'])(
    'nor is what is not for a course advisor: %s',
    (text) => expect(asked(text)).toMatchObject({ kind: 'outside', about: 'anything' }),
  );
});

it('hears one wish for courses after a story with numbers, and no week', () => {
  expect(
    asked('I was five when I saw it (I still have one). What is there this fall about rivers?'),
  ).toMatchObject({
    kind: 'recommend',
  });
});
