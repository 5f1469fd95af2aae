import type { Token } from './words/token.ts';

/** Sentences of more clauses are not split. */
const MOST_CLAUSES = 4;
/** Longer sentences are not split: each joint scans its clause again. */
const MOST_TOKENS = 120;
const JOINT = /^(?:and|but|while|whereas|although|though|yet|;|,|—)$/;
const LEADING = /^(?:while|whereas|although|though)$/;
/** Words with which a clause depends on another one, or is only supposed. */
const REACHING =
  /^(?:both|each|all|every|together|combined|total|respectively|either|neither|nor|or|if|unless|whether|when|once|until|because|since|so|too|also|same|other|another|ones|former|latter|first|second|third|respective|instead|otherwise|them|these|those|they|their|that|which|it|its|than|as|like|more|less|most|least|\?)$/;
const VERB =
  /^(?:is|are|was|were|has|have|had|meets?|runs?|takes?|starts?|begins?|ends?|finish(?:es)?|teach(?:es)?|leads?|gives?|carries|carry|comes?|counts?|needs?|requires?|asks?|averages?|gets?|earns?|scores?|stands?|sits?|holds?|costs?|demands?|happens?|falls?|lasts?|wraps?|lets?|goes|does|will|would|can|belongs?|offers?|lists?|clocks?|brings?|satisf(?:y|ies)|fulfills?|fulfils?|seats?|handles?)$/;

const isWord = (token: Token | undefined, pattern: RegExp): boolean =>
  token?.kind === 'word' && pattern.test(token.text);

/** The only course of a clause that could be a sentence; null if there is none, or the clause could not. */
const courseOf = (tokens: readonly Token[]): string | null => {
  const codes = new Set(tokens.flatMap((token) => (token.kind === 'course' ? [token.code] : [])));
  const [code] = codes;
  return codes.size === 1 && tokens.some((token) => isWord(token, VERB)) ? (code ?? null) : null;
};

/**
 * The clauses of "P teaches A, and Q teaches B": each has its own course and a verb, and no word that depends on
 * another clause. Null if any clause does not. A term in only one clause may apply to all, so that sentence is not
 * split.
 */
export const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] | null => {
  if (tokens.length > MOST_TOKENS || tokens.some((token) => isWord(token, REACHING))) return null;
  const isLed = isWord(tokens[0], LEADING);
  const clauses: (readonly Token[])[] = [];
  let from = isLed ? 1 : 0;
  for (let at = from + 1; at < tokens.length - 1; at += 1) {
    if (!isWord(tokens[at], JOINT)) continue;
    const isComma = isWord(tokens[at], /^,$/) && !isWord(tokens[at + 1], JOINT);
    if (isComma && tokens[at + 1]?.kind !== 'course' && !(isLed && clauses.length === 0)) continue;
    let next = at + 1;
    while (isWord(tokens[next], JOINT)) next += 1;
    if (courseOf(tokens.slice(from, at)) !== null) {
      clauses.push(tokens.slice(from, at));
      if (clauses.length === MOST_CLAUSES) return null;
      from = next;
    }
    at = next - 1;
  }
  clauses.push(tokens.slice(from));
  const codes = clauses.map(courseOf);
  const timed = clauses.filter((clause) => clause.some(({ kind }) => kind === 'term')).length;
  const isApart = !codes.includes(null) && new Set(codes).size === clauses.length;
  return clauses.length > 1 && isApart && (timed === 0 || timed === clauses.length) ? clauses : null;
};
