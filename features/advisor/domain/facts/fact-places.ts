import type { Fact } from '../../contract.ts';
import type { Resolved } from './resolve.ts';

/**
 * In-band markers that survive other transformations of the text: Unicode noncharacters, reserved for internal use.
 * Sixteen of them encode the hex digits of the value's number.
 */
const DIGITS = 0xfdd0;
const BEGIN = '\ufde0';
const END = '\ufde1';
const LENGTH = 4;
const MARK = /[\ufdd0-\ufdef]/;
const MARKS = new RegExp(MARK, 'g');

/** Text from outside must not contain markers. */
export const withoutMarks = (text: string): string => (MARK.test(text) ? text.replaceAll(MARKS, '') : text);

const marked = (number: number, value: string): string => {
  const signs = Array.from({ length: LENGTH }, (_, at) =>
    String.fromCharCode(DIGITS + ((number >> (4 * (LENGTH - 1 - at))) & 0xf)),
  );
  return `${BEGIN}${signs.join('')}${value}${END}`;
};

/** Tracks the facts of a streamed text and their positions in the final text. */
export class FactPlaces {
  readonly #resolved: Resolved[] = [];
  readonly #facts: Fact[] = [];
  #open: { at: number; fact: Resolved } | null = null;
  /** Digits read so far; null outside a number. */
  #digits: string | null = null;

  /** The facts that are in the text, in order. */
  get facts(): readonly Fact[] {
    return this.#facts;
  }

  /** The value wrapped in markers. */
  mark(fact: Resolved): string {
    this.#resolved.push(fact);
    return marked(this.#resolved.length - 1, fact.value);
  }

  /**
   * Removes the markers from the next piece.
   *
   * @param from position of the piece in the final text, in UTF-16 units
   */
  place(piece: string, from: number): string {
    // Most pieces have none.
    if (!MARK.test(piece)) return piece;
    let text = '';
    let plain = 0;
    for (const { index, 0: sign } of piece.matchAll(MARKS)) {
      text += piece.slice(plain, index);
      plain = index + 1;
      this.#read(sign, from + text.length);
    }
    return text + piece.slice(plain);
  }

  /** Truncates the text at a length in UTF-16 units: a value that is cut is no longer a fact. */
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

  /** A value that was changed on the way is no longer the record's. */
  #close(end: number): void {
    const open = this.#open;
    this.#open = null;
    if (open && end - open.at === open.fact.value.length)
      this.#facts.push({ start: open.at, end, ...open.fact });
  }
}
