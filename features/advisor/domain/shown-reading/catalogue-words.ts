import type { Area } from '#features/catalogue/domain/areas.ts';
import type { FilterKey } from '#features/catalogue/domain/search/filters/filter-table.ts';
import type { AttributeAsked } from '#features/catalogue/domain/attribute-match.ts';

export interface AttributeNamed {
  scheme: string;
  value: string;
}

/** Resolves names in a search to the catalogue's; empty if it has no such thing. */
export interface CatalogueWords {
  /** Codes by a code, a department's name or an alias. */
  subjectsNamed(name: string): readonly string[];
  /** Display names of subjects, without duplicates. */
  subjectNames(codes: readonly string[]): readonly string[];
  termsNamed(name: string): readonly string[];
  /** Kinds of class that match this word. */
  kindsNamed(kind: string): readonly string[];
  attributesNamed(asked: AttributeAsked): readonly AttributeNamed[];
  /** All values of a scheme. */
  valuesOf(scheme: string): readonly string[];
  subjectsIn: ReadonlyMap<Area, readonly string[]>;
  /** Filters of the course list for which the catalogue has no data. */
  unanswerable: ReadonlySet<FilterKey>;
}
