import type { Sentence } from '../sentence.ts';
import type { TokenOf } from './token.ts';
import { FIGURE_WORDS } from './vocabulary.ts';

const ELIDED =
  /^(?:and|but|,|;|to|vs|against|versus|while|has|have|had|is|gets|takes|at|with|reported|report|said|gave|then)$/;

/** What may follow a figure whose name comes before it: no unit. */
const BEHIND_FIGURE =
  /^(?:|[.,;:)(\-—!|&/]|and|for|in|at|on|overall|this|last|but|while|with|according|from|by|per|to|as|right|now|T|C|N|which|so|vs|versus|against|\()$/;

const BEST_RATING = 5;

export const readBareNumber = (
  sentence: Sentence,
  token: TokenOf<'number'>,
  at: number,
  sectionNames: ReadonlySet<string>,
): void => {
  const before = sentence.word(at - 1);
  // "50 students in fall but 60 in spring": the second number is of the figure before.
  const isElided = sentence.pending === null && ELIDED.test(before);
  const pending = isElided ? sentence.lastFigure : sentence.pending;
  const next = sentence.word(at + 1);
  const name = [...sectionNames].find((each) => /^\d+$/.test(each) && Number(each) === token.value);
  if (
    name !== undefined &&
    sentence.tokens[at - 1]?.kind === 'course' &&
    /^(?:\(|:|,|is|meets|has|in|on)$/.test(next)
  ) {
    sentence.section = { kind: null, name };
    sentence.sectionEnd = at;
    return;
  }
  if (sectionNames.has(String(token.value)) && /^(?:section|sec|#|no)$/.test(sentence.word(at - 1))) return;
  // "Is rated 3.6 and takes 3.6": the second number is of another figure.
  const isTwice =
    /^(?:takes|asks|wants|needs|demands|costs)$/.test(before) &&
    sentence.claims.some(
      (claim) =>
        claim.says === 'figure' &&
        claim.of === pending &&
        (claim.about ?? claim.subjects[0]) === sentence.subjects[0] &&
        sentence.word(claim.token - 1) !== before,
    );
  // "Those in the latest evaluations 12.0": too high to be a rating.
  const isPastScale = pending === 'rating' && token.value > BEST_RATING;
  if (
    pending === null ||
    isTwice ||
    isPastScale ||
    !BEHIND_FIGURE.test(next) ||
    sentence.word(at - 1) === '$'
  ) {
    sentence.unread.add(at);
    return;
  }
  const bound = sentence.takeBound();
  const { value, decimals } = token;
  const owner = bracketOwner(sentence, at);
  if (owner !== null) {
    const figure = { says: 'figure', of: pending, value, until: value, decimals, bound } as const;
    sentence.claim(figure, at, at + 1, { about: owner, isDenied: false });
    return;
  }
  if (sentence.isTotal && at > 0 && sentence.word(at - 1) !== '(')
    sentence.claim({ says: 'total', of: pending, value, decimals, bound }, at, at + 1);
  else {
    const figure = { says: 'figure', of: pending, value, until: value, decimals, bound } as const;
    sentence.claim(figure, at, at + 1, isElided ? { isWeak: true } : {});
  }
};

/** The course in front of a bracket: "Than B's (4.4)". */
const bracketOwner = (sentence: Sentence, at: number): string | null => {
  if (sentence.word(at - 1) !== '(' || sentence.word(at + 1) !== ')') return null;
  const before = sentence.tokens[sentence.word(at - 2) === "'s" ? at - 3 : at - 2];
  return before?.kind === 'course' ? before.code : null;
};

/** Reads figures after courses whose name follows the last of them: `A 11.0, B 6.5 hours a week`. */
export const readBareFigures = (sentence: Sentence): void => {
  const fields = new Set(
    sentence.claims.flatMap((claim) =>
      claim.says === 'figure' || claim.says === 'more' || claim.says === 'most' || claim.says === 'total'
        ? [claim.of]
        : [],
    ),
  );
  const [of] = fields;
  if (fields.size !== 1 || of === undefined || of === 'start') return;
  // Words of another figure make it uncertain: "If rating matters most, A (4.2); if time does, B (3.7 hours)".
  const isWeak = [...sentence.words].some((word) => (FIGURE_WORDS.get(word) ?? of) !== of);
  for (const at of unreadOf(sentence)) {
    const token = sentence.tokens[at];
    const before = sentence.tokens[/^[(:,-]$/.test(sentence.word(at - 1)) ? at - 2 : at - 1];
    if (token?.kind !== 'number' || before?.kind !== 'course') continue;
    // "5.0 ★" has its own unit.
    if (!BEHIND_FIGURE.test(sentence.word(at + 1))) continue;
    sentence.unread.delete(at);
    const { value, decimals } = token;
    sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, at, at + 1, {
      about: before.code,
      isDenied: false,
      isWeak,
    });
  }
};

const HOW_MUCH =
  /^(?:about|around|roughly|some|only|just|approximately|exactly|another|over|under|nearly|almost|a|an|the|at|of|with|-)$/;
const CLAUSE_EDGE = /^(?:,|;|—|:|but|while|whereas|and|though|although|yet|\.|against|versus|vs)$/;

/** The verb of a figure: "takes" in "takes only 8.8". */
const carrierOf = (sentence: Sentence, at: number): string => {
  let before = at - 1;
  while (before > 0 && HOW_MUCH.test(sentence.word(before))) before -= 1;
  return sentence.tokens[before]?.kind === 'word' ? sentence.word(before) : '';
};

/** The only course of the clause around a token; null if there is none, or several. */
const courseOfClause = ({ tokens }: Sentence, at: number): string | null => {
  const isEdge = (by: number): boolean => {
    const token = tokens[by];
    return token === undefined || (token.kind === 'word' && CLAUSE_EDGE.test(token.text));
  };
  let from = at;
  while (!isEdge(from - 1)) from -= 1;
  // "B is rated 3.5 and takes 8.8": the second verb still belongs to B.
  if (tokens[from - 1]?.text === 'and' && tokens[from]?.kind === 'word')
    do from -= 1;
    while (!isEdge(from - 1));
  let to = at;
  while (!isEdge(to + 1)) to += 1;
  const codes = new Set(
    tokens.slice(Math.max(0, from), to + 1).flatMap((token) => (token.kind === 'course' ? [token.code] : [])),
  );
  const [code] = codes;
  return codes.size === 1 ? (code ?? null) : null;
};

/**
 * Reads figures without a name: "A counts 6 units while B counts 12". Each is of the figure that the same verb had
 * before, or of the sentence's only one. The claims are weak, so never called wrong.
 */
export const readRepeatedFigures = (sentence: Sentence): void => {
  const figures = sentence.claims.flatMap((claim) => (claim.says === 'figure' ? [claim] : []));
  const kinds = new Set([
    ...figures.map(({ of }) => of),
    ...sentence.claims.flatMap((claim) =>
      (claim.says === 'more' || claim.says === 'most') && claim.of !== 'start' ? [claim.of] : [],
    ),
  ]);
  for (const at of unreadOf(sentence)) {
    const token = sentence.tokens[at];
    if (token?.kind !== 'number' || !BEHIND_FIGURE.test(sentence.word(at + 1))) continue;
    const carrier = carrierOf(sentence, at);
    const like =
      carrier === '' ? undefined : figures.find((each) => carrierOf(sentence, each.token) === carrier);
    const [only] = kinds;
    const of = like?.of ?? (kinds.size === 1 ? only : undefined);
    const about = courseOfClause(sentence, at);
    if (of === undefined || about === null) continue;
    if (figures.some((each) => each.of === of && (each.about ?? each.subjects[0]) === about)) continue;
    sentence.unread.delete(at);
    const { value, decimals } = token;
    sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, at, at + 1, {
      about,
      isDenied: false,
      isWeak: true,
    });
  }
};

const unreadOf = (sentence: Sentence): number[] => [...sentence.unread].toSorted((a, b) => a - b);
