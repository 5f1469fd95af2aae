import { REFERENCE_MAX } from './reference.ts';
import { sentenceAtEnd } from './term-spoken-of.ts';
import { TextPlace } from './text-place.ts';

/** So much of what came before is kept, to know the sentence that a reference stands in. */
const KEPT = 400;
/** Signs that no reference holds. */
const BREAKS = new Set(['\n', '`', '|']);

/**
 * Replaces references in a text that comes in pieces. From `[[` on it is held back, until `]]` or until it can be no
 * reference: at most 200 characters. Each character is read at most twice.
 */
export class Replacer {
  readonly #resolve: (inner: string, before: string) => string | null;
  readonly #place = new TextPlace();
  #held = '';
  /** The end of what was given out. */
  #before = '';
  #out: string[] = [];

  /** @param resolve what stands for a reference in this sentence; null leaves it as it is */
  constructor(resolve: (inner: string, before: string) => string | null) {
    this.#resolve = resolve;
  }

  /** Adds a piece, and gives what can be shown. */
  push(piece: string): string {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at] as string;
      if (this.#held !== '') {
        if (this.#hold(character)) {
          from = at + 1;
          continue;
        }
        this.#release();
        from = at;
      }
      const wasEscaped = this.#place.isEscaped;
      this.#place.feed(character);
      if (character !== '[' || wasEscaped || !this.#place.isText) continue;
      this.#give(piece.slice(from, at));
      this.#held = character;
      from = at + 1;
    }
    if (this.#held === '') this.#give(piece.slice(from));
    return this.#taken();
  }

  /**
   * Gives what was held back.
   *
   * @param isWhole false where the text was cut: of a reference that was cut nothing is shown
   */
  end(isWhole: boolean): string {
    if (isWhole) this.#release();
    this.#held = '';
    return this.#taken();
  }

  #taken(): string {
    const text = this.#out.join('');
    this.#out = [];
    return text;
  }

  #give(text: string): void {
    if (text === '') return;
    this.#out.push(text);
    this.#before =
      text.length >= KEPT ? text.slice(-KEPT) : (this.#before.slice(text.length - KEPT) + text).slice(-KEPT);
  }

  /** What was held back is text. Its first bracket has been fed. */
  #release(): void {
    for (const character of this.#held.slice(1)) this.#place.feed(character);
    this.#give(this.#held);
    this.#held = '';
  }

  /** Takes a character up; false where what is held can be no reference with it. */
  #hold(character: string): boolean {
    const held = this.#held;
    if (held === '[') {
      if (character !== '[') return false;
      this.#held = '[[';
      return true;
    }
    if (character === '[' && held.endsWith('[')) {
      // The innermost brackets count.
      this.#held = held.slice(0, -1);
      this.#release();
      this.#place.feed('[');
      if (!this.#place.isText) {
        this.#give('[');
        return false;
      }
      this.#held = '[[';
      return true;
    }
    if (character === ']' && held.endsWith(']') && held.length > 3) {
      this.#close(`${held}]`);
      return true;
    }
    if (held.endsWith(']') || BREAKS.has(character) || held.length + 1 >= REFERENCE_MAX) return false;
    this.#held += character;
    return true;
  }

  #close(whole: string): void {
    const shown = this.#resolve(whole.slice(2, -2), sentenceAtEnd(this.#before));
    this.#held = '';
    if (shown === null) {
      this.#held = whole;
      return this.#release();
    }
    this.#place.pass();
    this.#give(shown);
  }
}
