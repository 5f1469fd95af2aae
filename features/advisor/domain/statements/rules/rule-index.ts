import type { Rule } from '../sentence.ts';

/** Number of leading letters that rules are indexed by. */
const DEPTH = 3;
/** A pattern with more beginnings is tried at every token. */
const MOST_BEGINNINGS = 3_000;

/** Beginnings of up to `DEPTH` letters; null if unrestricted. */
type Beginnings = ReadonlySet<string> | null;

const NOTHING: ReadonlySet<string> = new Set(['']);

const joined = (before: Beginnings, after: Beginnings): Beginnings => {
  if (before === null) return null;
  const found = new Set<string>();
  for (const left of before) {
    if (left.length >= DEPTH) {
      found.add(left);
      continue;
    }
    if (after === null) return null;
    for (const right of after) found.add((left + right).slice(0, DEPTH));
    if (found.size > MOST_BEGINNINGS) return null;
  }
  return found;
};

const either = (one: Beginnings, other: Beginnings): Beginnings =>
  one === null || other === null ? null : new Set([...one, ...other]);

/** Repeats beginnings up to three times: more does not change the first letters. */
const repeated = (one: Beginnings): Beginnings => {
  const twice = joined(one, one);
  return either(either(one, twice), joined(twice, one));
};

/** Parses the source of a pattern for its beginnings. Syntax that it does not know begins with anything. */
class PatternStart {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Parses alternatives up to the end of their group. */
  alternatives(): Beginnings {
    let found: Beginnings = this.#sequence();
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      found = either(found, this.#sequence());
    }
    return found;
  }

  #sequence(): Beginnings {
    let found: Beginnings = NOTHING;
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? ''))
      found = joined(found, this.#counted(this.#piece()));
    return found;
  }

  #counted(piece: Beginnings): Beginnings {
    const [sign = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})/.exec(this.#source.slice(this.#at, this.#at + 8)) ?? [];
    if (sign === '') return piece;
    this.#at += sign.length;
    if (this.#source[this.#at] === '?') this.#at += 1;
    if (sign === '?') return either(piece, NOTHING);
    if (sign === '+') return repeated(piece);
    return sign === '*' || sign.startsWith('{0') ? either(repeated(piece), NOTHING) : repeated(piece);
  }

  #piece(): Beginnings {
    const source = this.#source;
    const sign = source[this.#at] ?? '';
    this.#at += 1;
    if (sign === '(') return this.#group();
    if (sign === '[') {
      const end = source.indexOf(']', this.#at);
      const inside = source.slice(this.#at, end);
      this.#at = end + 1;
      return /[\\^]|.-./.test(inside) ? null : new Set(inside);
    }
    if (sign === '\\') {
      const escaped = source[this.#at] ?? '';
      this.#at += 1;
      if (escaped === 'b') return NOTHING;
      return /[a-zA-Z\d]/.test(escaped) ? null : new Set([escaped]);
    }
    if (sign === '.') return null;
    return sign === '^' || sign === '$' ? NOTHING : new Set([sign]);
  }

  #group(): Beginnings {
    const [look = ''] = /^\?(?:<?[=!]|:)/.exec(this.#source.slice(this.#at, this.#at + 4)) ?? [];
    this.#at += look.length;
    const inside = this.alternatives();
    this.#at += 1;
    return look === '?:' || look === '' ? inside : NOTHING;
  }
}

/** The beginnings of a pattern's matches: `DEPTH` letters, or fewer if a match is shorter. Null if unknown. */
const beginningsOf = (pattern: RegExp): ReadonlySet<string> | null => {
  const found = new PatternStart(pattern.source).alternatives();
  return found === null || found.has('') ? null : found;
};

/** Rules indexed by their beginnings, so that few are tried at each token. */
export class RuleIndex {
  readonly #rules: readonly Rule[];
  readonly #byBeginning = new Map<string, number[]>();
  readonly #anywhere: number[] = [];
  readonly #found = new Map<string, readonly Rule[]>();

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
    for (const [at, { pattern }] of rules.entries()) {
      const beginnings = beginningsOf(pattern);
      if (beginnings === null) this.#anywhere.push(at);
      for (const beginning of beginnings ?? []) {
        const list = this.#byBeginning.get(beginning) ?? [];
        list.push(at);
        this.#byBeginning.set(beginning, list);
      }
    }
  }

  /** The rules that may match at an offset of a line, in order. */
  at(line: string, offset: number): readonly Rule[] {
    // The longest prefix with an entry: a rarer beginning has no list of its own.
    let key = line.slice(offset, offset + DEPTH);
    while (key !== '' && !this.#byBeginning.has(key)) key = key.slice(0, -1);
    const known = this.#found.get(key);
    if (known) return known;
    const places = new Set(this.#anywhere);
    for (let length = 1; length <= key.length; length += 1)
      for (const at of this.#byBeginning.get(key.slice(0, length)) ?? []) places.add(at);
    const rules = [...places].toSorted((a, b) => a - b).map((at) => this.#rules[at] as Rule);
    this.#found.set(key, rules);
    return rules;
  }
}
