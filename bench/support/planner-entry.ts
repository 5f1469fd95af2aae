/** What a browser would load to search: built and weighed by the bench. */
export { searchTimetables } from '../../features/planning/domain/find-timetables.ts';
export { changesThatFree, coursesThatStillFit } from '../../features/planning/domain/one-change.ts';
