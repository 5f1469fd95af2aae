import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import type { Speaker } from '../../domain/reading/references/setting-of.ts';
import type { Request } from '../../domain/reading/request.ts';
import { createLexicon } from '../../domain/reading/spans/lexicon.ts';
import { createVocabulary, type Vocabulary } from '../../domain/reading/spans/vocabulary.ts';
import { understand } from '../../domain/reading/understand.ts';

const ALDER = path.resolve(import.meta.dirname, '../../../../universities/alder');

let vocabulary: Vocabulary;
beforeAll(async () => {
  const { subjects, courses, university, programs } = await readPackFolder(ALDER);
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  const lexicon = createLexicon({ subjects, courses, terms: university.terms, programmes });
  vocabulary = createVocabulary(lexicon, {
    subjects,
    attributes: courses.flatMap((course) => course.attributes),
    titles: courses.map(({ class_name }) => class_name),
  });
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
