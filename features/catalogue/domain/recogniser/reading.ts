import type { Subject, SubjectWord } from './tag-table.ts';

/** A code read from a page; `from` and `to` are atoms, the end excluded. */
export interface Reading {
  code: string;
  known: boolean;
  from: number;
  to: number;
  /** Null where no subject of the catalogue vouches for it. */
  subject: Subject | null;
  /** The letters before the number, as the code has them; used to go on with a list. */
  prefix: string;
  /** The number in capitals, without the signs a key leaves out. */
  number: string;
  /** Subject and number stood in two columns of a table. */
  inColumns: boolean;
  candidates?: readonly string[];
}

/** How the subject of a reading was written; what the evidence for it is judged by. */
export interface SubjectEvidence {
  kind: SubjectWord['kind'];
  /** First and last atom of the subject; `last` is also the number's where both are one run of letters. */
  from: number;
  last: number;
  /** The atom after the whole code. */
  to: number;
  /** The code as the page has it, from the number on, in capitals. */
  number: string;
}
