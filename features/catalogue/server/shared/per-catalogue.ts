import type { Catalogue } from './catalogue.ts';

/**
 * What is worked out of a version of the catalogue once, and gone with it.
 *
 * @param make called when it is first asked for
 */
export const perCatalogue = <T>(make: (catalogue: Catalogue) => T): ((catalogue: Catalogue) => T) => {
  const made = new WeakMap<Catalogue, { value: T }>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? { value: make(catalogue) };
    made.set(catalogue, known);
    return known.value;
  };
};
