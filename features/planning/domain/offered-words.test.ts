import { describe, expect, it } from 'vitest';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { section } from '../testing/plan-courses.ts';
import { offeredWords } from './offered-words.ts';

const discussion = (name: string, start: string, end: string) =>
  section('Discussion', name, ['Fri'], start, end);

describe('meeting times of a course that is not planned yet', () => {
  it('show when its principal section meets, and how many sections there are of each kind', () => {
    const sections = [
      section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:15'),
      discussion('D1', '08:00', '09:00'),
      discussion('D2', '19:00', '20:00'),
    ];
    expect(offeredWords(row('ECON 10', 'Markets', { sections }))).toEqual({
      times: 'Mon, Wed 10:00 – 11:15 AM',
      counts: '1 lecture, 2 discussions',
    });
  });

  it('say that there are other times of the principal kind', () => {
    const lectures = ['10:00', '12:00', '14:00'].map((start, at) =>
      section('Lecture', `L${at}`, ['Tue'], start, `${Number(start.slice(0, 2)) + 1}:00`),
    );
    const wordsOf = (count: number) =>
      offeredWords(row('ECON 10', 'Markets', { sections: lectures.slice(0, count) }));
    expect(wordsOf(1)).toEqual({ times: 'Tue 10:00 – 11:00 AM', counts: '' });
    expect(wordsOf(2)).toEqual({ times: 'Tue 10:00 – 11:00 AM, or one other time', counts: '2 lectures' });
    expect(wordsOf(3).times).toBe('Tue 10:00 – 11:00 AM, or 2 other times');
  });
});
