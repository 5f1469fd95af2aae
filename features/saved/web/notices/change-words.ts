import type { CourseChange } from '../../contract.ts';
import { shownTimes } from '../../domain/shown-times.ts';

/** A change in display form. */
export interface ChangeWords {
  /** What changed: `2025 Fall, time`. */
  about: string;
  /** Old and new value; null if there is nothing to compare. */
  was: string | null;
  is: string | null;
}

const NONE = 'not stated';

export const changeWords = ({ what, term, was, is }: CourseChange): ChangeWords => {
  const of = (name: string): string => (term === null ? name : `${term}, ${name}`);
  switch (what) {
    case 'gone':
      return { about: `No longer in the catalogue, last offered in ${was}`, was: null, is: null };
    case 'code':
      return { about: 'Code', was, is };
    case 'title':
      return { about: 'Title', was, is };
    case 'times':
      return { about: of('time'), was: shownTimes(was) || NONE, is: shownTimes(is) || NONE };
    case 'teachers':
      return { about: of('taught by'), was: was || NONE, is: is || NONE };
    case 'not_offered':
      return { about: of('no longer offered'), was: shownTimes(was) || null, is: null };
    case 'offered':
      return { about: of('now offered'), was: null, is: shownTimes(is) || null };
    case 'rating':
      return { about: term === null ? 'Rating' : of('rating'), was: was || 'none', is: is || 'none' };
  }
};
