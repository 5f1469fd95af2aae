/**
 * Cues are sequences of words in a small notation without regular expressions:
 *
 *   die|be_dead     alternatives; `_` joins consecutive words
 *   kill*           prefix of a word
 *   $WISH           a named group of alternatives
 *   to?             optional
 *   ~3              up to three words in between, within the sentence
 *   #               the end of a clause or of the message
 *
 * Matching keeps the set of positions reached after each step (no backtracking), so that its work is bounded by the
 * length of the message times that of the pattern.
 */
export interface Pattern {
  readonly source: string;
  readonly steps: readonly Step[];
}

/** A match of a pattern, in words of the message; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
  source: string;
}

/** Marks among the words from a reader: the end of a sentence, a pause, and a removed phrase. */
export const SENTENCE_END = '.';
export const PAUSE = ',';
export const TAKEN = '·';

interface Step {
  /** Alternatives by their first word. */
  exact: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Alternatives whose first word is a prefix ending in `*`. */
  beginnings: readonly (readonly string[])[];
  optional: boolean;
  /** Number of words that may come in between; only of a `~` step. */
  gap: number;
  clauseEnd: boolean;
}

/** Shared by the cues of one language. */
interface Notation {
  groups: Readonly<Record<string, string>>;
  unit: 'words' | 'characters';
}

/** Parses the cues of one language; steps that occur in several cues are parsed once. */
export class PatternReader {
  readonly #notation: Notation;
  readonly #steps = new Map<string, Step>();

  constructor(notation: Notation) {
    this.#notation = notation;
  }

  /** @throws Error if a cue begins with an optional step, ends with a gap, or names an unknown group */
  read(source: string): Pattern {
    const steps = source.split(' ').map((item) => this.#step(item));
    const [first, last] = [steps[0], steps.at(-1)];
    if (!first || first.optional || first.clauseEnd)
      throw new Error(`a cue must begin with a word: ${source}`);
    if (last?.gap) throw new Error(`a cue must not end with a gap: ${source}`);
    return { source, steps };
  }

  #step(item: string): Step {
    const known = this.#steps.get(item);
    if (known) return known;
    const step = /^~\d+$/.test(item) ? gapOf(Number(item.slice(1))) : this.#alternatives(item);
    this.#steps.set(item, step);
    return step;
  }

  #alternatives(item: string): Step {
    const optional = item.endsWith('?');
    const alternatives = this.#expand(optional ? item.slice(0, -1) : item);
    const exact = new Map<string, string[][]>();
    const beginnings: string[][] = [];
    for (const alternative of alternatives.filter((each) => each !== '#')) {
      const words = this.#notation.unit === 'characters' ? Array.from(alternative) : alternative.split('_');
      const first = words[0] ?? '';
      if (first.endsWith('*')) beginnings.push(words);
      else exact.set(first, [...(exact.get(first) ?? []), words]);
    }
    return { exact, beginnings, optional, gap: 0, clauseEnd: alternatives.includes('#') };
  }

  #expand(item: string): string[] {
    return item.split('|').flatMap((alternative) => {
      if (!alternative.startsWith('$')) return [alternative];
      const group = this.#notation.groups[alternative.slice(1)];
      if (group === undefined) throw new Error(`there is no group ${alternative} in the table of cues`);
      return this.#expand(group);
    });
  }
}

const gapOf = (gap: number): Step => ({
  exact: new Map(),
  beginnings: [],
  optional: true,
  gap,
  clauseEnd: false,
});

/** Every word named in the patterns; prefixes without their `*`. */
export const wordsOf = (patterns: readonly Pattern[]): Set<string> =>
  new Set(
    patterns.flatMap(({ steps }) =>
      steps.flatMap(({ exact, beginnings }) =>
        [...[...exact.values()].flat(), ...beginnings].flat().map((word) => word.replace(/\*$/, '')),
      ),
    ),
  );

const isWord = (wanted: string, word: string | undefined): boolean =>
  word !== undefined && (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted);

/** Skips a pause: the words of an alternative may be separated by a comma. */
const pastPause = (words: readonly string[], at: number): number => (words[at] === PAUSE ? at + 1 : at);

const endOfAlternative = (
  alternative: readonly string[],
  words: readonly string[],
  from: number,
): number | null => {
  let at = from;
  for (const wanted of alternative) {
    at = pastPause(words, at);
    if (!isWord(wanted, words[at])) return null;
    at++;
  }
  return at;
};

