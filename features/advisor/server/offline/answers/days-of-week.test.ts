import { expect, it } from 'vitest';
import { decisionsOfHours } from '../../../domain/facts/verdicts/of-week-hours.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import { hoursSaid } from './days-of-week.ts';

type Hours = NonNullable<Parameters<typeof hoursSaid>[1]>;

/** A week of courses that meet so, with its verdicts cited by what they say. */
const week = (...schedules: string[]): ToolOutput<'find_timetables'> => {
  const courses = schedules.map((schedule, at) => ({
    code: `A ${at}`,
    term: '2025 Fall',
    sections: [{ kind: 'Lecture', section: '', class_number: '', schedule }],
  }));
  const decided = decisionsOfHours(courses, '2025 Fall').map(({ kind, about, verdict }) => ({
    kind,
    about,
    cite: verdict.says,
  }));
  return { courses, decided } as unknown as ToolOutput<'find_timetables'>;
};
const said = (asked: Hours['asked'], days: Hours['days'], ...schedules: string[]): string | null =>
  hoursSaid(week(...schedules), { asked, days });

it('says that nothing meets on a day, and not that it has no gap or no end', () => {
  for (const asked of ['starts', 'ends', 'gaps'] as const)
    expect(said(asked, ['Fri'], 'Mon 9:00 AM - 10:00 AM')).toBe('On Friday nothing of it meets.');
  expect(said('gaps', ['Mon'], 'Mon 9:00 AM - 10:00 AM')).toBe('On Monday there is no gap of half an hour.');
});

it('claims no hours of classes that meet in a part of the term', () => {
  const parts = ['Mon 9:00 AM - 10:00 AM (until Oct 17)', 'Mon 3:00 PM - 4:00 PM'];
  for (const asked of ['starts', 'ends', 'gaps'] as const) {
    const text = said(asked, ['Mon'], ...parts);
    expect(text).toContain('On Monday:');
    expect(text).not.toMatch(/nothing|no gap/);
  }
  expect(said('lunch', [], ...parts)).toBeNull();
});
