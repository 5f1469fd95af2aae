import type { CourseState } from '../contract.ts';

/** A course that meets in autumn and spring. */
export const sampleState = (changes: Partial<CourseState> = {}): CourseState => ({
  tag: 'GEOL 10',
  title: 'Rocks',
  rating: 4.12,
  offerings: [
    { term: '2025 Fall', times: 'Mon, Wed 1:30 PM - 2:45 PM', teachers: ['Ada Marsh'] },
    { term: '2026 Spring', times: '', teachers: [] },
  ],
  ...changes,
});
