/** What a browser would load to search: built and weighed by the bench. */
export { changesThatFree } from '../../features/planning/domain/free-day.ts';
export { searchTimetables } from '../../features/planning/domain/find-timetables.ts';
export { prepareFits } from '../../features/planning/domain/still-fits.ts';
