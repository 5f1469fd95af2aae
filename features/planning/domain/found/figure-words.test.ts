import { expect, it } from 'vitest';
import { record, section, version } from '../../testing/plan-courses.ts';
import { coursesIn } from '../planned-course.ts';
import { planWeek, withRecords } from '../planned-week.ts';
import { findTimetables } from '../search/find-timetables.ts';
import { toPlanInput } from '../search/to-plan-input.ts';
import { figureWords } from './figure-words.ts';

type Figures = { mean_hours: number | null; overall_score_course_mean: number | null };

const wordsOf = (...figures: Figures[]): string[] => {
  const records = new Map(
    figures.map((more, at) => [
      `ART ${at}`,
      record(`ART ${at}`, 'Drawing', [section('Lecture', 'A', ['Mon'], `1${at}:00`, `1${at}:50`)], more),
    ]),
  );
  const { items } = version([...records.keys()]);
  const week = planWeek(
    items,
    withRecords(items, (tag) => records.get(tag) ?? null),
    null,
  );
  expect(coursesIn(items)).toHaveLength(figures.length);
  const found = findTimetables(toPlanInput(items, week, null));
  const [best] = found.answer === 'found' ? found.best : [];
  if (!best) throw new Error(found.answer);
  return figureWords(best, week.courses);
};

it('adds up the hours of a week, and says how its courses are rated', () => {
  expect(
    wordsOf(
      { mean_hours: 8.25, overall_score_course_mean: 4 },
      { mean_hours: 6, overall_score_course_mean: 4.5 },
    ),
  ).toEqual(['14.3 hrs/week', 'rated 4.3 /5.0 on average']);
});

it('says how many courses have no figure, and nothing where none has one', () => {
  const none = { mean_hours: null, overall_score_course_mean: null };
  expect(wordsOf({ mean_hours: 8, overall_score_course_mean: 4 }, none)).toEqual([
    '8.0 hrs/week (1 without a figure)',
    'rated 4.0 /5.0 on average (1 without a figure)',
  ]);
  expect(wordsOf(none, none)).toEqual([]);
});
