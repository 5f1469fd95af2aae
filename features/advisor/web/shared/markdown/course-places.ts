import { createContext, type ReactNode } from 'react';
import type { Check } from '../../../contract.ts';

/** The courses that a reply names, for its text. */
export interface CoursePlaces {
  /** The course by its code as the reply writes it. */
  codeOf(said: string): string | null;
  /** Splits a text at codes: every other part is one, as it is written. */
  split(text: string): string[];
  /** A list item that begins with a course, as its row. `words` is the item as it is written, `place` where. */
  row(code: string, words: ReactNode, place: { start: number; end: number } | null): ReactNode;
}

/** Null where codes are only words: in a running reply, in links, and where nobody can open a course. */
export const CoursePlacesContext = createContext<CoursePlaces | null>(null);

/** The code at the beginning of a list item: `**GEOL 10**, Rocks`. */
const AT_START = /^\s*/;

/** The course that a list item begins with; null for none. */
export const courseAtStart = (text: string, places: CoursePlaces): string | null => {
  const [before = '', said] = places.split(text);
  return said !== undefined && AT_START.exec(before)?.[0] === before ? places.codeOf(said) : null;
};

/**
 * The courses of a reply, taken from its checks instead of searching its text for codes again.
 *
 * @returns null where it names none that the catalogue has
 */
export const placesOf = (
  checks: readonly Pick<Check, 'field' | 'ok' | 'said' | 'code'>[],
  row: CoursePlaces['row'],
): CoursePlaces | null => {
  // The "51" of "CS50, 51" may stand elsewhere as a number; "3.095" is written like no figure of a record.
  const named = checks.filter(({ field, ok, said }) => field === 'code' && ok && /\D/u.test(said));
  if (named.length === 0) return null;
  const codes = new Map(named.map(({ said, code }) => [said, code]));
  const longestFirst = [...codes.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = longestFirst
    .map((said) => said.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  const words = new RegExp(String.raw`(?<![\p{L}\p{N}])(${pattern})(?![\p{L}\p{N}])`, 'u');
  return { codeOf: (said) => codes.get(said) ?? null, split: (text) => text.split(words), row };
};
