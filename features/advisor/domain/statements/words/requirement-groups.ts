import type { Programs } from '#features/catalogue/domain/pack/shapes.ts';
import { foldedWords } from './fold.ts';
import type { Token } from './token.ts';

/** Length of the longest group name, in words. */
const MOST_WORDS = 12;
const GROUP =
  /^(?:groups?|requirements?|slots?|boxe?s?|categor(?:y|ies)|areas?|buckets?|block|options?|courses?)$/;
const BEFORE =
  /^(?:the|for|towards?|as|under|groups?|fills?|covers?|settles?|satisf(?:y|ies)|fulfil(?:l|ls|s)?|:|meets|count|counts|in|one|of|to|a|an|G|is)$/;

const saidIn = (token: Token): string[] =>
  token.kind === 'word'
    ? foldedWords(token.text)
    : token.kind === 'name' || token.kind === 'quote' || token.kind === 'phrase'
      ? foldedWords(token.value)
      : [];

/** Names of the groups of the programmes that some tokens name; of `own` if they name none. */
const groupsOf = (tokens: readonly Token[], programs: Programs, own: readonly string[]): string[] => {
  const named = tokens.flatMap((token) =>
    token.kind === 'phrase' && token.of === 'programme' ? [token.value] : [],
  );
  const spoken = named.length > 0 ? named : own;
  return [...programs.concentrations, ...programs.secondary_fields]
    .filter(({ name }) => spoken.includes(name))
    .flatMap(({ groups }) => groups.map(({ name }) => name));
};

/** The end of a group name that begins at a token; null if none does. */
const endOf = (tokens: readonly Token[], at: number, words: readonly string[]): number | null => {
  let heard = 0;
  for (let next = at; next < Math.min(tokens.length, at + MOST_WORDS); next += 1) {
    const said = saidIn(tokens[next] as Token);
    if (said.length === 0 || !said.every((word, by) => word === words[heard + by])) return null;
    heard += said.length;
    if (heard === words.length) return next + 1;
  }
  return null;
};

/**
 * Makes each name of a requirement group one token, if its programme is named or is the student's: "the Mind and brain
 * group in Psychology".
 *
 * @param own the student's programmes
 */
export const withGroups = (tokens: readonly Token[], programs: Programs, own: readonly string[]): Token[] => {
  const names = groupsOf(tokens, programs, own).map((name) => ({ name, words: foldedWords(name) }));
  if (names.length === 0 || !tokens.some(({ kind }) => kind === 'course')) return [...tokens];
  const isOther = (at: number): boolean =>
    tokens.some((token, by) => by !== at && token.kind === 'phrase' && token.of === 'programme');
  const made: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const [longest] = names
      .flatMap(({ name, words }) => {
        const end = endOf(tokens, at, words);
        return end === null ? [] : [{ name, end, length: words.length }];
      })
      .toSorted((a, b) => b.length - a.length);
    // A name of one lower-case word may be an ordinary word, and a group may have its programme's name.
    const isSaid =
      longest !== undefined &&
      (token.kind !== 'phrase' || token.of !== 'programme' || isOther(at)) &&
      ((token.kind !== 'word' && BEFORE.test(tokens[at - 1]?.text ?? '')) ||
        longest.length > 1 ||
        GROUP.test(tokens[longest.end]?.text ?? ''));
    if (!isSaid || !longest) {
      made.push(token);
      at += 1;
      continue;
    }
    const last = tokens[longest.end - 1] ?? token;
    made.push({
      kind: 'phrase',
      of: 'group',
      text: 'H',
      value: longest.name,
      codes: [],
      start: token.start,
      end: last.end,
    });
    at = longest.end;
  }
  return made;
};
