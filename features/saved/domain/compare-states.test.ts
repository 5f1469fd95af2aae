import { describe, expect, it } from 'vitest';
import type { CourseState } from '../contract.ts';
import { sampleState } from '../testing/sample-state.ts';
import { compareStates } from './compare-states.ts';
import { goneState } from './course-state.ts';

const catalogue = { terms: new Set(['2025 Fall', '2026 Spring', '2026 Fall']), over: new Set<string>() };
const [fall, spring] = sampleState().offerings;
if (!fall || !spring) throw new Error('the sample has two terms');
const compare = (now: Partial<CourseState>, seen: Partial<CourseState> = {}, changes = {}) =>
  compareStates(sampleState(seen), sampleState(now), { ...catalogue, ...changes });

describe('changes of a saved course', () => {
  it('are empty if it is the same, whatever the order of the instructors', () => {
    expect(compare({})).toEqual([]);
    const teachers = ['Ada Marsh', 'Ben Ode'];
    expect(
      compare(
        { offerings: [{ ...fall, teachers: teachers.toReversed() }] },
        { offerings: [{ ...fall, teachers }] },
      ),
    ).toEqual([]);
  });

  it('include its time and its instructors, with old and new values', () => {
    const offerings = [{ ...fall, times: 'Tue 9:00 AM - 11:45 AM', teachers: ['Ben Ode'] }, spring];
    expect(compare({ offerings })).toEqual([
      { what: 'times', term: '2025 Fall', was: fall.times, is: 'Tue 9:00 AM - 11:45 AM' },
      { what: 'teachers', term: '2025 Fall', was: 'Ada Marsh', is: 'Ben Ode' },
    ]);
  });

  it('include a rating only if the displayed figure differs', () => {
    expect(compare({ rating: 4.149 })).toEqual([]);
    expect(compare({ rating: 4.16 })).toEqual([{ what: 'rating', term: null, was: '4.1', is: '4.2' }]);
    expect(compare({ rating: null })).toEqual([{ what: 'rating', term: null, was: '4.1', is: '' }]);
    expect(compare({}, { rating: null })).toEqual([{ what: 'rating', term: null, was: '', is: '4.1' }]);
  });

  it('include a rating of the same term only, which is named if the terms differ', () => {
    const rated = (autumn: number, later: number | null) => ({
      rating: later,
      offerings: [
        { ...fall, rating: autumn },
        { ...spring, rating: later },
      ],
    });
    const one = { rating: 4, offerings: [{ ...fall, rating: 4 }] };
    expect(compare(one, rated(4, 3.8)).map(({ what }) => what)).toEqual(['not_offered']);
    expect(compare(rated(4, 3.8), one).map(({ what }) => what)).toEqual(['offered']);
    expect(compare(rated(4, 3.9), rated(4, 3.8))).toEqual([
      { what: 'rating', term: '2026 Spring', was: '3.8', is: '3.9' },
    ]);
    expect(compare(rated(4.2, 4.2), rated(4, 4))).toEqual([
      { what: 'rating', term: null, was: '4.0', is: '4.2' },
    ]);
    // An older state, from before terms had ratings.
    expect(compare(one, { rating: 3.8 }).map(({ what }) => what)).toEqual(['not_offered']);
  });

  it('report only that it is gone; once known it is not reported again', () => {
    const gone = goneState(sampleState());
    expect(compareStates(sampleState(), { ...gone, rating: 1, title: 'Stones' }, catalogue)).toEqual([
      { what: 'gone', term: null, was: '2025 Fall, 2026 Spring', is: '' },
    ]);
    expect(compareStates(gone, gone, catalogue)).toEqual([]);
  });

  it('report that it is back after it was gone', () => {
    expect(compareStates(goneState(sampleState()), sampleState(), catalogue)).toMatchObject([
      { what: 'offered', term: '2025 Fall', was: '', is: fall.times },
      { what: 'offered', term: '2026 Spring' },
    ]);
  });

  it('report that it left a term or was added to one', () => {
    const next = { ...fall, term: '2026 Fall' };
    expect(compare({ offerings: [spring, next] })).toEqual([
      { what: 'not_offered', term: '2025 Fall', was: fall.times, is: '' },
      { what: 'offered', term: '2026 Fall', was: '', is: fall.times },
    ]);
  });

  it('do not report that a term left the catalogue, nor changes in one that is over', () => {
    expect(compare({ offerings: [spring] }, {}, { terms: new Set(['2026 Spring']) })).toEqual([]);
    const offerings = [{ ...fall, times: '', teachers: [] }, spring];
    const over = new Set(['2025 Fall']);
    expect(compare({ offerings }, {}, { over })).toEqual([]);
    expect(compare({ offerings: [spring] }, {}, { over })).toEqual([]);
    expect(compare({}, { offerings: [spring] }, { over })).toEqual([]);
  });

  it('report another code, and another title, as when a code was given to another class', () => {
    expect(compare({ tag: 'E-PSCI 10', title: 'Stones' })).toEqual([
      { what: 'code', term: null, was: 'GEOL 10', is: 'E-PSCI 10' },
      { what: 'title', term: null, was: 'Rocks', is: 'Stones' },
    ]);
  });
});
