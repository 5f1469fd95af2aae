import { expect, it } from 'vitest';
import type { ToolOutput } from '../../../domain/tools.ts';
import { runScript } from '../script.ts';
import { answerPrerequisites } from './prerequisites.ts';

type Checked = Extract<ToolOutput<'check_prerequisites'>, { found: true }>;

/** Of a course that asks for B 1, and by its notes is not open after C 2. */
const answer = (
  more: Partial<Checked> & { decided?: object[] },
  taken: string[],
  codes = ['A 1'],
): string => {
  const checked = {
    found: true,
    code: 'A 1',
    title: 'First',
    term: '2026 Spring',
    terms: ['2026 Spring'],
    verdict: 'met',
    stated: 'B 1',
    recommended_preparation: null,
    have: ['B 1'],
    missing: [],
    undecided: [],
    decided: [],
    ...more,
  };
  const request = { kind: 'prerequisites' as const, codes, titles: [], taken };
  const state = runScript(
    answerPrerequisites(request, NOWHERE),
    codes.map(() => checked),
    true,
  );
  return 'says' in state ? state.says : '';
};
const NOWHERE = { today: '2025-10-15', terms: [] };
const NOTES = 'Not open to students who have passed C 2.';
const BARRING = [{ code: 'C 2', way: 'open' as const, is_taken: false }];

it('says first that the notes shut the student out, by the profile or by what was said, and no yes', () => {
  const bySaid = answer({ notes: NOTES, barring: BARRING }, ['C 2']);
  expect(bySaid).toMatch(
    /^By its notes, \*\*A 1\*\* is not open to you .* you say you have taken \*\*C 2\*\*/,
  );
  expect(bySaid).not.toContain('Yes');
  const barred = [{ kind: 'barred', about: 'A 1', cite: '[[verdict barred]]' }];
  const byProfile = answer(
    { notes: NOTES, barring: [{ ...BARRING[0]!, is_taken: true }], decided: barred },
    [],
  );
  expect(byProfile).toMatch(/^\[\[verdict barred\]\]\./);
  expect(byProfile).not.toContain('Yes');
  const missing = { verdict: 'not_met' as const, have: [], missing: [['B 1']] };
  expect(answer({ ...missing, notes: NOTES, barring: BARRING }, ['B 1', 'C 2'])).not.toContain('Yes');
});

it('quotes the notes after the prerequisites', () => {
  expect(answer({ notes: 'Admission by lottery.' }, [])).toMatch(
    /^Yes\.[\s\S]+The catalogue’s notes on \*\*A 1\*\*/,
  );
  expect(answer({ notes: NOTES, barring: BARRING }, ['D 3'])).toMatch(/^Yes\.[\s\S]+notes/);
  expect(answer({}, ['C 2'])).not.toContain('notes');
  // In a list, only what they say of who may take it.
  const three = ['A 1', 'A 1', 'A 1'];
  expect(answer({ notes: 'Admission by lottery.' }, [], three)).toContain('Its notes');
  expect(answer({ notes: 'Films are subtitled.' }, [], three)).not.toContain('notes');
});
