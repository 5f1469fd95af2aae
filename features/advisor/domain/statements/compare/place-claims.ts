import type { Claim } from '../claim.ts';
import { respectiveCourses } from '../respective.ts';
import type { Sentence } from '../sentence.ts';

const CLAUSE_SIGN = /^(?:;|—|\.|:|but|while|whereas|then)$/;
const PART_SIGN = /^(?:,|and|\(|\))$/;

/** The only term named in the clause around a token; null if there is none, or several. */
const termOfClause = (
  { tokens, terms }: Sentence,
  at: number,
  isSign: (text: string) => boolean,
): Sentence['terms'][number] | null => {
  const ends = (by: 1 | -1): number => {
    let place = at;
    while (tokens[place] && !(tokens[place]?.kind === 'word' && isSign(tokens[place]?.text ?? '')))
      place += by;
    return place;
  };
  const [from, to] = [ends(-1), ends(1)];
  const [own, ...others] = terms.filter(({ token }) => token > from && token < to);
  return own && others.length === 0 ? own : null;
};

/** Gives each claim its term: the only one named, else the one before it, else the next one. */
export const giveTerms = (sentence: Sentence): void => {
  const { terms } = sentence;
  const used = new Set<number>();
  const isOfBothTerms = sentence.claims.some(({ says }) => says === 'both terms');
  for (const claim of sentence.claims) {
    if (claim.says === 'term' || claim.says === 'both terms' || claim.says === 'trend') continue;
    if (claim.terms.length > 0) continue;
    if (isOfBothTerms) claim.isOfBothTerms = true;
    const scopes = terms;
    if (scopes.length === 0) continue;
    const before = scopes.filter(({ token }) => token < claim.token);
    const after = scopes.filter(({ token }) => token > claim.token);
    const isLeading = (scopes[0]?.token ?? Infinity) < (sentence.claims[0]?.token ?? 0);
    const own =
      scopes.length === 1
        ? scopes[0]
        : (termOfClause(sentence, claim.token, (text) => CLAUSE_SIGN.test(text) || PART_SIGN.test(text)) ??
          termOfClause(sentence, claim.token, (text) => CLAUSE_SIGN.test(text)));
    const chosen = own ?? (isLeading ? (before.at(-1) ?? after[0]) : (after[0] ?? before.at(-1)));
    claim.terms = chosen?.terms ?? [];
    if (chosen) used.add(chosen.token);
  }
  // "Rated 4.0 in both spring and fall" claims something about the second term too, as does "in fall as well as in spring".
  const isSpoken = used.size > 0 || sentence.claims.some(({ says }) => says === 'term');
  for (const { token, isClaim } of terms)
    if (!isClaim && !used.has(token) && !sentence.consumed.has(token) && isSpoken)
      sentence.unclaimed.add(token);
};

/** The course right after a figure: "9 hours a week for A". */
const courseBehind = (sentence: Sentence, { end }: Claim): string | null => {
  const next = sentence.tokens.findIndex(({ start }) => start >= end);
  if (next < 0 || !/^(?:for|in|of)$/.test(sentence.word(next))) return null;
  const at = sentence.word(next + 1) === 'the' ? next + 2 : next + 1;
  const course = sentence.tokens[at];
  const joint = sentence.word(at + 1);
  return course?.kind === 'course' && !(joint === 'and' && sentence.word(at + 2) === 'C')
    ? course.code
    : null;
};

const CLAUSE = /^(?:;|but|while|whereas)$/;

/** The only course of a later clause, after the claim in it: "…; Monday and Wednesday belong to B". */
const laterCourse = ({ tokens }: Sentence, at: number): string | null => {
  let from = at;
  while (from > 0 && !CLAUSE.test(tokens[from - 1]?.text ?? '')) from -= 1;
  if (from === 0) return null;
  let to = at;
  while (to < tokens.length && !CLAUSE.test(tokens[to]?.text ?? '')) to += 1;
  const clause = tokens.slice(from, to);
  const before = tokens.slice(from, at);
  const named = clause.flatMap((token) => (token.kind === 'course' ? [token.code] : []));
  const isSpokenOf = before.some(
    ({ kind, text }) => kind === 'course' || /^(?:it|its|they|their|both)$/.test(text),
  );
  return new Set(named).size === 1 && !isSpokenOf ? (named[0] ?? null) : null;
};

const MOST_BRACKET = 8;
/** The course in front of a bracket that compares nothing itself: "Better reviewed than B (rated 3.8)". */
const bracketedCourse = ({ tokens }: Sentence, at: number): string | null => {
  let from = at - 1;
  while (from >= 0 && at - from <= MOST_BRACKET && !/^[()]$/.test(tokens[from]?.text ?? '')) from -= 1;
  const course = tokens[from - 1];
  if (tokens[from]?.text !== '(' || course?.kind !== 'course') return null;
  const inside = tokens.slice(from, at);
  return inside.some(
    ({ kind, text }) =>
      kind === 'course' || /^(?:vs|versus|to|against|compared|it|its|both|each)$/.test(text),
  )
    ? null
    : course.code;
};

/** The courses of a list that begins at a token: "P teaches A, B and C". */
const joinedFrom = ({ tokens }: Sentence, first: number): string[] => {
  const found: string[] = [];
  for (let at = first; at >= 0 && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'course') found.push(token.code);
    else if (!/^(?:and|nor|,|&|plus)$/.test(token?.text ?? '')) break;
  }
  return [...new Set(found)];
};

/** Gives each claim its courses. Without earlier ones, claims in front of the first course are about that course. */
export const placed = (sentence: Sentence, about: readonly string[]): Claim[] => {
  const first = sentence.tokens.findIndex(({ kind }) => kind === 'course');
  const code = sentence.tokens[first];
  const respective = respectiveCourses(sentence);
  if (respective === null)
    sentence.tokens.forEach(({ text }, at) => {
      if (text === 'respectively') sentence.setElsewhere(at, at + 1);
    });
  const joined = joinedFrom(sentence, first);
  return sentence.claims.map((whole): Claim => {
    const { token, ...claim } = whole;
    const own = respective?.get(whole);
    if (own !== undefined) return { ...claim, subjects: [own] };
    const bracketed =
      claim.about === undefined && claim.subjects.length <= 1 ? bracketedCourse(sentence, token) : null;
    if (bracketed !== null && !claim.subjects.includes(bracketed)) return { ...claim, subjects: [bracketed] };
    const behind = courseBehind(sentence, claim);
    if (behind !== null && claim.about === undefined && claim.says === 'figure')
      return { ...claim, subjects: [behind] };
    const later = laterCourse(sentence, token);
    if (later !== null && claim.about === undefined) return { ...claim, subjects: [later] };
    if (code?.kind !== 'course' || token > first || claim.about !== undefined) return claim;
    const between = sentence.line.slice(sentence.offsets[token], sentence.offsets[first]);
    const isOf = /\b(?:for|in|of|is|teaches|teach|teaching|leads|lead|taking|take)(?: the)? $/.test(between);
    return about.length === 0 || isOf ? { ...claim, subjects: joined } : claim;
  });
};
