import type { CachedBody } from '#platform/server/http/cached-body.ts';
import type { NdjsonBody } from '#platform/server/http/ndjson-body.ts';
import type { Course } from '../../contract.ts';
import type { Demo, Programs, Subject, SynonymRule, University } from '../../domain/pack/shapes.ts';

/** One complete version of the catalogue in memory. Immutable: a new version is a new object. */
export interface Catalogue {
  version: string;
  /** ISO date since which it has been served. */
  date: string;
  university: University;
  subjects: Subject[];
  programs: Programs;
  demo: Demo | null;
  /** The pack's own; the general ones are added where they are used. */
  synonyms: SynonymRule[];
  /** In the pack's order. */
  courses: Course[];
  /** The response of `GET api/courses`. */
  coursesBody: CachedBody;
  /** The same as a stream of short rows. */
  rowsBody: NdjsonBody;
}
