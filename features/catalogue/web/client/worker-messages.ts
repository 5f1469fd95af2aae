import type { CourseRow } from '../../contract.ts';
import type { Carried } from '../../domain/prerequisites/carriers.ts';
import type { Recognised, RecogniserSource } from '../../domain/recogniser/recogniser.ts';
import type { DuplicateInfo } from '../../domain/search/duplicates.ts';
import type { FacetCounts } from '../../domain/search/facet-counts.ts';
import type { Facets } from '../../domain/search/facets.ts';
import type { Figure } from '../../domain/search/filter-table.ts';
import type { CourseFilters } from '../../domain/search/filters.ts';
import type { FoundTags } from '../../domain/search/found-tags.ts';
import type { StudentAims } from '../../domain/search/for-you.ts';
import type { Drop, Listing } from '../../domain/search/listing.ts';
import type { Page } from '../../domain/search/paging.ts';
import type { SearchQuery } from '../../domain/search/parse-query.ts';
import type { StudentCourses } from '../../domain/search/student-courses.ts';
import type { SearchHit } from '../../domain/search/search-index.ts';
import type { SectionName } from '../../domain/timetable/timetabled-course.ts';

/** What the search screen asks. */
export interface CatalogueQuery {
  text: string;
  filters: CourseFilters;
  /** For the filters that ask about the student. */
  student: StudentCourses;
  /** From 1. */
  page: number;
  /** Whether words beside those asked for are searched in topics. */
  expansion: boolean;
  /** Without a text and a sort, what fits the student comes first; absent: by code. */
  forYou?: ForYou;
}

/** By what a list is ordered for a student. */
export interface ForYou {
  aims: StudentAims;
  /** Terms of which courses come first. */
  terms: readonly string[];
  /** Codes of courses that need not be found any more: they stand where their code is. */
  planned: readonly string[];
}

/** One page of what was found, and what the debug panel tells. */
export interface CatalogueAnswer extends Page<SearchHit> {
  /** How the text was understood; for marking what matched. */
  query: SearchQuery;
  /** False where no course has all the words and those with some of them are shown. */
  hasAllWords: boolean;
  /** How many come first because they fit the student. */
  fitting: number;
  /** What was searched beside the words asked for. */
  also: readonly string[];
  /** How many have none of the words and are close to courses that have. */
  close: number;
  /** Research, theses and the like that match as well and are not listed until asked for. */
  leftOut: Listing['leftOut'];
  /** Courses whose record does not say what a filter asks. */
  unsaid: Listing['unsaid'];
  /** Where nothing is found: what could be asked for no longer. */
  drops: readonly Drop[];
  /** Terms in which what is planned does not go together, where the student asks for what fits beside it. */
  crowdedTerms: readonly string[];
  /** Time taken to search, filter and sort. */
  milliseconds: number;
  /** Rows that came, before duplicates were dropped. */
  raw: number;
  unique: number;
  duplicates: DuplicateInfo<CourseRow>;
}

/** What a kept search asks: the whole of what it finds, by codes. */
export interface TagsQuery extends Omit<CatalogueQuery, 'page' | 'forYou'> {
  /** Codes that it found before; null where that is not known. */
  known: readonly string[] | null;
  /** Codes to answer at most. */
  most: number;
}

/** How many courses the values of each list have, among what a query finds. */
export type CountsQuery = Omit<CatalogueQuery, 'page' | 'forYou'>;

/** All codes there are, for a recogniser on the other side. */
export interface CatalogueCodes {
  titles: [tag: string, title: string][];
  aliases: { alias: string; tag: string }[];
}

/** `rows`: the stream of short rows. `records`: the whole records, one JSON text, of a backend that has no rows. */
export type Body = 'rows' | 'records' | SearchFileName;
/** What topics are searched by (`getSearchFile`). */
export type SearchFileName = 'topics' | 'expansion';

/** Questions carry an id, which their answer repeats. */
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
  /** Told at first, whenever twice as many rows are there, and at the end. */
  | { kind: 'progress'; loaded: number; total: number; rated: Record<Figure, boolean> }
  /** All rows are there. */
  | {
      kind: 'complete';
      total: number;
      subjects: string[];
      version: string | null;
      rated: Record<Figure, boolean>;
      facets: Facets;
    }
  /** Topics can be searched from now on. */
  | { kind: 'described'; isExpanded: boolean }
  /** What came is no catalogue, or not the whole of it. */
  | { kind: 'broken'; of: Body; reason: string }
  /** Null where a newer question of the same kind came before this one was looked at. */
  | { kind: 'answer'; id: number; answer: Answer | null };
