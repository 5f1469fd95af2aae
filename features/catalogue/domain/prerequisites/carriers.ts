import type { Course } from '../../contract.ts';
import { folded } from '../attribute-match.ts';

type Attribute = Course['attributes'][number];

interface Counting {
  attributes: readonly Attribute[];
  codes: readonly string[];
}

/** An attribute, and the codes of the courses that have it, in any term. */
export interface Carried extends Attribute {
  codes: string[];
}

/** Collects attributes without duplicates, in the order in which courses have them. */
export class Carriers {
  readonly #all = new Map<string, { attribute: Attribute; codes: Set<string> }>();

  add({ attributes, codes }: Counting): void {
    for (const attribute of attributes) {
      const key = `${attribute.scheme}\n${attribute.value}`;
      const known = this.#all.get(key) ?? { attribute, codes: new Set<string>() };
      this.#all.set(key, known);
      for (const code of codes) known.codes.add(code);
    }
  }

  list(): Carried[] {
    return [...this.#all.values()].map(({ attribute, codes }) => ({ ...attribute, codes: [...codes] }));
  }
}

export const carriedBy = (courses: Iterable<Counting>): Carried[] => {
  const carriers = new Carriers();
  for (const course of courses) carriers.add(course);
  return carriers.list();
};

/** The codes of the courses that count as the attribute named by a text; none if it names no attribute. */
export type CarriersOf = (name: string) => readonly string[];

/** A longer text is a sentence, not a name. */
const LONGEST_NAME = 100;
const LEAD =
  /^(?:(?:completion|completed?|fulfil+ment|fulfilled|satisfied|satisfaction|passed) )?(?:of )?(?:the |an? |any |one )?/i;
/** "Physics II (GIR)", "Natural World (Distribution)". */
const WITH_SCHEME = /^([^()]+)\(([^()]+)\)$/;
/** "first-year writing requirement", "Natural World course": without such a word a value may be an ordinary word. */
const WITH_WORD = /^(\S.*) (?:requirement|course|subject|class)$/i;
const NONE: readonly string[] = [];

/** Recognises the names that prerequisites use for attributes. */
export const createCarriersOf = (carried: readonly Carried[]): CarriersOf => {
  const byName = new Map<string, Carried[]>();
  for (const each of carried)
    for (const name of new Set([folded(each.value), folded(each.scheme + each.value)]))
      byName.set(name, [...(byName.get(name) ?? []), each]);
  return (name) => {
    if (name.length > LONGEST_NAME) return NONE;
    const text = name.trim().replace(LEAD, '');
    const [, value, scheme] = WITH_SCHEME.exec(text) ?? WITH_WORD.exec(text) ?? [];
    const named = value === undefined ? [] : (byName.get(folded(value)) ?? []);
    const meant = scheme === undefined ? named : named.filter((each) => isNamed(each.scheme, scheme));
    return [...new Set(meant.flatMap(({ codes }) => codes))];
  };
};

/** By its name or initials. Registrars may prefix words: GIR is a general one among institute requirements. */
const isNamed = (scheme: string, name: string): boolean => {
  if (folded(name) === folded(scheme)) return true;
  const initials = scheme.match(/(?<!\p{L})\p{L}/gu)?.join('') ?? '';
  return initials.length > 1 && /^\p{Lu}+$/u.test(name) && name.endsWith(initials.toUpperCase());
};
