import type { CourseFilters } from '../../domain/search/filters.ts';

/** A sentence as what the course list can be asked. */
export interface SentenceRead {
  filters: CourseFilters;
  /** What is left to be searched as words. */
  text: string;
  /** What was understood and the list has no filter for, as it was typed. */
  unused: readonly string[];
}

/** A slice that understands sentences gives it. */
export type ReadSentence = (text: string, signal: AbortSignal) => Promise<SentenceRead>;
