import { describe, expect, it } from 'vitest';
import { endedTerms } from '../ended-terms.ts';
import { runningFirst } from './running-first.ts';
import { row } from './sample-rows.ts';

const [FALL, SPRING] = ['2025 Fall', '2026 Spring'];
const TERMS = [
  { name: FALL, end: '2025-12-10' },
  { name: SPRING, end: '2026-05-12' },
];
const hit = (tag: string, term: string, isNamed = false, hours: number | null = null) => ({
  row: row(tag, 'Rivers', { term, course_id: `${tag} ${term}`, mean_hours: hours }),
  words: [],
  isNamed,
  isOfTopic: false,
});
const HITS = [hit('GEOL 10', FALL), hit('HIST 97', FALL), hit('GEOL 10', SPRING), hit('PHIL 1', FALL)];
const told = (today: string, hits = HITS) =>
  runningFirst(hits, endedTerms(TERMS, today)).map(({ row: { class_tag, term } }) => `${class_tag}, ${term}`);

describe('offerings of one class', () => {
  it('begin with the term that runs, while every class keeps its places', () => {
    expect(told('2026-02-10')).toEqual([
      `GEOL 10, ${SPRING}`,
      `HIST 97, ${FALL}`,
      `GEOL 10, ${FALL}`,
      `PHIL 1, ${FALL}`,
    ]);
  });

  it('begin with the newest term if all are over, and stay if none is', () => {
    expect(told('2026-06-01')[0]).toBe(`GEOL 10, ${SPRING}`);
    expect(told('2025-10-20')).toEqual(HITS.map(({ row: r }) => `${r.class_tag}, ${r.term}`));
  });

  it('stay behind a section that was named by its class number', () => {
    const hits = [hit('GEOL 10', FALL, true), hit('GEOL 10', SPRING)];
    expect(told('2026-02-10', hits)[0]).toBe(`GEOL 10, ${FALL}`);
  });

  it('that are sorted by a figure change places only where it is the same', () => {
    const sorted = (...hours: [number, number]) =>
      runningFirst(
        [hit('GEOL 10', FALL, false, hours[0]), hit('GEOL 10', SPRING, false, hours[1])],
        endedTerms(TERMS, '2026-02-10'),
        true,
      ).map(({ row: { term } }) => term);
    expect(sorted(2, 2)).toEqual([SPRING, FALL]);
    expect(sorted(2, 3)).toEqual([FALL, SPRING]);
  });
});
