import { describe, expect, it } from 'vitest';
import { emptyWish } from '../../../../domain/reading/wish.ts';
import type { Wish } from '../../../../domain/reading/request.ts';
import { runScript, type Script } from '../../script.ts';
import { FALL, IN_OCTOBER, SPRING } from '../../testing/in-october.ts';
import { inPlannedTerm } from './planned-term.ts';

const wish: Wish = { ...emptyWish(), search: { subjects: ['GOV'] } };

/** Of so many courses of spring, and so many of fall only. */
const planned = (
  spring: number,
  fall: number,
  asked = wish,
): { terms: string[] | undefined; said: string | null } => {
  const course = (term: string, at: number) => ({
    code: `${term} ${at}`,
    title: `About ${term} ${at}`,
    term,
    schedule: null,
    other_codes: [],
    section_kinds: [],
    fitting_sections: [],
    for_first_years: false,
    rating: null,
    workload: null,
    seats: null,
  });
  const inSpring = Array.from({ length: spring }, (_, at) => course(SPRING, at));
  const inFall = Array.from({ length: fall }, (_, at) => course(FALL, at));
  const told = function* (): Script {
    const { wish: found, said } = yield* inPlannedTerm(asked, IN_OCTOBER);
    return JSON.stringify({ terms: found.search.terms, said });
  };
  const results: unknown[] = [];
  for (;;) {
    const state = runScript(told(), results, true);
    if ('says' in state) return JSON.parse(state.says) as ReturnType<typeof planned>;
    for (const { input } of state.asks) {
      const courses = (input as { terms?: string[] }).terms ? inSpring : [...inSpring, ...inFall];
      results.push({ total: courses.length, all_words: true, courses });
    }
  }
};

describe('a wish that names no term', () => {
  it('is for the next one, if that has a single course that is meant', () => {
    const few = planned(1, 4);
    expect(few.terms).toEqual([SPRING]);
    expect(few.said).toMatch(
      /^I looked at 2026 Spring, which is the next term: 4 more fit in 2025 Fall only:/,
    );
    // So that there is a choice of three.
    expect(few.said?.match(/^- /gmu)).toHaveLength(2);
    expect(planned(2, 1).said).toContain('1 more fits in 2025 Fall only');
    expect(planned(1, 0)).toEqual({ terms: [SPRING], said: null });
  });
  it('says nothing of other terms where the next one leaves a choice', () =>
    expect(planned(3, 9)).toEqual({ terms: [SPRING], said: null }));
  it('is for any term, where the next one has nothing', () => expect(planned(0, 4)).toEqual({ said: null }));
  it('among courses that were shown is for the next one, if all of them are given then', () => {
    const ofShown = { ...wish, search: { codes: ['A 1', 'A 2'] }, isAmongShown: true };
    expect(planned(2, 0, ofShown).terms).toEqual([SPRING]);
    expect(planned(1, 1, ofShown).terms).toBeUndefined();
    expect(planned(0, 2, ofShown).terms).toBeUndefined();
  });
  it('stays as it is where it says more of a term', () => {
    const inFall = { ...wish, search: { ...wish.search, terms: [FALL] } };
    expect(planned(2, 4, inFall)).toEqual({ terms: [FALL], said: null });
    expect(planned(2, 4, { ...wish, counted: true })).toEqual({ said: null });
    expect(planned(2, 4, emptyWish())).toEqual({ said: null });
  });
});
