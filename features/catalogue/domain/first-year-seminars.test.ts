import { describe, expect, it } from 'vitest';
import { isFirstYearSeminar } from './first-year-seminars.ts';

describe('a seminar for first-years', () => {
  it.each([
    { class_name: 'Volcano: A First-Year Seminar' },
    { class_name: 'Freshman Seminar: Maps' },
    { class_name: 'Maps', department: 'First Year Seminar Program' },
    { component: 'First Year Seminar' },
    { class_notes: 'First-year seminar; limited to 14.' },
    { class_notes: 'First-years only. Waterproof boots advised.' },
    { class_notes: 'Reserved for first-year students; 15 places.' },
    { class_notes: 'Limited to 15 first-year students.' },
    { class_notes: 'The course is open only to first-year students.' },
    { class_notes: 'For first-year students, by application.' },
  ])('is known by $class_name $component $department $class_notes', (course) => {
    expect(isFirstYearSeminar(course)).toBe(true);
  });

  it.each([
    { class_name: 'Seminar: Volcanoes', class_notes: 'Preference to first-year students and sophomores.' },
    { class_name: 'First-Year Graduate Student Seminar' },
    { class_name: 'First Year Colloquium' },
    { class_notes: 'Open to first-year students. Includes a lab.' },
    { class_notes: 'Required of first-year doctoral students; others by petition.' },
    { class_notes: 'Limited to first-year doctoral students.' },
    {},
  ])('is not $class_name $class_notes', (course) => {
    expect(isFirstYearSeminar(course)).toBe(false);
  });
});
