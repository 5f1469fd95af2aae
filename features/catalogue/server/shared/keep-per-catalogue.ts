import type { Catalogue } from './catalogue.ts';
import { perCatalogue } from './per-catalogue.ts';

/** Values by key, each with the state that it was made from; dropped with the catalogue. */
export interface KeptValues<V> {
  /** Undefined if none is kept of this state. */
  find(catalogue: Catalogue, key: string, madeOf: string): V | undefined;
  /** Replaces that of another state; past the most, the one kept longest goes. */
  keep(catalogue: Catalogue, key: string, madeOf: string, value: V): V;
}

/** @param most maximum number of values per instance and version of the catalogue */
export const keepPerCatalogue = <V>(most: number): KeptValues<V> => {
  const keptOf = perCatalogue(() => new Map<string, { madeOf: string; value: V }>());
  return {
    find: (catalogue, key, madeOf) => {
      const known = keptOf(catalogue).get(key);
      return known?.madeOf === madeOf ? known.value : undefined;
    },
    keep: (catalogue, key, madeOf, value) => {
      const kept = keptOf(catalogue);
      kept.delete(key);
      kept.set(key, { madeOf, value });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
};
