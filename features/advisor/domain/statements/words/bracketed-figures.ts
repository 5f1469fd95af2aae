import type { Figure } from '../claim.ts';
import type { Sentence } from '../sentence.ts';
import type { Token, TokenOf } from './token.ts';

/** A figure in brackets right after a course: "A (4.6)", "A (10.2 hours a week)". */
export interface Bracketed {
  code: string;
  number: TokenOf<'number'>;
  /** The figure that the words in the brackets name; null if they name none. */
  of: Figure | null;
}

const UNITS: readonly (readonly [Figure, RegExp])[] = [
  ['workload', /^(?:h|hr|hrs|hour|hours)$/],
  ['units', /^(?:unit|units|credit|credits)$/],
  ['enrollment', /^(?:student|students|people|enrolled)$/],
  ['rating', /^(?:rated|rating|star|stars|points?|of|\/|⭐|★)$/],
];
const BESIDE =
  /^(?:a|an|per|each|every|week|weekly|wk|\/|only|just|about|roughly|around|of|out|at|is|it|gets|has|with|-|the|work)$/;
const MOST_INSIDE = 9;
const COMPARES =
  /^(?:than|more|less|fewer|[a-z]{3,}er|better|worse|most|least|[a-z]{3,}est|best|worst|ahead|beats|prefer|prefers|preferred|difference|gap|between|same|equal|equally|followed|over|tops|outranks|outscores|twice|half|double)$/;

/** The end of a bracket with one figure that begins at a token; null if there is none. */
const figureIn = (
  tokens: readonly Token[],
  at: number,
): { number: TokenOf<'number'>; of: Figure | null; end: number } | null => {
  let number: TokenOf<'number'> | null = null;
  let of: Figure | null = null;
  for (let next = at + 1; next <= at + MOST_INSIDE; next += 1) {
    const token = tokens[next];
    if (!token) return null;
    if (token.text === ')') return number === null ? null : { number, of, end: next + 1 };
    if (token.kind === 'number') {
      // "(4.6 out of 5)" states its scale.
      const isScale =
        number !== null && token.value === 5 && /^(?:of|\/)$/.test(tokens[next - 1]?.text ?? '');
      if (number !== null && !isScale) return null;
      number ??= token;
      continue;
    }
    if (token.kind !== 'word') return null;
    const unit = UNITS.find(([, words]) => words.test(token.text))?.[0];
    // "A week" is no scale, but "/" may begin a unit or a scale.
    if (unit !== undefined && !(unit === 'rating' && of !== null))
      of = token.text === '/' && tokens[next + 1]?.kind !== 'number' ? of : unit;
    else if (!BESIDE.test(token.text)) return null;
  }
  return null;
};

/**
 * Separates a comparison from the figures in brackets after its courses, so that rules match "better rated than B"
 * without them; they are claimed separately. A sentence without a comparison is returned unchanged.
 */
export const withoutBracketed = (
  given: readonly Token[],
): { tokens: readonly Token[]; bracketed: Bracketed[] } => {
  const isCompared = given.some(({ kind, text }) => kind === 'word' && COMPARES.test(text));
  const courses = new Set(given.flatMap((token) => (token.kind === 'course' ? [token.code] : [])));
  if (!isCompared || courses.size < 2) return { tokens: given, bracketed: [] };
  const tokens: Token[] = [];
  const bracketed: Bracketed[] = [];
  for (let at = 0; at < given.length;) {
    const token = given[at] as Token;
    const before = given[at - 1];
    const found = token.text === '(' && before?.kind === 'course' ? figureIn(given, at) : null;
    if (!found || before?.kind !== 'course') {
      tokens.push(token);
      at += 1;
      continue;
    }
    bracketed.push({ code: before.code, number: found.number, of: found.of });
    at = found.end;
  }
  return { tokens, bracketed };
};

/** Claims the figures in brackets: of the figure that their words name, else of the one compared. */
export const claimBracketed = (sentence: Sentence, bracketed: readonly Bracketed[]): void => {
  const compared = new Set(
    sentence.claims.flatMap((claim) =>
      claim.says === 'more' ||
      claim.says === 'most' ||
      claim.says === 'times' ||
      claim.says === 'order' ||
      claim.says === 'gap'
        ? claim.of === 'start'
          ? []
          : [claim.of]
        : [],
    ),
  );
  const named = new Set(sentence.claims.flatMap((claim) => (claim.says === 'figure' ? [claim.of] : [])));
  const [only] = compared.size > 0 ? compared : named;
  const isOne = (compared.size > 0 ? compared : named).size === 1;
  for (const { code, number, of } of bracketed) {
    const figure = of ?? (isOne ? only : undefined);
    const at = sentence.tokens.findIndex((token) => token.kind === 'course' && token.code === code);
    if (figure === undefined) {
      sentence.setElsewhere(at, at + 1);
      continue;
    }
    const { value, decimals, start, end } = number;
    sentence.claimOf(
      { says: 'figure', of: figure, value, until: value, decimals, bound: 'exactly' },
      { start, end, token: at, about: code },
    );
  }
};
