import { beforeAll, describe, expect, it } from 'vitest';
import type { Request } from '../../domain/reading/request.ts';
import type { Vocabulary } from '../../domain/reading/spans/vocabulary.ts';
import { understand } from '../../domain/reading/understand.ts';
import { alderVocabulary } from '#app/testing/alder-vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  ({ vocabulary } = await alderVocabulary());
});

const asked = (messages: string | string[], concentration = ''): Request[] =>
  understand(
    [messages].flat().map((text) => ({ role: 'user' as const, text })),
    vocabulary,
    {
      today: '2025-10-03',
      assistant: 'Quill',
      product: 'Lectern',
      university: 'Alder University',
      concentration,
    },
  ).requests;

describe('a course by the words of its title', () => {
  it.each([
    ['is the class on Cuba really 13 hours a week', ['LATAM-ST 171']],
    ['tell me about the emotion class. hmm ok. what about child psychopathology', ['PSYCH 145']],
    [
      'Compare Time Series, Bayesian Data Analysis and Statistics in the Courtroom',
      ['STAT 160', 'STAT 120', 'STAT 143'],
    ],
    ['dsp or information theory?', ['ELECENG 156', 'ELECENG 212']],
    ['i keep hearing about the gamelan. does it count for my concentration', ['MUSIC 31']],
  ])('%s', (text, codes) => {
    const found = asked(text, 'Music').flatMap((request) => ('codes' in request ? request.codes : []));
    expect(found).toEqual(expect.arrayContaining(codes));
  });

  it('is an item of a week’s list', () =>
    expect(
      asked('make me a timetable for spring: compsci 51, stat 110, animation, and something easy'),
    ).toMatchObject([{ kind: 'week', called: ['animation'] }]));

  it('is none where a topic is', () => {
    for (const text of [
      'something on cuba',
      'a schedule with HISTORY 21, MUSIC 2 and something about religion, saints',
    ])
      expect(asked(text).flatMap((request) => ('called' in request ? request.called : []))).toEqual([]);
  });
});

describe('a programme', () => {
  it('is known by the other names of its subject', () =>
    expect(asked('What requirements do I have left in art history?')).toEqual([
      { kind: 'requirements', programme: 'History of Art and Architecture' },
    ]));

  it.each(['bioe or bio?? whats the difference in reqs', 'bio vs bioe, i have to declare in november'])(
    'is held beside another: “%s”',
    (text) =>
      expect(asked(text)).toEqual(
        expect.arrayContaining([
          { kind: 'requirements', programme: 'Bioengineering' },
          { kind: 'requirements', programme: 'Biology' },
        ]),
      ),
  );

  it('and the one spoken of before are asked about again', () =>
    expect(
      asked(['econ or gov, whats the difference in requirements', 'which one am i further along in']),
    ).toEqual([
      { kind: 'requirements', programme: 'Economics' },
      { kind: 'requirements', programme: 'Government' },
    ]));

  it('has a group that a topic names', () => {
    expect(asked('theory courses for spring?', 'Computer Science')).toMatchObject([
      { wish: { countsTowards: { group: 'Theory', otherwise: 'theory' } } },
    ]);
    expect(asked('something about theory', 'Computer Science')).toMatchObject([
      { wish: { countsTowards: null } },
    ]);
    expect(asked('theory courses for spring?', 'History')).toMatchObject([{ wish: { countsTowards: null } }]);
  });
});

describe('what is still open', () => {
  it('of a course are its places', () =>
    expect(asked('Is Neural Engineering still open?')).toMatchObject([
      { kind: 'facts', fields: ['places'] },
    ]));
  it('of a programme are its requirements', () =>
    expect(asked('what is still open in economics')).toMatchObject([{ kind: 'requirements' }]));
});

it('a choice of one plans no week', () =>
  expect(
    asked('There are three classes on rivers and dams next spring. Which one fits me best?').map(
      ({ kind }) => kind,
    ),
  ).not.toContain('week'));

it('the university’s name is no topic', () =>
  expect(asked('whats the most loved class at alder')).toMatchObject([
    { kind: 'recommend', wish: { search: { sort: 'rating' } } },
  ]));

it('days without class are asked of the terms', () =>
  expect(asked("when is the first day of spring classes and when's break")).toEqual([{ kind: 'terms' }]));

it('something small in the afternoons is one course, and no week', () =>
  expect(asked('something fun and small for my last semester, afternoons')).toMatchObject([
    { kind: 'recommend' },
  ]));
