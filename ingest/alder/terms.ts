import type { Season, SourceCourse } from './source.ts';

/** Names of the terms of the demonstration's year. */
export const TERMS: Record<Season, string> = { Fall: '2025 Fall', Spring: '2026 Spring' };

/** Earlier terms, newest first; `year` 1 is last year. */
export const EARLIER_TERMS: readonly { name: string; season: Season; year: 1 | 2 }[] = [
  { name: '2025 Spring', season: 'Spring', year: 1 },
  { name: '2024 Fall', season: 'Fall', year: 1 },
  { name: '2024 Spring', season: 'Spring', year: 2 },
  { name: '2023 Fall', season: 'Fall', year: 2 },
];

/** Last day of the first half of a term, and first day of the second. */
const HALVES: Record<Season, { firstEnds: string; secondStarts: string }> = {
  Fall: { firstEnds: '2025-10-17', secondStarts: '2025-10-20' },
  Spring: { firstEnds: '2026-03-13', secondStarts: '2026-03-16' },
};

/** The dates of a course that meets in half of a term; none for one that meets throughout. */
export function halfTermDates(course: SourceCourse, season: Season): { from?: string; to?: string } {
  const { firstEnds, secondStarts } = HALVES[season];
  if (course.half === undefined) return {};
  return course.half === 'first' ? { to: firstEnds } : { from: secondStarts };
}
