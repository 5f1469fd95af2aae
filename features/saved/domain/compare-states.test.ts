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

describe('what changed of a saved course', () => {
  it('is nothing where it is as it was, whatever the order of the teachers', () => {
    expect(compare({})).toEqual([]);
    const teachers = ['Ada Marsh', 'Ben Ode'];
    expect(
      compare(
        { offerings: [{ ...fall, teachers: teachers.toReversed() }] },
        { offerings: [{ ...fall, teachers }] },
      ),
    ).toEqual([]);
  });

  it('is its time and its teachers, with old and new', () => {
    const offerings = [{ ...fall, times: 'Tue 9:00 AM - 11:45 AM', teachers: ['Ben Ode'] }, spring];
    expect(compare({ offerings })).toEqual([
      { what: 'times', term: '2025 Fall', was: fall.times, is: 'Tue 9:00 AM - 11:45 AM' },
      { what: 'teachers', term: '2025 Fall', was: 'Ada Marsh', is: 'Ben Ode' },
    ]);
  });

  it('is a rating only where the figure that is shown differs', () => {
    expect(compare({ rating: 4.149 })).toEqual([]);
    expect(compare({ rating: 4.16 })).toEqual([{ what: 'rating', term: null, was: '4.1', is: '4.2' }]);
    expect(compare({ rating: null })).toEqual([{ what: 'rating', term: null, was: '4.1', is: '' }]);
    expect(compare({}, { rating: null })).toEqual([{ what: 'rating', term: null, was: '', is: '4.1' }]);
  });

  it('is a rating of the same term only, which is named where the terms differ', () => {
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
    // A state of before terms had ratings of their own.
    expect(compare(one, { rating: 3.8 }).map(({ what }) => what)).toEqual(['not_offered']);
  });

  it('is that it is gone, and nothing else; once known it is told no more', () => {
    const gone = goneState(sampleState());
    expect(compareStates(sampleState(), { ...gone, rating: 1, title: 'Stones' }, catalogue)).toEqual([
      { what: 'gone', term: null, was: '2025 Fall, 2026 Spring', is: '' },
    ]);
    expect(compareStates(gone, gone, catalogue)).toEqual([]);
  });

  it('is that it is back after it was gone', () => {
    expect(compareStates(goneState(sampleState()), sampleState(), catalogue)).toMatchObject([
      { what: 'offered', term: '2025 Fall', was: '', is: fall.times },
      { what: 'offered', term: '2026 Spring' },
    ]);
  });

  it('is that it left a term or came to one', () => {
    const next = { ...fall, term: '2026 Fall' };
    expect(compare({ offerings: [spring, next] })).toEqual([
      { what: 'not_offered', term: '2025 Fall', was: fall.times, is: '' },
      { what: 'offered', term: '2026 Fall', was: '', is: fall.times },
    ]);
  });

  it('is not that a term left the catalogue, nor what happened to one that is over', () => {
    expect(compare({ offerings: [spring] }, {}, { terms: new Set(['2026 Spring']) })).toEqual([]);
    const offerings = [{ ...fall, times: '', teachers: [] }, spring];
    const over = new Set(['2025 Fall']);
    expect(compare({ offerings }, {}, { over })).toEqual([]);
    expect(compare({ offerings: [spring] }, {}, { over })).toEqual([]);
    expect(compare({}, { offerings: [spring] }, { over })).toEqual([]);
  });

  it('is another code, and another title, as where a code was given to another class', () => {
    expect(compare({ tag: 'E-PSCI 10', title: 'Stones' })).toEqual([
      { what: 'code', term: null, was: 'GEOL 10', is: 'E-PSCI 10' },
      { what: 'title', term: null, was: 'Rocks', is: 'Stones' },
    ]);
  });
});
