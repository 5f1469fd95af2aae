import { expect, it } from 'vitest';
import { runScript, type ScriptContext } from '../../script.ts';
import { answerTermTotal } from '../schedule.ts';

const [FALL, SPRING] = ['2025 Fall', '2026 Spring'] as const;
const context = {
  today: '2025-10-15',
  terms: [
    { name: FALL, start: '2025-09-02', end: '2025-12-15' },
    { name: SPRING, start: '2026-01-26', end: '2026-05-15' },
  ],
} as unknown as ScriptContext;

/** The terms in which courses are summed up that are given in `term`. */
const termsAsked = (term: string, asked: string | null = null): (string | undefined)[] => {
  const results: unknown[] = [];
  const terms: (string | undefined)[] = [];
  for (;;) {
    const request = { kind: 'term_total' as const, codes: ['A 1', 'B 1'], titles: [], term: asked };
    const state = runScript(answerTermTotal(request, context), results, true);
    if ('says' in state) return terms;
    for (const { input } of state.asks) {
      terms.push((input as { term?: string }).term);
      const courses = ['A 1', 'B 1'].map((code) => ({ code, title: code, term, cite: {} }));
      results.push({ not_found: [], courses, decided: [], timetables: [], conflicts: [], apart: [] });
    }
  }
};

it('sums courses up in the term that students plan, if all are given then', () => {
  expect(termsAsked(SPRING)).toEqual([SPRING]);
  expect(termsAsked(FALL)).toEqual([SPRING, undefined]);
  expect(termsAsked(FALL, FALL)).toEqual([FALL]);
});
