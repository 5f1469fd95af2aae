import type { CourseRow } from '../../contract.ts';
import type { Carried } from '../../domain/prerequisites/carriers.ts';
import type { Recognised, RecogniserSource } from '../../domain/recogniser/recogniser.ts';
import type { DuplicateInfo } from '../../domain/search/duplicates.ts';
import type { FacetCounts } from '../../domain/search/filters/facet-counts.ts';
import type { Facets } from '../../domain/search/filters/facets.ts';
import type { Figure } from '../../domain/search/filters/filter-table.ts';
import type { CourseFilters } from '../../domain/search/filters/filters.ts';
import type { FoundTags } from '../../domain/search/filters/found-tags.ts';
import type { StudentAims } from '../../domain/search/for-you.ts';
import type { Drop, Listing } from '../../domain/search/listing.ts';
import type { Page } from '../../domain/search/paging.ts';
import type { Expansion } from '../../domain/search/index/search-asked.ts';
import type { SearchQuery } from '../../domain/search/index/parse-query.ts';
import type { NamedCodes, StudentCourses } from '../../domain/search/filters/student-courses.ts';
import type { SearchHit } from '../../domain/search/index/search-index.ts';
import type { SectionName } from '../../domain/timetable/timetabled-course.ts';

/** A query of the search screen. */
export interface CatalogueQuery {
  text: string;
  filters: CourseFilters;
  /** For filters that depend on the student. */
  student: StudentCourses;
  /** From 1. */
  page: number;
  expansion: Expansion;
  /** Ranks courses that fit the student first if there is no text or sort; absent: by code. */
  forYou?: ForYou;
  over?: EndedTerms;
}

/** Terms that have ended: their rows are marked, and come after other offerings of their class. */
export interface EndedTerms {
  /** Names, newest first. */
  names: readonly string[];
  /** The listed terms if all of them have ended: that is said once above the list, and no row repeats it. */
  said: readonly string[];
}

/** What a student's list order depends on. */
export interface ForYou {
  aims: StudentAims;
  /** Terms whose courses come first. */
  terms: readonly string[];
  /** Codes of planned courses, which are not ranked first: they keep their place by code. */
  planned: readonly string[];
}

/** One page of results, and information for the debug panel. */
export interface CatalogueAnswer extends Page<SearchHit> {
  /** The parsed text, for highlighting matches. */
  query: SearchQuery;
  /** False if no course has all the words and those with some of them are shown. */
  hasAllWords: boolean;
  /** How many are ranked first because they fit the student. */
  fitting: number;
  /** Related words that were searched too. */
  also: readonly string[];
  /** How many have none of the words and are only similar to courses that have. */
  close: number;
  /** Matching research, theses and the like, which are listed only on request. */
  leftOut: Listing['leftOut'];
  /** Courses with unknown values for a filter. */
  unsaid: Listing['unsaid'];
  /** For an empty result: which criteria could be dropped. */
  drops: readonly Drop[];
  /** Terms in which the planned courses clash, if the student filters by what fits beside them. */
  crowdedTerms: readonly string[];
  /** Time taken to search, filter and sort. */
  milliseconds: number;
  /** Rows received, before duplicates were dropped. */
  raw: number;
  unique: number;
  duplicates: DuplicateInfo<CourseRow>;
}

/** A saved search's query: returns all its results, as codes. */
export interface TagsQuery extends Omit<CatalogueQuery, 'page' | 'forYou' | 'over'> {
  /** Codes that it found before; null if unknown. */
  known: readonly string[] | null;
  /** Maximum number of codes to return. */
  most: number;
}

/** Counts the courses for each value of the facet lists, among the results of a query. */
export interface CountsQuery extends Omit<CatalogueQuery, 'page' | 'forYou' | 'over'> {
  /** The student's requirement groups, which the query has only if a filter uses them. */
  groups: readonly NamedCodes[];
}

/** All codes, for a recogniser on the other side. */
export interface CatalogueCodes {
  titles: [tag: string, title: string][];
  aliases: { alias: string; tag: string }[];
}

/** `rows`: the stream of short rows. `records`: the whole records as one JSON text, from a backend that has no rows. */
export type Body = 'rows' | 'records' | SearchFileName;
/** Files for searching topics (`getSearchFile`). */
export type SearchFileName = 'topics' | 'expansion';

/** Queries carry an id, which their answer repeats. */
export type Question =
  | { kind: 'search'; id: number; query: CatalogueQuery }
  | { kind: 'tags'; id: number; query: TagsQuery }
  | { kind: 'counts'; id: number; query: CountsQuery }
  | { kind: 'codes'; id: number }
  | { kind: 'carried'; id: number }
  | { kind: 'clashes'; id: number; row: CourseRow; student: StudentCourses }
  | { kind: 'mentions'; id: number; text: string };

type Answer =
  | CatalogueAnswer
  | FoundTags
  | FacetCounts
  | CatalogueCodes
  | Carried[]
  | SectionName[]
  | Recognised[];

export type ToCore =
  | { kind: 'open'; subjects: RecogniserSource['subjects'] }
  | { kind: 'bytes'; of: Body; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; of: Body }
  | Question;

export type FromCore =
  /** Sent at first, and whenever the number of rows, or of those that are indexed, has doubled. */
  | { kind: 'progress'; loaded: number; indexed: number; total: number; rated: Record<Figure, boolean> }
  /** All rows have arrived and are listed without a text. */
  | {
      kind: 'listed';
      total: number;
      subjects: string[];
      version: string | null;
      rated: Record<Figure, boolean>;
      facets: Facets;
    }
  /** All rows can be searched by text. */
  | { kind: 'complete' }
  /** Topics can be searched from now on. */
  | { kind: 'described'; isExpanded: boolean }
  /** The response is not a catalogue, or not complete. */
  | { kind: 'broken'; of: Body; reason: string }
  /** Null if a newer query of the same kind superseded this one. */
  | { kind: 'answer'; id: number; answer: Answer | null };
