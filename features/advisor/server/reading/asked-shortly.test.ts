import { beforeAll, describe, expect, it } from 'vitest';
import type { Speaker } from '../../domain/reading/references/setting-of.ts';
import type { Request } from '../../domain/reading/request.ts';
import type { Vocabulary } from '../../domain/reading/spans/vocabulary.ts';
import { understand } from '../../domain/reading/understand.ts';
import { alderVocabulary } from '#app/testing/alder-vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  ({ vocabulary } = await alderVocabulary());
});

const asked = (text: string, speaker: Partial<Speaker> = {}): Request[] =>
  understand([{ role: 'user', text }], vocabulary, {
    today: '2025-10-03',
    assistant: 'Quill',
    product: 'Lectern',
    university: 'Alder University',
    ...speaker,
  }).requests;

describe('a part of what a programme asks for', () => {
  it.each([
    ['do i have to take calculus for public policy at any point??', 'Public Policy', 'calculus'],
    ['do i need calc for econ', 'Economics', 'calculus'],
    ['is stats required for psych', 'Psychology', 'statistics'],
  ])('%s', (text, programme, group) =>
    expect(asked(text)).toEqual([{ kind: 'requirements', programme, group }]),
  );
  it('is none where courses are wished for', () =>
    expect(searched('what can i take for psych in spring under 5 hours')).toMatchObject({ max_hours: 5 }));
  it('is none where a course is asked about', () =>
    expect(asked('do i need MATH 1A for ECON 120')).toMatchObject([{ kind: 'prerequisites' }]));
});

describe('what courses count towards', () => {
  it.each(['does SOCIOL 55 count for me', 'do both SOCIOL 55 and PUBPOL 138 count for me'])('%s', (text) =>
    expect(asked(text)).toMatchObject([{ kind: 'counts' }]),
  );
  it('is asked beside which of two is less work', () =>
    expect(asked('SOCIOL 55 or PUBPOL 138. which is less work and do both count for me')).toMatchObject([
      { kind: 'compare' },
      { kind: 'counts' },
    ]));
});

describe('the next of a field', () => {
  const after = (text: string) => {
    const [request] = asked(text, { taken: ['CHEM 10', 'FRENCH 15A'] });
    return request?.kind === 'recommend' ? request.wish.after : null;
  };
  it('comes after the student’s own courses of it', () => {
    expect(after('whats the next chem')).toEqual(['CHEM 10']);
    expect(after('which french next')).toEqual(['FRENCH 15A']);
  });
  it('is nothing of the next term', () => expect(after('next semester chem')).toEqual([]));
});

describe('words that name a day, where nothing is planned', () => {
  const text =
    'need a studio. which of the beginner ones still have room and arent friday afternoon, i leave fridays';
  it('wish for courses', () =>
    expect(asked(text, { planned: [] })).toMatchObject([
      { kind: 'recommend', wish: { search: { component: 'Studio' } } },
    ]));
  it('are about the week where one is spoken of', () =>
    expect(asked('which of my classes should go for free fridays', { planned: [] })).toMatchObject([
      { kind: 'week_frees', day: 'Fri' },
    ]));
});

it('what happens first thing in the morning is early', () =>
  expect(asked("psych in spring that isn't first thing in the morning")).toMatchObject([
    { wish: { search: { starts_at_or_after: '09:30' } } },
  ]));

it('a field that says which of several is asked about is no wish', () => {
  const [request] = asked(
    "there's two classes about dams, which has spots, and would the history one count for my major",
  );
  expect(request).toMatchObject({ kind: 'recommend', wish: { search: { text: 'dams' } } });
  expect(request?.kind === 'recommend' ? request.wish.search.subjects : null).toBeUndefined();
});

it('of a course that is called by its whole title, what else is said is asked of it', () =>
  expect(
    asked('flint three mile island katrina class: how many seats, and does it hit gen ed'),
  ).toMatchObject([{ kind: 'facts', titles: [{ search: { codes: ['PUBPOL 26'] } }] }]));

const searched = (text: string): Record<string, unknown> => {
  const [request] = asked(text, { planned: [] });
  return request?.kind === 'recommend' ? { ...request.wish.search } : {};
};
const freeOn = (text: string, day: string): string[] =>
  (searched(text)['free_times'] as { day: string; start: string; end: string }[] | undefined)
    ?.filter((span) => span.day === day)
    .map(({ start, end }) => `${start}-${end}`) ?? [];

describe('hours of something that courses must not clash with', () => {
  it.each([
    'seminars that dont clash with practice mon wed fri 4 to 6',
    "seminars that aren't at the same time as crew practice (mon wed fri 4 to 6)",
    'seminars around crew (mon wed fri 4 to 6)',
    'a seminar that does not conflict with my job, mon wed fri 4-6',
  ])('are kept free: %s', (text) => {
    expect(freeOn(text, 'Wed')).toEqual(['00:00-16:00', '18:00-23:59']);
    expect(searched(text)['meets_on']).toBeUndefined();
  });
  it('are wished for where none clash', () => {
    expect(searched('something around noon on tuesdays')['meets_on']).toEqual(['Tue']);
    expect(
      searched('anything in sociology on mondays that does not clash with SOCIOL 128')['meets_on'],
    ).toEqual(['Mon']);
  });
});

describe('a range of days', () => {
  it('has the days between', () => {
    expect(searched('classes monday through thursday')['days']).toEqual(['Mon', 'Tue', 'Wed', 'Thu']);
    expect(freeOn('i work mon to thurs 9-1, something in music', 'Tue')).toEqual([
      '00:00-09:00',
      '13:00-23:59',
    ]);
  });
  it('is none where something moves', () =>
    expect(searched('moved my shift from monday to wednesday, any music')['days']).not.toEqual([
      'Mon',
      'Tue',
      'Wed',
    ]));
});

