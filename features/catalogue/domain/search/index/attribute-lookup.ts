import { folded } from '../../attribute-match.ts';
import { saysNone } from '../../permission.ts';

interface WithAttributes {
  attributes: readonly { scheme: string; value: string }[];
}

/** Shorter values, and these, say something only beside the name of their scheme. */
const SHORTEST = 3;
const SAYS_LITTLE = /^(?:yes|first|second)$/i;
/** A word with a hyphen, a digit or a second word beside it, which is no ordinary word: `HASS-A`, `Calculus II`. */
const IS_LIKE_A_CODE = /[^\p{L}]/u;
const WORD = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu;

/** The rows that carry what is typed as one of their attributes' values, such as `HASS-A`. */
export class AttributeLookup {
  readonly #ids = new Map<string, number[]>();

  add(id: number, { attributes }: WithAttributes): void {
    for (const { value } of attributes) {
      const key = folded(value);
      if (key.length < SHORTEST || SAYS_LITTLE.test(value) || saysNone(value)) continue;
      const ids = this.#ids.get(key);
      if (ids === undefined) this.#ids.set(key, [id]);
      else if (ids.at(-1) !== id) ids.push(id);
    }
  }

  /** Rows that carry the whole text, in the order in which they were added; `isLikeCode`: it is no ordinary word. */
  named(text: string): { ids: readonly number[]; isLikeCode: boolean } {
    const typed = text.trim();
    return { ids: this.#ids.get(folded(typed)) ?? [], isLikeCode: IS_LIKE_A_CODE.test(typed) };
  }

  /** Rows that carry each value with a hyphen among the words: `HASS-A` of `HASS-A music`; null if there is none. */
  namedIn(text: string): ReadonlySet<number> | null {
    const lists = [...text.matchAll(WORD)].flatMap(([word]) => {
      const ids = /[-‐‑]/.test(word) ? this.#ids.get(folded(word)) : undefined;
      return ids === undefined ? [] : [new Set(ids)];
    });
    const [first, ...others] = lists;
    if (first === undefined) return null;
    return new Set([...first].filter((id) => others.every((ids) => ids.has(id))));
  }
}
