import { PAUSE, SENTENCE_END } from './cue-pattern.ts';
import type { Spelling } from './cues/cue-table.ts';

/** Lower case, without diacritics and full-width forms. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC');

const APOSTROPHES = /['’‘ʼ´`]/g;
const PIECES = /[\p{L}\p{N}*@$]+|\.{2,}|…|[.!?;:\n。！？；：]|[,，、—–]/gu;

/**
 * Splits a message into characters, for languages without spaces; drops punctuation and spaces. A comma becomes a
 * sentence end, because characters of two clauses could otherwise form words.
 */
export const spokenCharacters = (message: string, forms: Readonly<Record<string, string>>): string[] =>
  Array.from(plain(message)).flatMap((character) => {
    if (/[.!?;,\n。！？；，、]/.test(character)) return [SENTENCE_END];
    return /[\p{L}\p{N}]/u.test(character) ? [forms[character] ?? character] : [];
  });

/** Normalises the words of a message to the spelling that the cues of a language use. */
export class WordReader {
  readonly #spelling: Spelling;
  readonly #known: ReadonlySet<string>;
  readonly #fillers: ReadonlySet<string>;
  readonly #mended: readonly string[];
  /** Mended words by their first and second letters, one of which begins every slip of theirs. */
  readonly #mendedWith: ReadonlyMap<string, readonly string[]>;
  readonly #kept: ReadonlySet<string>;

  /** @param known every word that occurs in a cue */
  constructor(spelling: Spelling, known: ReadonlySet<string>) {
    const { fillers, mended, kept, forms } = spelling;
    this.#spelling = spelling;
    this.#fillers = new Set(fillers.split(' '));
    this.#mended = mended.split(' ');
    const firstLetters = new Set(this.#mended.flatMap((word) => [word.charAt(0), word.charAt(1)]));
    this.#mendedWith = new Map(
      [...firstLetters].map((letter) => [
        letter,
        this.#mended.filter((word) => word[0] === letter || word[1] === letter),
      ]),
    );
    this.#kept = new Set([...kept.split(' '), ...this.#mended, ...known, ...Object.keys(forms)]);
    this.#known = new Set([...known, ...Object.keys(forms), ...this.#mended]);
  }

  /** @returns words in order; `.` for the end of a sentence, `,` for a pause */
  read(message: string): string[] {
    const { apostrophes } = this.#spelling;
    const text = plain(message)
      .replaceAll(APOSTROPHES, apostrophes === 'join' ? '' : ' ')
      .replaceAll('w/o', ' without ')
      .replaceAll('w/', ' with ');
    const words = (text.match(PIECES) ?? []).flatMap((piece) => this.#piece(piece));
    return this.#joinPairs(words).filter((word) => !this.#fillers.has(word));
  }

  #piece(piece: string): string[] {
    if (/^(?:\.{2,}|…|[,，、—–])$/.test(piece)) return [PAUSE];
    if (/^[.!?;:\n。！？；：]$/.test(piece)) return [SENTENCE_END];
    const word = this.#mend(this.#unmask(this.#shorten(piece)));
    const form = Object.hasOwn(this.#spelling.forms, word) ? this.#spelling.forms[word] : undefined;
    return (form ?? word).split(' ');
  }

  /** "sooo", "dieee": repeated letters. */
  #shorten(word: string): string {
    if (!/(.)\1\1/.test(word)) return word;
    const doubled = word.replaceAll(/(.)\1{2,}/g, '$1$1');
    return this.#known.has(doubled) ? doubled : word.replaceAll(/(.)\1{2,}/g, '$1');
  }

  /** "k1ll", "s**cide": letters disguised to evade filters. */
  #unmask(word: string): string {
    if (!/[*@$\d]/.test(word) || !/\p{L}/u.test(word) || this.#known.has(word)) return word;
    if (word.includes('*')) {
      const whole = this.#mended.find(
        (each) =>
          each.length === word.length &&
          Array.from(each).every((letter, at) => word[at] === '*' || word[at] === letter),
      );
      return whole ?? word.replaceAll('*', '');
    }
    const letters = Array.from(word)
      .map((letter) => LOOK_ALIKES[letter] ?? letter)
      .join('');
    return this.#known.has(letters) ? letters : word;
  }

  #mend(word: string): string {
    if (this.#kept.has(word)) return word;
    if (word.endsWith('in') && this.#known.has(`${word}g`)) return `${word}g`;
    // No word of these languages ends in "v": "liv", "hav".
    if (word.endsWith('v') && this.#known.has(`${word}e`)) return `${word}e`;
    const parted = this.#part(word) ?? this.#withMarks(word);
    if (parted !== null) return parted;
    if (word.length < 3 || this.#fillers.has(word)) return word;
    return this.#mendedWith.get(word.charAt(0))?.find((each) => isSlipOf(word, each)) ?? word;
  }

  /** "jai": omitted apostrophe. */
  #part(word: string): string | null {
    for (const elision of this.#spelling.elisions) {
      const rest = word.slice(elision.length);
      if (word.startsWith(elision) && rest.length > 1 && /^[aeiouyh]/.test(rest) && this.#known.has(rest))
        return `${this.#spelling.forms[elision] ?? elision} ${rest}`;
    }
    return null;
  }

  /** "moechte": substitutes for diacritics. */
  #withMarks(word: string): string | null {
    for (const [typed, meant] of Object.entries(this.#spelling.digraphs))
      if (word.includes(typed) && this.#known.has(word.replaceAll(typed, meant)))
        return word.replaceAll(typed, meant);
    return null;
  }

  #joinPairs(words: readonly string[]): string[] {
    const { pairs } = this.#spelling;
    const joined: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const pair = `${words[at]} ${words[at + 1]}`;
      const meant = Object.hasOwn(pairs, pair) ? pairs[pair] : undefined;
      if (meant === undefined) joined.push(words[at] ?? '');
      else {
        joined.push(...meant.split(' '));
        at++;
      }
    }
    return joined;
  }
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Letters swapped, one omitted or doubled; from six letters on also one wrong letter, from nine on two errors. */
const isSlipOf = (typed: string, meant: string): boolean => {
  const longer = typed.length - meant.length;
  if (typed === meant || Math.abs(longer) > 1) return false;
  if (isSwap(typed, meant)) return true;
  if (typed[0] !== meant[0] || meant.length < 4) return false;
  if (longer === 1) return isWithout(typed, meant);
  if (longer === -1) return isWithout(meant, typed) && (meant.length > 4 || /(.)\1/.test(meant));
  if (longer !== 0) return false;
  const wrong = Array.from(meant).filter((letter, at) => typed[at] !== letter).length;
  return (meant.length >= 6 && wrong === 1) || (meant.length >= 9 && wrong === 2);
};

const isSwap = (typed: string, meant: string): boolean => {
  if (typed.length !== meant.length) return false;
  const at = Array.from(meant).findIndex((letter, index) => typed[index] !== letter);
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  );
};

/** Whether removing one letter of `longer` gives `shorter`. */
const isWithout = (longer: string, shorter: string): boolean => {
  const at = Array.from(shorter).findIndex((letter, index) => longer[index] !== letter);
  return at < 0 || longer.slice(at + 1) === shorter.slice(at);
};
