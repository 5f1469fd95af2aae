import { createContext } from 'react';
import type { Course } from '#features/catalogue/contract.ts';

/** Two rows are picked, one after the other, to be compared; null where nothing can be compared. */
export interface RowComparison {
  /** The first of the two. */
  picked: Course | null;
  pick: (course: Course) => void;
}

export const CompareContext = createContext<RowComparison | null>(null);