describe('others by the teacher of a course', () => {
  it.each([
    'what else does the professor of SOCIOL 128 teach',
    'classes with the professor of SOCIOL 128',
    'other classes by whoever teaches SOCIOL 128',
  ])('%s', (text) => expect(asked(text)).toEqual([{ kind: 'taught_by', codes: ['SOCIOL 128'], titles: [] }]));
});

it('what goes with a course is beside it, and not about it', () =>
  expect(searched('something chill to go with orgo')).toMatchObject({ no_conflict_with: ['CHEM 17'] }));

it('the size of papers and loads is no size of a class', () => {
  for (const text of ['a class with no big papers', 'something with a small reading load about food'])
    for (const bound of ['max_enrollment', 'min_enrollment']) expect(searched(text)[bound]).toBeUndefined();
});

describe('what a course or a programme is for', () => {
  it.each([
    ['is SOCIOL 97 required and when can i take it', null],
    ['can i double count SOCIOL 104 for stats', 'Statistics'],
  ])('%s', (text, programme) => expect(asked(text)[0]).toMatchObject({ kind: 'counts', programme }));
  it('is asked with the courses that run then', () =>
    expect(asked('i have 3 left for soc, which ones run in spring')).toMatchObject([
      { kind: 'requirements', programme: 'Sociology' },
      {
        kind: 'recommend',
        wish: { countsTowards: { programme: 'Sociology' }, search: { terms: ['2026 Spring'] } },
      },
    ]));
  it('is asked of a secondary field by how much it is', () =>
    expect(asked('id like to add a secondary in statistics, how much is that')).toEqual([
      { kind: 'requirements', programme: 'Statistics', isSecondary: true },
    ]));
});

describe('after what is left of a programme', () => {
  const left = [
    { role: 'user' as const, text: 'what do i have left for bio' },
    {
      role: 'assistant' as const,
      text: 'Still open in **Biology**:\n\n- **Foundations**: 1 of 2 done; choose from BIOL 11',
    },
    { role: 'user' as const, text: 'which of those are in spring' },
  ];
  const listed = { role: 'assistant' as const, text: '- **BIOL 60L**, Microscopy\n- **BIOL 50**, Genetics' };
  const speaker = {
    today: '2025-10-03',
    assistant: 'Quill',
    product: 'Lectern',
    university: 'Alder University',
  };
  const search = { terms: ['2026 Spring'] };
  it('those of a term are courses for it', () =>
    expect(understand(left, vocabulary, speaker).requests).toMatchObject([
      { kind: 'recommend', wish: { countsTowards: { programme: 'Biology' }, search } },
    ]));
  it('a change of that list is one for it, too', () =>
    expect(
      understand([...left, listed, { role: 'user', text: 'and the smallest one?' }], vocabulary, speaker)
        .requests,
    ).toMatchObject([
      {
        kind: 'recommend',
        wish: { countsTowards: { programme: 'Biology' }, search: { ...search, sort: 'enrollment' } },
      },
    ]));
});

describe('what the student takes now', () => {
  const planned = [{ term: '2025 Fall', codes: ['MATH 1A', 'CHEM 10'], isUnderWay: true as const }];
  it('is not held against what comes after it', () =>
    expect(asked('can i take math 1a and 1b together', { planned })).toEqual([
      { kind: 'prerequisites', codes: ['MATH 1B'], titles: [], taken: [] },
    ]));
  it('is told of where it is asked about', () => {
    const [request] = asked('who teaches math 1a and math 1b and is there room in them', {
      planned,
    });
    expect(request).toMatchObject({ codes: ['MATH 1A', 'MATH 1B'] });
  });
  it('is told of where its term is named', () =>
    expect(asked('does math 1a clash with chem 10 in fall 2025', { planned })).toMatchObject([
      { kind: 'conflicts', codes: ['MATH 1A', 'CHEM 10'] },
    ]));
  it('is not told again beside the course asked about', () => {
    const requests = asked('would i survive orgo next sem if im barely scraping by in chem 10 rn', {
      planned,
    });
    expect(requests.map((request) => ('codes' in request ? request.codes : null))).toEqual([['CHEM 17']]);
  });
});

it('one more of what is left is one that counts for it', () =>
  expect(
    asked('how many more do i need for the spanish secondary and is there one thats not wednesdays'),
  ).toMatchObject([
    { kind: 'requirements', programme: 'Spanish' },
    { kind: 'recommend', wish: { countsTowards: { programme: 'Spanish' }, search: { avoid_days: ['Wed'] } } },
  ]));

it('rehearsals are hours of the student’s own, and what was heard bounds nothing', () => {
  expect(freeOn('rehearsals every night 6-10 so i need chill classes', 'Tue')).toEqual([
    '00:00-18:00',
    '22:00-23:59',
  ]);
  const [request] = asked('thinking of starting korean but i heard its 10 hrs a week');
  expect(request).toMatchObject({
    kind: 'recommend',
    wish: { doubts: [], search: { subjects: ['KOREAN'] } },
  });
});

it.each([
  'whats left for me after this semester',
  'what do i still need after this fall',
  'what is left once this term is over',
])('is about what is left, and not about the running term: %s', (text) =>
  expect(asked(text, { concentration: 'Statistics' })).toMatchObject([{ kind: 'requirements' }]),
);
