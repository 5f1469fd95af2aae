import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

/** The first request of the last of the questions; each is answered by rules alone. */
const asked = (...texts: string[]): Request | undefined =>
  understand(
    texts.map((text) => ({ role: 'user', text }) as const),
    SAMPLE_VOCABULARY,
    SAMPLE_SPEAKER,
  ).requests[0];

describe('what stands beside a code', () => {
  it.each([
    "econ 10b - I haven't done econ 10a. Is that all right?",
    'econ 10b, though I never took econ 10a. Okay?',
    'can i do econ 10b if I have not taken econ 10a',
    'Would econ 10b be alright? I skipped econ 10a.',
    'is econ 10b something i can join without econ 10a',
  ])('is a course that is lacking: %s', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'prerequisites', codes: ['ECON 10B'], taken: [] }),
  );

  it.each([
    'It is possible for me to take the econ 10b? I already did econ 10a and cs 50.',
    'May I take econ 10b? I finished econ 10a and cs 50.',
    'I passed econ 10a and cs 50. Is econ 10b open to me?',
  ])('is all that was taken: %s', (text) =>
    expect(asked(text)).toMatchObject({
      kind: 'prerequisites',
      codes: ['ECON 10B'],
      taken: ['ECON 10A', 'COMPSCI 50'],
    }),
  );

  it.each([
    "torn between econ 10a and chem 17, I want the one that won't eat my time. How do they compare?",
    'should I take econ 10a or chem 17? I want the one with less work',
  ])('is one of two that are weighed: %s', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'compare', codes: ['ECON 10A', 'CHEM 17'] }),
  );
});

describe('of two courses', () => {
  it.each([
    'econ 10a and chem 17 are they in the same hours next term?',
    'econ 10a and chem 17: do they happen at the same moment?',
    'econ 10a and chem 17, same hours?',
    'is econ 10a the same time as chem 17?',
  ])('asks whether they meet at once: %s', (text) =>
    expect(asked(text)).toMatchObject({
      kind: 'conflicts',
      codes: ['ECON 10A', 'CHEM 17'],
      together: false,
    }),
  );

  it('is not held any more against one that is given up', () =>
    expect(
      asked('does econ 10a clash with chem 17', 'OK, never mind the night. What about econ 10b?'),
    ).toMatchObject({ kind: 'facts', codes: ['ECON 10B'] }));
});

describe('what a course needs', () => {
  it('is not what two courses are weighed against', () => {
    const said = [
      ['when does cs 124 meet', '**COMPSCI 124** meets Mon'],
      ['and econ 10b?', '**ECON 10B** meets Tue'],
      ['what do i need for it', '**ECON 10B** asks for **ECON 10A**'],
    ].flatMap(([question = '', reply = '']) => [
      { role: 'user' as const, text: question },
      { role: 'assistant' as const, text: reply },
    ]);
    const last = { role: 'user' as const, text: 'ugh. which one is harder' };
    expect(understand([...said, last], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests).toMatchObject([
      { kind: 'compare', codes: ['COMPSCI 124', 'ECON 10B'] },
    ]);
  });

  it('is not asked where what needs it is', () => {
    const request = asked(
      'Which econ course I can take after I finish econ 10a? I mean it is required there.',
    );
    expect(request?.kind === 'recommend' && request.wish.after).toEqual(['ECON 10A']);
  });

  it.each(['what do i need for it', 'what must i have for it', 'what should i have taken for it'])(
    'is asked after another question: %s',
    (text) => {
      expect(asked('is cs 124 in spring', text)).toMatchObject({
        kind: 'prerequisites',
        codes: ['COMPSCI 124'],
      });
      expect(asked('is cs 124 in spring', text, 'and econ 10b?')).toMatchObject({
        kind: 'prerequisites',
        codes: ['ECON 10B'],
      });
    },
  );

  it.each(["what's missing exactly", 'what do i lack', 'so what am i missing', "which ones don't i have"])(
    'is asked again: %s',
    (text) =>
      expect(asked('can i take cs 124', text)).toMatchObject({
        kind: 'prerequisites',
        codes: ['COMPSCI 124'],
      }),
  );
});

describe('"that one"', () => {
  it('is the one that was added to a comparison', () =>
    expect(
      asked('compare econ 10a and chem 17', 'What about cs 124, same question', 'Can I take that one?'),
    ).toMatchObject({ kind: 'prerequisites', codes: ['COMPSCI 124'] }));
});

describe('one of several fields', () => {
  it.each(['drop econ', 'forget econ', 'lose the econ'])('goes: %s', (text) => {
    const request = asked('econ or history, 4+ rating', text);
    expect(request?.kind === 'recommend' && request.wish.search).toEqual({
      subjects: ['HIST'],
      min_rating: 4,
    });
  });
});

describe('what is only told', () => {
  it.each(['under 6 hours. I have a thesis.', 'I have a job. under 6 hours'])('is no topic: %s', (text) => {
    const request = asked('a history class', text);
    expect(request?.kind === 'recommend' && request.wish.search).toEqual({
      subjects: ['HIST'],
      max_hours: 6,
    });
  });
});

describe('what no course advisor tells', () => {
  it.each([
    "who's going to be in my cs 50 section, can you send me names",
    'who are the other people in cs 50',
    'which students will be sitting in my cs 50 section',
    'has my lab partner already registered for cs 50?',
    'Will it snow on the day of my cs 50 seminar?',
    'is it going to rain when cs 50 meets',
    "what's the weather on the day of cs 50",
  ])('is told of no course either: %s', (text) => expect(asked(text)).toMatchObject({ kind: 'outside' }));

  it.each(["what's the rivers class about", 'show me the names of courses in econ'])(
    'is not heard in what it tells: %s',
    (text) => expect(asked(text)?.kind).not.toBe('outside'),
  );

  it('is no measure of teachers', () =>
    expect(asked('which prof in econ is the chillest')).toMatchObject({ unheld: ['personality'] }));
});

describe('open requirements', () => {
  it.each([
    'Could you tell me which requirement groups I have not finished in history?',
    'what requirement blocks have I not covered in history',
    'do you know what requirements i still have for history',
    'which categories of the history concentration are still open for me',
  ])('are of the programme named: %s', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'requirements', programme: 'History' }),
  );
});
