import { REFERENCE_MAX } from './reference.ts';
import { sentenceAtEnd } from './term-spoken-of.ts';
import { TextPlace } from './text-place.ts';

/** Characters of preceding text kept, to know the sentence that contains a reference. */
const KEPT = 400;
const MOST_KEPT = 8 * KEPT;
/** Characters that cannot occur in a reference. */
const BREAKS = new Set(['\n', '`', '|']);

/**
 * Replaces references in a streamed text. From `[[` on, text is held back until `]]` or until it cannot be a reference:
 * at most 200 characters. Each character is read at most twice.
 */
export class Replacer {
  readonly #resolve: (inner: string, before: string) => string | null;
  readonly #place = new TextPlace();
  #held = '';
  /** The end of the text emitted so far. */
  #before = '';
  #out = '';

  /** @param resolve replacement for a reference, given the text before it; null leaves it unchanged */
  constructor(resolve: (inner: string, before: string) => string | null) {
    this.#resolve = resolve;
  }

  /** Adds a piece, and returns what can be shown. */
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
   * Returns what was held back.
   *
   * @param isWhole false if the text was cut: then nothing is shown of an incomplete reference
   */
  end(isWhole: boolean): string {
    if (isWhole) this.#release();
    this.#held = '';
    return this.#taken();
  }

  #taken(): string {
    const text = this.#out;
    this.#out = '';
    return text;
  }

  #give(text: string): void {
    if (text === '') return;
    this.#out += text;
    this.#before += text;
    // Not with each piece, since that would copy it.
    if (this.#before.length > MOST_KEPT) this.#before = this.#before.slice(-KEPT);
  }

  /** The held text is not a reference. Its first bracket has been fed already. */
  #release(): void {
    for (const character of this.#held.slice(1)) this.#place.feed(character);
    this.#give(this.#held);
    this.#held = '';
  }

  /** Appends a character; false if the held text can then not be a reference. */
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
    const shown = this.#resolve(whole.slice(2, -2), sentenceAtEnd(this.#before.slice(-KEPT)));
    this.#held = '';
    if (shown === null) {
      this.#held = whole;
      return this.#release();
    }
    this.#place.pass();
    this.#give(shown);
  }
}
