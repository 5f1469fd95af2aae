import type { Rule } from './sentence.ts';

/** What a part of a pattern can begin with: null for anything. */
interface Beginning {
  letters: Set<string> | null;
  /** Whether it can match nothing, so that what follows is a beginning too. */
  isOptional: boolean;
}

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CLASSES: Record<string, string> = {
  d: DIGITS,
  w: `${DIGITS}${LETTERS}${LETTERS.toUpperCase()}_`,
  s: ' \t\n\r',
};

const union = (one: Set<string> | null, other: Set<string> | null) =>
  one && other && new Set([...one, ...other]);

/** Reads a regular expression's source, of the syntax that rules are written in. */
class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  #takes(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  alternatives(): Beginning {
    let { letters, isOptional } = this.#sequence();
    while (this.#takes('|')) {
      const other = this.#sequence();
      letters = union(letters, other.letters);
      isOptional ||= other.isOptional;
    }
    return { letters, isOptional };
  }

  #sequence(): Beginning {
    let letters: Set<string> | null = new Set<string>();
    let isOptional = true;
    while (!this.isAtEnd && !/[|)]/.test(this.#source[this.#at] as string)) {
      const term = this.#term();
      if (!isOptional) continue;
      letters = union(letters, term.letters);
      isOptional = term.isOptional;
    }
    return { letters, isOptional };
  }

  #term(): Beginning {
    const { letters, isOptional } = this.#atom();
    const quantifier = /[*+?]|\{\d+(?:,\d*)?\}/y;
    quantifier.lastIndex = this.#at;
    const [repeated = ''] = quantifier.exec(this.#source) ?? [];
    this.#at += repeated.length;
    if (repeated !== '') this.#takes('?');
    return { letters, isOptional: isOptional || /^(?:[*?]|\{0)/.test(repeated) };
  }

  #atom(): Beginning {
    if (this.#takes('(')) {
      const isLook = /\?<?[=!]/y;
      isLook.lastIndex = this.#at;
      const stands = isLook.test(this.#source);
      this.#at += /^(?:\?<?[=!]|\?:|\?<\w+>)?/.exec(this.#source.slice(this.#at))?.[0].length ?? 0;
      const inner = this.alternatives();
      this.#at += 1;
      return stands ? { letters: new Set(), isOptional: true } : inner;
    }
    if (this.#takes('[')) return this.#characterClass();
    const letter = this.#source[this.#at] as string;
    this.#at += 1;
    if (letter === '^' || letter === '$') return { letters: new Set(), isOptional: true };
    if (letter === '.') return { letters: null, isOptional: false };
    if (letter !== '\\') return { letters: new Set([letter]), isOptional: false };
    return this.#escape();
  }

  #escape(): Beginning {
    const letter = this.#source[this.#at] as string;
    this.#at += 1;
    if (letter === 'b' || letter === 'B') return { letters: new Set(), isOptional: true };
    if (letter in CLASSES) return { letters: new Set(CLASSES[letter]), isOptional: false };
    return { letters: /\w/.test(letter) ? null : new Set([letter]), isOptional: false };
  }

  #characterClass(): Beginning {
    const end = /(?:\\.|[^\]\\])*\]/y;
    end.lastIndex = this.#at;
    const [inner = ''] = end.exec(this.#source) ?? [];
    this.#at += inner.length;
    const isSimple = /^(?:\\[dws.,()[\]/?+*-]|[^\\^-])*\]$/.test(inner);
    if (!isSimple) return { letters: null, isOptional: false };
    const letters = new Set<string>();
    for (const [each] of inner.slice(0, -1).matchAll(/\\?./g))
      for (const letter of CLASSES[each.slice(1)] ?? each.at(-1) ?? '') letters.add(letter);
    return { letters, isOptional: false };
  }
}

/** The characters that a match of a pattern, of at least one character, can begin with; null for anything. */
export const firstLetters = (source: string): ReadonlySet<string> | null => {
  const reader = new PatternReader(source);
  const { letters } = reader.alternatives();
  if (!reader.isAtEnd) throw new Error(`a pattern cannot be read: ${source}`);
  return letters;
};

/**
 * The rules of a list that can match where a letter stands, in the list's order. Most begin with words of their own: five
 * in six need not be tried.
 */
export const rulesByLetter = (rules: readonly Rule[]): ((letter: string) => readonly Rule[]) => {
  const beginnings = rules.map(({ pattern }) => firstLetters(pattern.source));
  const withLetter = (letter: string) => rules.filter((_, at) => beginnings[at]?.has(letter) ?? true);
  const letters = new Set(beginnings.flatMap((each) => [...(each ?? [])]));
  const byLetter = new Map([...letters].map((letter) => [letter, withLetter(letter)]));
  const others = withLetter('');
  return (letter) => byLetter.get(letter) ?? others;
};
