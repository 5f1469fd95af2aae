import type { Course } from '../../contract.ts';

export type Identified = Pick<Course, 'course_id' | 'class_number'>;

/** Information about duplicates for the debug panel. */
export interface DuplicateInfo<Row> {
  duplicatesRemoved: number;
  /** Identities that occurred more than once, in the order of their second occurrence. */
  duplicateKeys: string[];
  sampleDuplicate: Row | null;
}

/** `course_id` and `class_number` together, which distinguish any two records. */
export const identityOf = ({ course_id, class_number }: Identified): string => `${course_id}|${class_number}`;

/** Lets each record through once; for rows that arrive in batches. */
export class DuplicateFilter<Row extends Identified> {
  private readonly seen = new Set<string>();
  private readonly repeated = new Set<string>();
  private removed = 0;
  private sample: Row | null = null;

  /** The rows that have not occurred before. */
  unique(rows: readonly Row[]): Row[] {
    return rows.filter((row) => {
      const identity = identityOf(row);
      if (!this.seen.has(identity)) {
        this.seen.add(identity);
        return true;
      }
      this.repeated.add(identity);
      this.removed += 1;
      this.sample ??= row;
      return false;
    });
  }

  get info(): DuplicateInfo<Row> {
    return {
      duplicatesRemoved: this.removed,
      duplicateKeys: [...this.repeated],
      sampleDuplicate: this.sample,
    };
  }
}
