import { expect, it } from 'vitest';
import { runScript } from '../../script.ts';
import { FALL, IN_OCTOBER, SPRING } from '../../testing/in-october.ts';
import { answerTermTotal } from '../schedule.ts';

/** The terms in which courses are summed up that are given in `term`. */
const termsAsked = (term: string, asked: string | null = null): (string | undefined)[] => {
  const results: unknown[] = [];
  const terms: (string | undefined)[] = [];
  for (;;) {
    const request = { kind: 'term_total' as const, codes: ['A 1', 'B 1'], titles: [], term: asked };
    const state = runScript(answerTermTotal(request, IN_OCTOBER), results, true);
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
