import type * as z from 'zod';
import type { courseShape } from '#features/catalogue/domain/pack/shapes.ts';

/** A course as a format reader understood it: checked for nothing yet, and perhaps without an identity of its own. */
export type CourseDraft = Omit<z.input<typeof courseShape>, 'course_id' | 'class_number'> & {
  course_id: string | null;
  class_number: string | null;
};

/** Where in the outside data something stood: a line of a CSV, the position in a JSON list, a class's own number. */
export interface Place {
  file: string;
  row: string | number;
}

export interface DraftRow {
  course: CourseDraft;
  place: Place;
  /** `001`: tells two classes of one course in one term apart where they have no number. */
  section: string | null;
}

export interface TermDates {
  name: string;
  /** YYYY-MM-DD; null where the data does not say. */
  start: string | null;
  end: string | null;
}

export interface Draft {
  /** Rows of the outside data, kept or refused. */
  read: number;
  rows: DraftRow[];
  terms: TermDates[];
  /** Rows that are not in `rows`. */
  refused: Tally;
  /** Values that are not in their row, which is kept without them. */
  leftOut: Tally;
  /** Sentences for the report: what was decided for the data as a whole. */
  notes: string[];
}

export interface Finding {
  reason: string;
  count: number;
  /** The first few: place, field and what stood there. */
  first: (Place & { field: string | null; message: string })[];
}

/** Counts what befell rows, by reason, and remembers the first few of each. */
export class Tally {
  private readonly findings = new Map<string, Finding>();

  /** `reason` groups ("start_time is no time"), `message` is this row's own ("\"25:00\" is no time"). */
  add(reason: string, place: Place, field: string | null, message: string = reason): void {
    const finding = this.findings.get(reason) ?? { reason, count: 0, first: [] };
    finding.count += 1;
    if (finding.first.length < 3) finding.first.push({ ...place, field, message });
    this.findings.set(reason, finding);
  }

  /** Most frequent first. */
  list(): Finding[] {
    return [...this.findings.values()].toSorted((a, b) => b.count - a.count);
  }

  get count(): number {
    return this.list().reduce((sum, { count }) => sum + count, 0);
  }
}

/** A draft without a row yet. */
export const newDraft = (): Draft => ({
  read: 0,
  rows: [],
  terms: [],
  refused: new Tally(),
  leftOut: new Tally(),
  notes: [],
});

/** Why nothing was imported: one sentence for the person who ran the command. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** One file of outside data, decompressed and decoded; `name` without folders. */
export interface SourceFile {
  name: string;
  text: string;
}
