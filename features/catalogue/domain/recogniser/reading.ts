import type { Subject, SubjectWord } from './tag-table.ts';

/** A code read from a page; `from` and `to` are atom indexes, `to` exclusive. */
export interface Reading {
  code: string;
  known: boolean;
  from: number;
  to: number;
  /** Null if the subject is not in the catalogue. */
  subject: Subject | null;
  /** The code's part before the number; reused for further list items. */
  prefix: string;
  /** The number in upper case, without the separators that keys omit. */
  number: string;
  /** Subject and number were in two table columns. */
  inColumns: boolean;
  candidates?: readonly string[];
}

/** How a subject was written; input for weighing the evidence. */
export interface SubjectEvidence {
  kind: SubjectWord['kind'];
  /** First and last atom of the subject; the last one may also contain the start of the number. */
  from: number;
  last: number;
  /** The atom after the code. */
  to: number;
  /** The text from the number on, in upper case. */
  number: string;
}
