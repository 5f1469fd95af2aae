import type { Fact } from '../../contract.ts';
import type { Resolved } from './resolve.ts';

/**
 * Marks that go with a value through what else may change a text on its way: characters that Unicode sets apart for
 * inner use. Sixteen of them are digits, of the value's number.
 */
const DIGITS = 0xfdd0;
const BEGIN = '\ufde0';
const END = '\ufde1';
const LENGTH = 4;
const MARKS = /[\ufdd0-\ufdef]/g;

/** What comes from outside has no marks. */
export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '');

const marked = (number: number, value: string): string => {
  const signs = Array.from({ length: LENGTH }, (_, at) =>
    String.fromCharCode(DIGITS + ((number >> (4 * (LENGTH - 1 - at))) & 0xf)),
  );
  return `${BEGIN}${signs.join('')}${value}${END}`;
};

/** The facts of a text that comes in pieces, and their places in it once it is as it will be shown. */
export class FactPlaces {
  readonly #resolved: Resolved[] = [];
  readonly #facts: Fact[] = [];
  #open: { at: number; fact: Resolved } | null = null;
  /** Digits still to come, and those that came. */
  #digits: string | null = null;

  /** Those that stand in the text, in its order. */
  get facts(): readonly Fact[] {
    return this.#facts;
  }

  /** The value with its marks. */
  mark(fact: Resolved): string {
    this.#resolved.push(fact);
    return marked(this.#resolved.length - 1, fact.value);
  }

  /**
   * Takes the marks out of the next piece.
   *
   * @param from where the piece will stand, in UTF-16 units
   */
  place(piece: string, from: number): string {
    let text = '';
    let plain = 0;
    for (const { index, 0: sign } of piece.matchAll(MARKS)) {
      text += piece.slice(plain, index);
      plain = index + 1;
      this.#read(sign, from + text.length);
    }
    return text + piece.slice(plain);
  }

  /** The text ends here, in UTF-16 units: what does not stand in it whole is no fact of it. */
  cut(length: number): void {
    while ((this.#facts.at(-1)?.end ?? 0) > length) this.#facts.pop();
  }

  #read(sign: string, at: number): void {
    if (sign === BEGIN) {
      this.#digits = '';
      this.#open = null;
    } else if (sign === END) this.#close(at);
    else if (this.#digits !== null) {
      this.#digits += (sign.charCodeAt(0) - DIGITS).toString(16);
      if (this.#digits.length < LENGTH) return;
      const fact = this.#resolved[Number.parseInt(this.#digits, 16)];
      this.#digits = null;
      this.#open = fact ? { at, fact } : null;
    }
  }

  /** A value that was changed on the way is not the record's any more. */
  #close(end: number): void {
    const open = this.#open;
    this.#open = null;
    if (open && end - open.at === open.fact.value.length)
      this.#facts.push({ start: open.at, end, ...open.fact });
  }
}
