import type { CourseFilters } from '../../domain/search/filters/filters.ts';

/** A sentence parsed into a query of the course list. */
export interface SentenceRead {
  filters: CourseFilters;
  /** The remaining text, searched as words. */
  text: string;
  /** Words that were understood but that the list has no filter for, as typed. */
  unused: readonly string[];
}

/** Provided by the slice that parses sentences. */
export type ReadSentence = (text: string, signal: AbortSignal) => Promise<SentenceRead>;
