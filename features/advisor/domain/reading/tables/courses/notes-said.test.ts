import { describe, expect, it } from 'vitest';
import type { Request } from '../../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../../spans/sample-vocabulary.ts';
import { understand } from '../../understand.ts';

const asked = (text: string): Request[] =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;

describe('what the notes of a record decide', () => {
  it.each<[string, object]>([
    [
      'any history class with no portfolio no application no lottery',
      { notes_none_of: ['portfolio', 'application', 'lottery'] },
    ],
    ['which classes are pass/fail', { notes_say: ['pass_fail'] }],
    ['which history classes make you pay for stuff', { notes_say: ['fee'] }],
    ['a chem class without a lab fee', { notes_none_of: ['fee'] }],
    ['history classes where i dont have to audition', { notes_none_of: ['audition'] }],
    ['which seminars need an application', { notes_say: ['application'], component: 'Seminar' }],
    ['history classes that require permission', { notes_say: ['permission'] }],
  ])('is a condition of the search: %s', (text, search) =>
    expect(asked(text)).toMatchObject([{ kind: 'recommend', wish: { search, unheld: [] } }]),
  );

  it.each([
    'a class on portfolio theory',
    'which history classes are on fridays',
    'a history class i can pass',
    'history classes that cost no time',
    'classes about the applications of chemistry',
  ])('is none in other wishes: %s', (text) => {
    for (const request of asked(text)) {
      const search = request.kind === 'recommend' ? request.wish.search : {};
      expect(search).not.toHaveProperty('notes_say');
      expect(search).not.toHaveProperty('notes_none_of');
    }
  });

  it.each<[string, object]>([
    ['and without a fee', { notes_say: ['pass_fail'], notes_none_of: ['fee'] }],
    ['no lottery either', { notes_say: ['pass_fail'], notes_none_of: ['lottery'] }],
    ['only on tuesdays', { notes_say: ['pass_fail'] }],
    ['not pass/fail ones', { notes_none_of: ['pass_fail'] }],
  ])('joins what was asked of notes before: %s', (text, search) => {
    const talk = ['which classes are pass/fail', text].map((each) => ({ role: 'user' as const, text: each }));
    const [request] = understand(talk, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;
    expect(request).toMatchObject({ kind: 'recommend', wish: { search } });
  });

  it.each(['does econ 10a have a lottery', 'is there a materials fee for chem 17'])(
    'asks for the notes of a course that is named: %s',
    (text) => expect(asked(text)).toMatchObject([{ kind: 'facts', fields: ['notes'] }]),
  );
});
