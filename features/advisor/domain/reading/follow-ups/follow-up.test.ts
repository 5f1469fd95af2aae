import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { asked } from '../testing/asked-in-turn.ts';
import type { Said } from '../understand.ts';
import { askedIn, askedThen, PLACED_WEEK } from '../testing/weeks-asked.ts';

const LIST: [string, ...string[]] = [
  'something in chem or econ for spring',
  'CHEM 17',
  'ECON 10A',
  'COMPSCI 124',
];
const codes = LIST.slice(1);
const NEEDS: [string, ...string[]] = ['what do i still need for computer science'];
const OTHER_NEEDS: [string, ...string[]] = ['and if i switched to history instead'];

describe('a question about a list', () => {
  it.each(['now put them least work first', 'can you sort those by workload', 'rank them, easiest first'])(
    'orders it: “%s”',
    (text) =>
      expect(asked(LIST, [text])).toMatchObject({
        kind: 'recommend',
        wish: { search: { sort: 'workload', terms: ['2026 Spring'] } },
      }),
  );

  it.each(['are those in fall', 'Neither of those is in fall? ugh', 'are any of them in fall'])(
    'asks when they are given: “%s”',
    (text) =>
      expect(asked(LIST, [text])).toMatchObject({
        kind: 'facts',
        codes,
        fields: ['term'],
        term: '2025 Fall',
      }),
  );

  it.each(['which of those are in fall', 'and in fall?', 'any classes like those in fall'])(
    'does not ask when all of them are given: “%s”',
    (text) => expect(asked(LIST, [text])).not.toMatchObject({ kind: 'facts', fields: ['term'] }),
  );

  it.each([
    'do i need to know programming for those',
    'would i have to be good at algebra for any of them',
    'do we gotta know calculus for these?',
  ])('asks what they ask for: “%s”', (text) =>
    expect(asked(LIST, [text])).toMatchObject({ kind: 'prerequisites', codes }),
  );

  it.each([['ok that one. when does it meet'], ['cool, that one. when does it meet']])(
    'takes the first of an order: “%s”',
    (text) =>
      expect(asked(['chem or econ classes, least work first', ...codes], [text])).toMatchObject({
        kind: 'facts',
        codes: ['CHEM 17'],
        fields: ['schedule'],
      }),
  );

  it.each(['whichever has fewer hours, who runs it', 'the one with better ratings, when does it meet'])(
    'of two tells each, where a figure decides: “%s”',
    (text) =>
      expect(asked(['chem classes', 'CHEM 17', 'CHEM 11'], [text])).toMatchObject({
        kind: 'facts',
        codes: ['CHEM 17', 'CHEM 11'],
        isWhole: true,
      }),
  );

  it('turns it around', () =>
    expect(
      asked(['chem or econ classes, least work first', ...codes], ['ok and the other end of that list?']),
    ).toMatchObject({ kind: 'recommend', wish: { search: { sort: 'workload', descending: true } } }));

  it.each([
    'do those still have room',
    'are any of them full already?',
    'how many places are left in each one?',
  ])('asks for the places of each: “%s”', (text) =>
    expect(asked(LIST, [text])).toMatchObject({ kind: 'facts', codes, fields: ['places'] }),
  );

  it.each([
    'can i get into all of that or is there a catch',
    'do i have the background for even one of them',
  ])('asks whether each can be taken: “%s”', (text) =>
    expect(asked(LIST, [text])).toMatchObject({ kind: 'prerequisites', codes, term: '2026 Spring' }),
  );

  it.each([
    'would any of these do anything for my requirements?',
    'do they count towards my concentration?',
    'does a single one of them fill a slot in my major?',
  ])('asks what each counts towards: “%s”', (text) =>
    expect(asked(LIST, [text])).toMatchObject({ kind: 'counts', codes, programme: null }),
  );

  it('comes again after a question about one of it', () =>
    expect(
      asked(LIST, ['who teaches chem 17', 'CHEM 17'], ['ok back to the list, and throw the history ones in']),
    ).toMatchObject({
      kind: 'recommend',
      wish: { search: { subjects: expect.arrayContaining(['ECON', 'HIST']), terms: ['2026 Spring'] } },
    }));

  it('is asked for its best, whatever stands beside', () =>
    expect(asked(LIST, ['best rated of the ones that survive?'])).toMatchObject({
      kind: 'compare',
      codes,
      asks: { field: 'rating', less: false },
    }));

  it('is none if something new is wished for', () => {
    expect(asked(LIST, ['any history classes that count for my major?'])).not.toMatchObject({
      kind: 'counts',
    });
    expect(asked(LIST, ['which history seminars still have room?'])).toMatchObject({ kind: 'recommend' });
    expect(asked(LIST, ['what should i take first'])).not.toMatchObject({ kind: 'prerequisites' });
  });
});

