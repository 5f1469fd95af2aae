import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { type Said, understand } from '../understand.ts';

/** The request of the last question; each other question comes with its reply. */
const asked = (...turns: [text: string, reply?: string][]): Request | undefined => {
  const said = turns.flatMap(([text, reply], at): Said[] => {
    const question: Said = { role: 'user', text };
    return at === turns.length - 1 ? [question] : [question, { role: 'assistant', text: reply ?? '' }];
  });
  return understand(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests[0];
};

const OPEN: [string, string] = [
  'what is left for my concentration',
  [
    'Still open in **Computer Science**:\n',
    '- **Introductory programming**: 0 of 1 done; choose from COMPSCI 50',
    '- **Theory**: 0 of 2 done; choose from COMPSCI 124',
    '- **Mathematics or statistics**: 0 of 1 done; choose from ECON 10A',
    '- **Advanced electives**: 1 of 3 done (CHEM 11); choose from CHEM 17 and HIST 12',
  ].join('\n'),
];
const THEORY: [string, string] = ['what can i take for theory', '- **COMPSCI 124**\n- **CHEM 17**'];

const towards = (group: string, more: object = {}) => ({
  kind: 'recommend',
  wish: { countsTowards: { programme: null, group }, ...more },
});

describe('groups of requirements that were listed', () => {
  it.each([
    ['which of the theory ones are in spring', 'Theory', { search: { terms: ['2026 Spring'] } }],
    ['which electives run in spring', 'Advanced electives', { search: { terms: ['2026 Spring'] } }],
    ['and the math part, what is there without fridays', 'Mathematics or statistics', {}],
    ['what about the programming one', 'Introductory programming', {}],
    ['stats?', 'Mathematics or statistics', {}],
    ['what can i take for the first one', 'Introductory programming', {}],
    ['and which courses fill the last one', 'Advanced electives', {}],
  ])('are called by words of their names or by their place: “%s”', (text, group, more) =>
    expect(asked(OPEN, [text])).toMatchObject(towards(group, more)),
  );

  it.each([
    ['how many electives do i need', 'Advanced electives'],
    ['is the theory one done', 'Theory'],
    ['how much math is left', 'Mathematics or statistics'],
  ])('are said again, each by itself: “%s”', (text, group) =>
    expect(asked(OPEN, [text])).toEqual({ kind: 'requirements', programme: null, group }),
  );

  it('stay what “it” is', () => {
    const one: [string, string] = ['how many electives do i need', '- **Advanced electives**: 1 of 3 done'];
    expect(asked(OPEN, one, ['what can i take for it in spring'])).toMatchObject(
      towards('Advanced electives'),
    );
    expect(asked(OPEN, one, ['which of those are light'])).toMatchObject(towards('Advanced electives'));
    expect(asked(OPEN, one, ['and the second requirement'])).toMatchObject(towards('Theory'));
  });

  it('take turns, and the other conditions stay', () => {
    const first: [string, string] = ['which of the theory ones are in spring', '- **COMPSCI 124**'];
    for (const text of ['and the programming ones?', 'what about the programming', 'ok and for programming'])
      expect(asked(OPEN, first, [text])).toMatchObject(
        towards('Introductory programming', { search: { terms: ['2026 Spring'] } }),
      );
    expect(asked(OPEN, first, ['any chemistry with theory in it'])).toMatchObject({
      kind: 'recommend',
      wish: { search: { subjects: ['CHEM'] } },
    });
  });

  it('are of the student’s own programme where none was listed', () => {
    expect(asked(['what can i take for my theory requirement'])).toMatchObject(towards('Theory'));
    expect(asked(['did i finish the theory part'])).toEqual({
      kind: 'requirements',
      programme: null,
      group: 'Theory',
    });
  });

  it.each(['am i done with the computer science requirements', 'what is left for computer science'])(
    'are not meant by the name of a field: “%s”',
    (text) => expect(asked([text])).toEqual({ kind: 'requirements', programme: 'Computer Science' }),
  );

  it('are not what is asked of a course next', () => {
    expect(asked(OPEN, ['is chem 17 hard'])).toMatchObject({ kind: 'facts', codes: ['CHEM 17'] });
    expect(
      asked(OPEN, ['tell me about chem 17', '- **CHEM 17**'], ['can i take it with econ 10a']),
    ).toMatchObject({ kind: 'conflicts', codes: ['CHEM 17', 'ECON 10A'] });
    expect(asked([OPEN[0], '- **CHEM 17**'], ['who teaches it'])).toMatchObject({
      kind: 'facts',
      fields: ['instructor'],
    });
  });

  it('are what is asked of who takes few courses and wants to graduate', () =>
    expect(asked(['can i still graduate if i take only 3 econ courses'])).toEqual({
      kind: 'requirements',
      programme: null,
    }));
});

it('requirements stay what is spoken of after a question about a course', () => {
  const course: [string, string] = ['who teaches the first one', '- **COMPSCI 124**'];
  expect(asked(OPEN, THEORY, course, ['and for programming?'])).toMatchObject(
    towards('Introductory programming'),
  );
  expect(asked(OPEN, THEORY, course, ['does chem 17 fill it'])).toMatchObject({
    kind: 'counts',
    codes: ['CHEM 17'],
  });
  expect(asked(OPEN, ['history seminars', '- **HIST 12**'], ['and for programming?'])).not.toMatchObject(
    towards('Introductory programming'),
  );
});

it('a group is counted where nothing was listed', () => {
  expect(asked(['how many theory courses do i need'])).toEqual({
    kind: 'requirements',
    programme: null,
    group: 'Theory',
  });
  expect(asked(['if i took chem 17 what would still be open'])).toMatchObject({
    kind: 'requirements',
    also: ['CHEM 17'],
  });
  expect(asked(['how many history classes do i need'])).not.toMatchObject({ group: expect.anything() });
});

describe('what a course counts towards', () => {
  it.each([
    'does chem 17 count for anything',
    'could chem 17 count towards another requirement',
    'does chem 17 count for my major',
  ])('is asked by its code: “%s”', (text) =>
    expect(asked([text])).toMatchObject({ kind: 'counts', codes: ['CHEM 17'], programme: null }),
  );

  it('is asked of one of the list', () => {
    expect(asked(OPEN, THEORY, ['does the second one count for both'])).toMatchObject({
      kind: 'counts',
      codes: ['CHEM 17'],
    });
    expect(
      asked(OPEN, THEORY, ['who teaches the first one', 'x'], ['does it count for anything else']),
    ).toMatchObject({ kind: 'counts', codes: ['COMPSCI 124'] });
  });

  it('is not what a course is needed for, or asks for', () => {
    expect(asked(OPEN, ['can i go into chem 17 now or is something missing'])).not.toMatchObject({
      kind: 'counts',
    });
    expect(asked(['does chem 17 count as lab science'])).not.toMatchObject({ kind: 'counts' });
    expect(asked(OPEN, ['does chem 17 cover thermodynamics'])).not.toMatchObject({ kind: 'counts' });
  });

  it('groups are listed again where none is named', () => {
    for (const text of ['which group needs the most courses', 'list the options for the biggest group'])
      expect(asked(OPEN, [text])).toEqual({ kind: 'requirements', programme: null });
  });
});

describe('what would be left', () => {
  it('is counted with the courses named or spoken of', () => {
    expect(asked(OPEN, ['what would be left after chem 17'])).toEqual({
      kind: 'requirements',
      programme: null,
      also: ['CHEM 17'],
    });
    expect(asked(OPEN, ['if i take chem 17 and hist 12, what is left'])).toMatchObject({
      kind: 'requirements',
      also: ['CHEM 17', 'HIST 12'],
    });
    expect(asked(OPEN, THEORY, ['whats left after both of them'])).toMatchObject({
      kind: 'requirements',
      also: ['COMPSCI 124', 'CHEM 17'],
    });
    expect(
      asked(
        OPEN,
        THEORY,
        ['tell me about the second one', '- **CHEM 17**'],
        ['how many electives are left after that'],
      ),
    ).toEqual({ kind: 'requirements', programme: null, group: 'Advanced electives', also: ['CHEM 17'] });
  });

  it('is counted with one more', () => {
    const left: [string, string] = ['what is left if i do chem 17', '- **Theory**: 0 of 2 done'];
    expect(asked(left)).toMatchObject({ kind: 'requirements', also: ['CHEM 17'] });
    for (const text of ['and with hist 12 on top?', 'and hist 12 too', 'plus hist 12'])
      expect(asked(left, [text])).toMatchObject({ kind: 'requirements', also: ['CHEM 17', 'HIST 12'] });
    expect(asked(left, ['and with 17l on top?'])).toMatchObject({ also: ['CHEM 17', 'CHEM 17L'] });
  });

  it('is not asked by what a course needs', () =>
    expect(asked(OPEN, ['what do i still need for chem 17'])).toMatchObject({ kind: 'prerequisites' }));
});

it.each([
  'what does history actually require?? like all of it',
  'can you tell me what history requires',
  'what would history require',
])('a programme is asked for by its field: “%s”', (text) =>
  expect(asked([text])).toEqual({ kind: 'requirements', programme: 'History' }),
);

it('courses of groups that may clash are courses', () =>
  expect(asked(OPEN, THEORY, ['does it clash with either of the programming ones'])).not.toMatchObject(
    towards('Introductory programming'),
  ));

it.each(['how about a double concentration with history', 'what if i switch my major to history'])(
  'another programme is counted: “%s”',
  (text) => expect(asked([text])).toEqual({ kind: 'requirements', programme: 'History' }),
);
