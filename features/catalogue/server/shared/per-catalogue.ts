import type { Catalogue } from './catalogue.ts';

/**
 * Caches a value derived from the catalogue, once per version; released with that version.
 *
 * @param make called on first use
 */
export const perCatalogue = <T>(make: (catalogue: Catalogue) => T): ((catalogue: Catalogue) => T) => {
  const made = new WeakMap<Catalogue, { value: T }>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? { value: make(catalogue) };
    made.set(catalogue, known);
    return known.value;
  };
};
