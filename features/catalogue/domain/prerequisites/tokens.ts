import type { Recognised } from '../recogniser/recogniser.ts';
import type { CarriersOf } from './carriers.ts';

/** A token of a prerequisite statement. */
export type Token =
  | { kind: 'course'; code: string }
  /** A run of words that is neither a course nor a connective. */
  | { kind: 'words'; text: string }
  /** The name of an attribute, and the codes of the courses that have it. */
  | { kind: 'carried'; text: string; codes: readonly string[] }
  | { kind: 'and' | 'or' | 'with' | 'comma' | 'slash' | 'open' | 'close' }
  /** "one of", "either", "two of the following": how many of the following list are needed. */
  | { kind: 'count'; need: number };

/** A clause with more tokens than this is not a registrar's sentence; nothing in it is certain. */
const MOST_TOKENS = 400;

const COUNT =
  '(?:at least |any |either )?(?:one|two|three|any|either) of(?: the following(?: (?:courses|classes|subjects))?)?:?';
const CONNECTIVES = new RegExp(
  `(?<count>\\b${COUNT}|\\beither\\b)|(?<silent>\\b(?:both(?: of)?|all of)\\b)|(?<sign>\\b(?:and/or|and|or|with)\\b|[,()[\\]/&+])`,
  'gi',
);
const NEEDS: readonly [RegExp, number][] = [
  [/two/i, 2],
  [/three/i, 3],
];

const TOKEN_BY_CONNECTIVE: Record<string, Token> = {
  and: { kind: 'and' },
  '&': { kind: 'and' },
  '+': { kind: 'and' },
  or: { kind: 'or' },
  with: { kind: 'with' },
  ',': { kind: 'comma' },
  '/': { kind: 'slash' },
  '(': { kind: 'open' },
  '[': { kind: 'open' },
  ')': { kind: 'close' },
  ']': { kind: 'close' },
};

/**
 * Tokenises a clause. `mentions` are its courses with their positions. Null if the text is ambiguous: "and/or", or
 * numbers that share a subject across a slash (`21a/b` may be both or one). `isSubject` recognises subjects: `MCB/NEURO
 * 80` is one class listed under two. Also null for a clause with more parts than any registrar writes. Words are
 * separated from names before any are merged: "Calculus II (GIR) and Physics II (GIR)" are two parts.
 */
export function tokensOf(
  clause: string,
  mentions: readonly Recognised[],
  isSubject: (word: string) => boolean,
  carriersOf: CarriersOf,
): Token[] | null {
  const tokens: Token[] = [];
  let from = 0;
  for (const { start, end, code, text } of mentions) {
    const before = clause.slice(from, start);
    const sharesSubject = from > 0 && !/^\p{L}.*\d|\d\.\w|^\p{L}+\W+\p{L}/u.test(text);
    if (/\band\/or\b/i.test(before) || (sharesSubject && before.trim() === '/')) return null;
    const twin = /(\p{L}[\p{L}-]*)\s*\/\s*$/u.exec(before.slice(-LONGEST_TWIN));
    const isTwin = twin?.[1] !== undefined && isSubject(twin[1]);
    addTokens(
      tokens,
      isTwin ? before.slice(0, Math.max(0, before.length - LONGEST_TWIN) + twin.index) : before,
    );
    tokens.push({ kind: 'course', code });
    from = end;
    if (tokens.length > MOST_TOKENS) return null;
  }
  addTokens(tokens, clause.slice(from));
  return tokens.length > MOST_TOKENS
    ? null
    : withoutBrackets(tokens).map((token) => named(token, carriersOf));
}

function named(token: Token, carriersOf: CarriersOf): Token {
  const codes = token.kind === 'words' ? carriersOf(token.text) : [];
  return token.kind === 'words' && codes.length > 0 ? { kind: 'carried', text: token.text, codes } : token;
}

/** Maximum length of a subject before a slash, including surrounding text. */
const LONGEST_TWIN = 60;

/** Adds the tokens of a text range without courses. */
function addTokens(tokens: Token[], text: string): void {
  let from = 0;
  const addWords = (words: string): void => {
    const trimmed = words.replace(/^[\s:.–-]+|(?<![\s:.–-])[\s:.–-]+$/g, '');
    if (trimmed !== '') tokens.push({ kind: 'words', text: trimmed });
  };
  for (const { 0: found, index, groups } of text.matchAll(CONNECTIVES)) {
    if (tokens.length > MOST_TOKENS) return;
    addWords(text.slice(from, index));
    from = index + found.length;
    const sign = TOKEN_BY_CONNECTIVE[groups?.['sign']?.toLowerCase() ?? ''];
    if (groups?.['count'] !== undefined)
      tokens.push({ kind: 'count', need: NEEDS.find(([word]) => word.test(found))?.[1] ?? 1 });
    else if (sign !== undefined) tokens.push(sign);
    else if (groups?.['silent'] === undefined) tokens.push({ kind: 'words', text: found });
  }
  addWords(text.slice(from));
}

/** Removes bracketed text after words, which belongs to them: "Calculus II (GIR)", "equivalent (with permission)". */
function withoutBrackets(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const last = kept.at(-1);
    if (token === undefined) continue;
    const close = token.kind === 'open' && last?.kind === 'words' ? closeOf(tokens, index) : -1;
    const inside = close > 0 ? tokens.slice(index + 1, close) : [];
    if (
      close > 0 &&
      last?.kind === 'words' &&
      inside.every(({ kind }) => kind !== 'course' && kind !== 'count')
    ) {
      const aside = inside.map((each) =>
        each.kind === 'words' ? each.text : each.kind === 'comma' ? ',' : each.kind,
      );
      kept[kept.length - 1] = { kind: 'words', text: `${last.text} (${aside.join(' ')})` };
      index = close;
    } else kept.push(token);
  }
  return kept;
}

/** Index of the bracket that closes the one at `open`; -1 for none. */
export function closeOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (tokens[index]?.kind === 'open') depth += 1;
    if (tokens[index]?.kind === 'close') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}