/** Adds every position that a step can lead to from `from` to `reached`. */
const reach = (step: Step, words: readonly string[], from: number, reached: number[]): void => {
  const add = (place: number): void => {
    if (!reached.includes(place)) reached.push(place);
  };
  if (step.optional) add(from);
  if (step.gap > 0) {
    let left = step.gap;
    for (let at = from; left > 0 && at < words.length && words[at] !== SENTENCE_END; at++) {
      if (words[at] !== PAUSE) left--;
      add(at + 1);
    }
    return;
  }
  if (step.clauseEnd && (from >= words.length || words[from] === SENTENCE_END || words[from] === PAUSE))
    add(from);
  const first = words[pastPause(words, from)];
  if (first === undefined) return;
  const tryEach = (alternatives: readonly (readonly string[])[]): void => {
    for (const alternative of alternatives) {
      const end = endOfAlternative(alternative, words, from);
      if (end !== null) add(end);
    }
  };
  tryEach(step.exact.get(first) ?? []);
  tryEach(step.beginnings);
};

const endFrom = ({ steps }: Pattern, words: readonly string[], start: number): number | null => {
  let places = [start];
  for (const step of steps) {
    const next: number[] = [];
    for (const place of places) reach(step, words, place, next);
    if (next.length === 0) return null;
    places = next;
  }
  return Math.max(...places);
};

/**
 * Whether a message contains a word for every step of a pattern, in any order: a fast check that rejects most
 * patterns.
 */
const possible = (words: readonly string[]): ((pattern: Pattern) => boolean) => {
  const distinct = [...new Set(words)];
  const stepsFound = new Map<Step, boolean>();
  const patternsFound = new Map<Pattern, boolean>();
  const isThere = (step: Step): boolean => {
    if (step.optional || step.clauseEnd) return true;
    const known = stepsFound.get(step);
    if (known !== undefined) return known;
    const found = distinct.some(
      (word) => step.exact.has(word) || step.beginnings.some(([wanted = '']) => isWord(wanted, word)),
    );
    stepsFound.set(step, found);
    return found;
  };
  return (pattern) => {
    const known = patternsFound.get(pattern);
    if (known !== undefined) return known;
    const found = pattern.steps.every(isThere);
    patternsFound.set(pattern, found);
    return found;
  };
};

/** Patterns indexed by their first word. */
export class PatternIndex {
  readonly #exact = new Map<string, Pattern[]>();
  /** Of words that are known by their beginning, by its first letter. */
  readonly #beginnings = new Map<string, { start: string; pattern: Pattern }[]>();

  constructor(patterns: readonly Pattern[]) {
    for (const pattern of patterns) {
      const first = pattern.steps[0];
      for (const word of first?.exact.keys() ?? [])
        this.#exact.set(word, [...(this.#exact.get(word) ?? []), pattern]);
      for (const [word = ''] of first?.beginnings ?? []) {
        const start = word.slice(0, -1);
        const letter = start.charAt(0);
        this.#beginnings.set(letter, [...(this.#beginnings.get(letter) ?? []), { start, pattern }]);
      }
    }
  }

  /** All matches of the patterns, in the order of the words. */
  spansIn(words: readonly string[]): Span[] {
    const spans: Span[] = [];
    let mayStand: ReturnType<typeof possible> | null = null;
    for (const [start, word] of words.entries()) {
      for (const pattern of this.#beginningWith(word)) {
        mayStand ??= possible(words);
        const end = mayStand(pattern) ? endFrom(pattern, words, start) : null;
        if (end !== null) spans.push({ start, end, source: pattern.source });
      }
    }
    return spans;
  }

  /** Most words begin no pattern: each question is heard by dozens of indexes before a model is asked. */
  #beginningWith(word: string): readonly Pattern[] {
    const exact = this.#exact.get(word) ?? [];
    const beginnings = this.#beginnings.get(word.charAt(0));
    if (beginnings === undefined) return exact;
    const begun = beginnings.filter(({ start }) => word.startsWith(start));
    return begun.length === 0 ? exact : [...exact, ...begun.map(({ pattern }) => pattern)];
  }
}

/** Removes the words of these spans; ends of sentences stay. */
export const takeOut = (words: readonly string[], spans: readonly Span[]): string[] => {
  const left = [...words];
  for (const { start, end } of spans)
    for (let at = start; at < end; at++)
      if (left[at] !== SENTENCE_END && left[at] !== PAUSE) left[at] = TAKEN;
  return left;
};
