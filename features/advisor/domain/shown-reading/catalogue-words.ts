import type { Area } from '#features/catalogue/domain/areas.ts';
import type { FilterKey } from '#features/catalogue/domain/search/filter-table.ts';
import type { AttributeAsked } from '#features/catalogue/domain/attribute-match.ts';

export interface AttributeNamed {
  scheme: string;
  value: string;
}

/** What the names in a search are in the catalogue; none where it has no such thing. */
export interface CatalogueWords {
  /** Codes by a code, a department's name or an alias. */
  subjectsNamed(name: string): readonly string[];
  /** Subjects as students know them, each name once. */
  subjectNames(codes: readonly string[]): readonly string[];
  termsNamed(name: string): readonly string[];
  /** Kinds of class that go by this word. */
  kindsNamed(kind: string): readonly string[];
  attributesNamed(asked: AttributeAsked): readonly AttributeNamed[];
  /** All values of a scheme. */
  valuesOf(scheme: string): readonly string[];
  subjectsIn: ReadonlyMap<Area, readonly string[]>;
  /** Filters of the course list that no record of it can answer. */
  unanswerable: ReadonlySet<FilterKey>;
}