describe('a question about a course', () => {
  const TAUGHT: [string, ...string[]] = ['who teaches chem 17', 'CHEM 17'];
  it.each([
    'does that professor have anything else going this year?',
    'what else of hers might i take?',
    'is there anything else by him in spring?',
  ])('asks for the others of its teacher: “%s”', (text) =>
    expect(asked(TAUGHT, [text])).toMatchObject({ kind: 'taught_by', codes: ['CHEM 17'] }),
  );

  it('is bare, and what is told beside it is no wish', () => {
    expect(asked(TAUGHT, ["prereqs? i've done one econ course"])).toMatchObject({
      kind: 'prerequisites',
      codes: ['CHEM 17'],
    });
    expect(asked(TAUGHT, ['workload? my week is full of history'])).toMatchObject({
      kind: 'facts',
      codes: ['CHEM 17'],
      fields: ['workload'],
    });
  });

  it('counts what the student has taken', () =>
    expect(
      asked(NEEDS, OTHER_NEEDS, ["i've already taken chem 17 and econ 10a, would those count for it?"]),
    ).toMatchObject({ kind: 'counts', codes: ['CHEM 17', 'ECON 10A'], programme: 'History' }));

  it('counts it for a programme that is named', () =>
    expect(asked(TAUGHT, ['does it count for computer science?'])).toEqual({
      kind: 'counts',
      codes: ['CHEM 17'],
      titles: [],
      programme: 'Computer Science',
    }));
});

/** What is asked after a week of two courses to which a third was added. */
const afterChange = (...said: Said[]): Request | undefined =>
  askedIn([
    { role: 'user', text: 'plan my spring' },
    { role: 'assistant', text: 'Here it is.', week: { ...PLACED_WEEK, codes: ['COMPSCI 50', 'CHEM 17'] } },
    { role: 'user', text: 'add econ 10a' },
    { role: 'assistant', text: 'Here it is.', week: PLACED_WEEK },
    ...said,
  ]);

describe('a question about the week shown', () => {
  const week = PLACED_WEEK.codes;
  it.each(['which is the hardest thing on there', 'whats the best rated of the ones in there?'])(
    'asks for the one of it: “%s”',
    (text) =>
      expect(askedThen(text, PLACED_WEEK)).toMatchObject({
        kind: 'compare',
        codes: week,
        term: '2026 Spring',
      }),
  );

  it('asks for that of a field', () =>
    expect(askedThen('which econ one has the lighter load', PLACED_WEEK)).toMatchObject({
      kind: 'recommend',
      wish: { search: { codes: week, subjects: ['ECON'], sort: 'workload', terms: ['2026 Spring'] } },
    }));

  it('asks what is left with all of it', () =>
    expect(askedThen('so does this finish my degree?', PLACED_WEEK)).toEqual({
      kind: 'requirements',
      programme: null,
      also: week,
    }));

  it.each(['did anything disappear when you moved it around?', 'may i ask what had to make room for it?'])(
    'asks what has changed: “%s”',
    (text) => {
      const request = afterChange({ role: 'user', text });
      expect(request).toMatchObject({ kind: 'week', since: ['COMPSCI 50', 'CHEM 17'] });
    },
  );

  it.each(['show me the first version again', 'go back to the original schedule'])(
    'brings back the first one: “%s”',
    (text) => {
      const request = afterChange(
        { role: 'user', text: 'is it hard' },
        { role: 'assistant', text: 'Together that is 20 hours.' },
        { role: 'user', text },
      );
      const codesAsked =
        request?.kind === 'week'
          ? [...request.ask.codes, ...request.ask.choose.flatMap(({ among = [] }) => among)]
          : [];
      expect(codesAsked).toEqual(['COMPSCI 50', 'CHEM 17']);
    },
  );

  it('counts all of it towards what is left', () =>
    expect(askedThen('ok and if i take all of that what is left for my major', PLACED_WEEK)).toEqual({
      kind: 'requirements',
      programme: null,
      also: week,
    }));

  it('is none if the week is to be changed', () =>
    expect(askedThen('drop whichever is the hardest thing on there', PLACED_WEEK)).not.toMatchObject({
      kind: 'compare',
    }));
});

it('“those two” are what a course needs, after it', () =>
  expect(
    asked(
      ['can i take compsci 124', 'COMPSCI 124', 'CHEM 17', 'ECON 10A'],
      ['how many hours would those two come to'],
    ),
  ).toMatchObject({ kind: 'term_total', codes: ['CHEM 17', 'ECON 10A'] }));

describe('two programmes', () => {
  it.each(['and if i jumped ship to history', 'how would i stand in history', 'same question for history'])(
    'are asked for one after the other: “%s”',
    (text) => expect(asked(NEEDS, [text])).toEqual({ kind: 'requirements', programme: 'History' }),
  );

  it('are held against each other', () => {
    expect(asked(NEEDS, OTHER_NEEDS, ['so which of the two leaves me with fewer courses?'])).toEqual({
      kind: 'requirements',
      programme: 'Computer Science',
      against: 'History',
    });
    expect(asked(NEEDS, OTHER_NEEDS, ['is there any course that would count for both of them?'])).toEqual({
      kind: 'requirements',
      programme: 'Computer Science',
      against: 'History',
      shared: true,
    });
  });

  it('are not compared if one only was spoken of', () =>
    expect(asked(NEEDS, ['which of them needs fewer courses?'])).not.toMatchObject({
      against: expect.anything(),
    }));
});

it('how something strikes the student is no condition', () => {
  const request = asked(LIST, ['That looks rather high to me. Is there one under six hours a week?']);
  expect(request).toMatchObject({ kind: 'recommend', wish: { search: { max_hours: 6 } } });
  expect(request).not.toMatchObject({ wish: { search: { text: expect.anything() } } });
});
