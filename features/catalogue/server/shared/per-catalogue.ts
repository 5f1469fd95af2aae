import type { Catalogue } from './catalogue.ts';

/**
 * Caches a value derived from the catalogue, once per version; released with that version.
 *
 * @param make called on first use; it may ask for a part of the catalogue only
 */
export const perCatalogue = <T, Version extends object = Catalogue>(
  make: (catalogue: Version) => T,
): ((catalogue: Version) => T) => {
  const made = new WeakMap<Version, { value: T }>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? { value: make(catalogue) };
    made.set(catalogue, known);
    return known.value;
  };
};
