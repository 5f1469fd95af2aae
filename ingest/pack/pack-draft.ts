import type { Section } from '#features/catalogue/contract.ts';
import type { PackRecord, PackTerm } from '#features/catalogue/domain/pack/shapes.ts';

/**
 * A course as a format reader returns it: unchecked, and possibly without an identity. Lacks fields that are derived
 * from the sections.
 */
export type CourseDraft = Omit<PackRecord, 'course_id' | 'class_number' | 'sections'> & {
  course_id: string | null;
  class_number: string | null;
  sections: Section[];
};

/** Position in the input: a CSV line, an index in a JSON list, or a class's number. */
export interface Place {
  file: string;
  row: string | number;
}

export interface DraftRow {
  course: CourseDraft;
  place: Place;
  /** Further rows of the input that are part of this one: meetings of the section, other codes of the class. */
  more?: Place[];
  /** `001`: distinguishes classes of one course and term that have no number. */
  section: string | null;
}

export interface TermDates extends Pick<PackTerm, 'holidays' | 'follows'> {
  name: string;
  /** YYYY-MM-DD; null if the data does not state it. */
  start: string | null;
  end: string | null;
}

/** How many items were matched, and how many were not and why. */
export interface Join {
  what: string;
  joined: number;
  /** By reason. */
  not: Record<string, number>;
}

export interface Draft {
  /** Number of rows in the input, kept or refused. */
  read: number;
  rows: DraftRow[];
  terms: TermDates[];
  /** Rows not in `rows`. */
  refused: Tally;
  /** Values omitted from rows that were kept. */
  leftOut: Tally;
  /** Fields that are unknown, or contradict another; their values are not in the pack. */
  odd: Tally;
  /** Meetings in the input that could not be fully parsed. */
  unreadMeetings: number;
  joins: Join[];
  /** Sentences for the report about the data as a whole. */
  notes: string[];
}

export interface Finding {
  reason: string;
  count: number;
  /** The first few: position, field and value. */
  first: (Place & { field: string | null; message: string })[];
  /** Rows after the first few, up to a thousand; absent if there are none. */
  more?: Place['row'][];
}

const TOLD_ROWS = 3;
const LISTED_ROWS = 1000;

/** Counts findings by reason and keeps the first few of each. */
export class Tally {
  private readonly findings = new Map<string, Finding>();

  /** `reason` is the group ("start_time is no time"), `message` this row's detail ("\"25:00\" is no time"). */
  add(reason: string, place: Place, field: string | null, message: string = reason): void {
    const finding = this.findings.get(reason) ?? { reason, count: 0, first: [] };
    finding.count += 1;
    if (finding.first.length < TOLD_ROWS) finding.first.push({ ...place, field, message });
    else if ((finding.more ??= []).length < LISTED_ROWS) finding.more.push(place.row);
    this.findings.set(reason, finding);
  }

  /** Sorted by count, highest first. */
  list(): Finding[] {
    return [...this.findings.values()].toSorted((a, b) => b.count - a.count);
  }

  get count(): number {
    return this.list().reduce((sum, { count }) => sum + count, 0);
  }
}

/** An empty draft. */
export const newDraft = (): Draft => ({
  read: 0,
  rows: [],
  terms: [],
  refused: new Tally(),
  leftOut: new Tally(),
  odd: new Tally(),
  unreadMeetings: 0,
  joins: [],
  notes: [],
});

/** Why the import failed: one sentence for the user. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** One input file, decompressed and decoded; `name` without folders. */
export interface SourceFile {
  name: string;
  text: string;
}
