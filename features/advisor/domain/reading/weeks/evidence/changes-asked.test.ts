import { describe, expect, it } from 'vitest';
import { asked, askedIn, askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';

describe('a course that the week shown does not have', () => {
  it.each([
    'swap econ 10b for something easier',
    'drop ECON 10B',
    'can you remove econ 10b',
    'replace stat 110 with econ 10b',
  ])('does not go, nor any other for it: “%s”', (text) => {
    const request = askedThen(text, PLACED_WEEK);
    expect(request).toMatchObject({ kind: 'week', change: { held: PLACED_WEEK.codes } });
    expect(PLACED_WEEK.codes).not.toEqual(
      expect.arrayContaining(request?.kind === 'week' ? [...(request.change?.gone ?? [])] : []),
    );
  });

  it.each([
    ['swap econ 10a for something easier', ['ECON 10A']],
    ['drop chem 17 and add econ 10b', ['CHEM 17']],
  ])('is another than one that it has: “%s”', (text, gone) =>
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ change: { gone } }),
  );
});

it.each(['ok remove that', 'remove it'])('asks which of a week goes: “%s”', (text) =>
  expect(askedThen(text, PLACED_WEEK)).toEqual({ kind: 'ask', about: 'which_of', codes: PLACED_WEEK.codes }),
);

describe('why another course is not in the week', () => {
  const fits = { kind: 'week_change', base: PLACED_WEEK.codes, add: ['ECON 10B'], drop: [], asks: 'fits' };
  it.each(['why not econ 10b', "why didn't you put in econ 10b", 'but why isnt ECON 10B in it'])(
    'is whether it fits beside the rest: “%s”',
    (text) => expect(askedThen(text, PLACED_WEEK)).toMatchObject(fits),
  );

  it('keeps the hours free that the student has said', () => {
    const keep_free = [{ days: ['Mon' as const], start: '15:00', end: '18:00' }];
    const week = { ...PLACED_WEEK, asked: { ...PLACED_WEEK.asked, keep_free } };
    expect(askedThen('why not econ 10b', week)).toMatchObject({ ...fits, bounds: { keep_free } });
  });

  it('is not asked of one that it has', () =>
    expect(askedThen('why not econ 10a', PLACED_WEEK)).not.toMatchObject({ kind: 'week_change' }));

  it('lets it take a place next', () =>
    expect(
      askedIn([
        { role: 'user', text: 'plan my spring' },
        { role: 'assistant', text: 'Here it is.', week: PLACED_WEEK },
        { role: 'user', text: 'why not econ 10b' },
        { role: 'assistant', text: 'It fits.' },
        { role: 'user', text: 'ok swap chem 17 for it' },
      ]),
    ).toMatchObject({
      kind: 'week',
      ask: { codes: ['COMPSCI 50', 'ECON 10B'] },
      change: { gone: ['CHEM 17'] },
    }));
});

describe('one of several courses of a subject', () => {
  const week = {
    ...PLACED_WEEK,
    codes: ['ECON 10A', 'ECON 10B', 'CHEM 17'],
    asked: {
      ...PLACED_WEEK.asked,
      codes: [],
      choose: [
        { count: 2, for: 'anything' as const, subjects: ['ECON'] },
        { count: 1, for: 'interests' as const },
      ],
    },
    chosen: [
      { code: 'ECON 10A', place: 0 },
      { code: 'ECON 10B', place: 0 },
      { code: 'CHEM 17', place: 1 },
    ],
  };
  it('makes room for an easier one of it', () =>
    expect(askedThen('make one of the econ ones easier', week)).toMatchObject({
      change: { gone: ['ECON 10B'] },
      ask: { choose: [{ among: ['ECON 10A'] }, { among: ['CHEM 17'] }, { lighter_than: 'ECON 10B' }] },
    }));

  it('is dropped, and not all, if that is asked about', () =>
    expect(askedThen('what happens if i drop the chem one', week)).toMatchObject({
      change: { gone: ['CHEM 17'] },
    }));
});

it('plans one term of two, and says so', () =>
  expect(asked('can you plan out both semesters for me')).toMatchObject({
    kind: 'week',
    unread: ['both semesters'],
  }));

it('asks for the subject of numbers', () =>
  expect(asked("what's better for me, 61 or 120?")).toEqual({ kind: 'ask', about: 'course', codes: [] }));
