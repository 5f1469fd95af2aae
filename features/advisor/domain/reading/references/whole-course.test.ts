import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (text: string): Request[] =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;
const whole = (text: string): Partial<Request>[] =>
  asked(text).map((request) =>
    request.kind === 'facts'
      ? { kind: request.kind, codes: request.codes, ...(request.isWhole ? { isWhole: true } : {}) }
      : { kind: request.kind },
  );

describe('a message that asks much of one course', () => {
  it.each([
    'so chem 17 in spring, which sections still have room that arent on a friday and is it the same prof as now',
    'chem 17: is it as brutal as my suitemates claim, who runs it, and do the goggles fog up',
    'everybody keeps raving about hist 12, what time is it and which building and is there still room for a junior',
  ])('is answered with all that is known of it: %s', (text) =>
    expect(whole(text)).toContainEqual(expect.objectContaining({ kind: 'facts', isWhole: true })),
  );

  it.each([
    'who teaches chem 17',
    'does chem 17 meet on fridays',
    'is chem 17 hard and who teaches it in spring',
    'find me something like chem 17 but lighter, in the spring, and not on fridays please',
    'build me a spring week with chem 17 and two more classes, nothing before ten please',
  ])('is not one that asks little, or for something else: %s', (text) =>
    expect(whole(text)).not.toContainEqual(expect.objectContaining({ isWhole: true })),
  );

  it('is of the course that it begins with', () => {
    const text = 'CHEM 17: how bad is the workload really, who teaches, and do they insist on CHEM 11';
    expect(whole(text)).toEqual([{ kind: 'facts', codes: ['CHEM 17'], isWhole: true }]);
  });
});

it('is of the course that a message begins with, whatever list was shown before', () => {
  const { requests } = understand(
    [
      { role: 'user', text: 'history seminars' },
      { role: 'assistant', text: '- **HIST 12**, Rivers and Empires\n- **HIST 48**, Plague' },
      {
        role: 'user',
        text: 'CHEM 17 (the orgo one). are there places left, what do they say of the evenings, and who teaches it',
      },
    ],
    SAMPLE_VOCABULARY,
    SAMPLE_SPEAKER,
  );
  expect(requests).toMatchObject([{ kind: 'facts', codes: ['CHEM 17'], isWhole: true }]);
});

describe('the way to a course', () => {
  it.each([
    'how do i get to chem 17 from where i am',
    'chem 17 is the dream. what has to come first',
    'whats the path to chem 17',
    'if not now, when at the earliest could i take chem 17',
  ])('is asked by "%s"', (text) => expect(asked(text)).toMatchObject([{ kind: 'path', codes: ['CHEM 17'] }]));
});

describe('one of two courses', () => {
  it('is asked for, and no others like them', () =>
    expect(asked('chem 11 or chem 17?? need one for econ, cant do fridays')).toMatchObject([
      { kind: 'compare', codes: ['CHEM 11', 'CHEM 17'] },
    ]));
});

describe('sections that are not on a day', () => {
  it.each([
    ['which chem 17 sections arent on a friday', true],
    ['which chem 17 sections are on a friday', undefined],
  ])('are told apart from those that are: %s', (text, isNotThen) => {
    const [request] = asked(text);
    expect(request).toMatchObject({ kind: 'facts', meetsOn: ['Fri'] });
    expect(request?.kind === 'facts' ? request.isNotThen : null).toBe(isNotThen);
  });
});
