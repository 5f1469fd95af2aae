import type { Filterable } from '../../domain/search/course-row.ts';
import { identityOf } from '../../domain/search/duplicates.ts';
import { createFitReader, type Fit, type StudentAims } from '../../domain/search/for-you.ts';

/** How courses fit a student, worked out once per course for as long as what the student aims at is the same. */
export class KnownFits {
  #of = '';
  #read: (row: Filterable) => Fit | null = () => null;

  /** @param departments of the subjects, by code; always the same */
  of(aims: StudentAims, departments: ReadonlyMap<string, string>): (row: Filterable) => Fit | null {
    const of = JSON.stringify(aims);
    if (this.#of === of) return this.#read;
    const read = createFitReader(aims, departments);
    const known = new Map<string, Fit | null>();
    this.#of = of;
    this.#read = (row) => {
      const identity = identityOf(row);
      const fit = known.get(identity);
      if (fit !== undefined) return fit;
      const made = read(row);
      known.set(identity, made);
      return made;
    };
    return this.#read;
  }
}
