import type { Claim, Figure } from './claim.ts';
import type { Reading } from './read-sentence.ts';
import type { Scope } from './layout/scopes.ts';
import type { Token } from './words/token.ts';

const NOTHING =
  /^(?:[-–—]+|n\/?a|unknown|(?:is |are )?not (?:stated|known|given|rated|available)|unrated|tb[ad]|\?)?\.?$/i;
const UNKNOWN_OF: readonly (readonly [Figure, RegExp])[] = [
  ['rating', /\b(?:rating|score|stars?)\b/i],
  ['workload', /\b(?:workload|hours|hrs)\b/i],
  ['units', /\b(?:units?|credits?)\b/i],
  ['cap', /\bcap/i],
  ['enrollment', /\b(?:enroll?(?:ment|ed)|students|size)\b/i],
];

/** Reads a cell that is no sentence: a title, or a sign for "none". */
export const readCell = (
  said: string,
  heading: string,
  { start, end, about, mentions }: Scope,
): Reading | null => {
  const text = said.replaceAll('*', '').trim();
  const of = UNKNOWN_OF.find(([, words]) => words.test(heading))?.[0];
  const claim = {
    start,
    end,
    isDenied: false,
    subjects: about === null ? [] : [about],
    terms: [],
    section: null,
  };
  const reading = (claims: Claim[]): Reading => wholeReading(claim.subjects, claims);
  if (NOTHING.test(text)) return reading(of === undefined ? [] : [{ ...claim, says: 'unknown', of }]);
  const isTitle = /\b(?:title|name)\b/i.test(heading) && mentions.length === 0;
  return isTitle ? reading([{ ...claim, says: 'title', title: text }]) : null;
};

const GIVEN = /^(?:[✓✔☑✅](?:\u{FE0F})?|yes|offered|given|available)$/iu;
/** Not a dash, which may say that nothing is known. */
const NOT_GIVEN = /^(?:[✗✘❌](?:\u{FE0F})?|no|not (?:offered|given|available))$/iu;

/** A sign in a column that is headed by a term: whether the row's course is given in it. */
export const readTermCell = (
  said: string,
  head: readonly Token[],
  { start, end, about, mentions }: Scope,
): Reading | null => {
  const [term, ...others] = head.filter(({ kind }) => kind === 'term');
  const [spoken] = term?.kind === 'term' && term.terms.length === 1 ? term.terms : [];
  const isOfTerm = head.every(({ kind, text }) => kind === 'term' || /^(?:offered|given|in|\W)$/.test(text));
  const text = said.replaceAll('*', '').trim();
  if (!spoken || others.length > 0 || !isOfTerm || about === null || mentions.length > 0) return null;
  if (!GIVEN.test(text) && !NOT_GIVEN.test(text)) return null;
  return wholeReading(
    [about],
    [
      {
        says: 'term',
        season: spoken.season,
        year: spoken.year,
        only: false,
        start,
        end,
        isDenied: !GIVEN.test(text),
        subjects: [about],
        terms: [],
        section: null,
      },
    ],
  );
};

const wholeReading = (subjects: readonly string[], claims: Claim[]): Reading => ({
  claims,
  isWhole: true,
  isBlocked: false,
  isHedged: false,
  rest: [],
  restAt: [],
  courses: [],
  subjects,
});

/** "Rating (of 5)": the scale of a heading. */
const SCALE = /\(?\b(?:out of|of) (?:5|five)\b\)?|\/ ?5(?!\d)|\([01] ?[-–] ?5\)/g;

/** The heading's tokens, placed before the cell's: they have no place of their own in the text. */
export const headTokens = (heading: string, start: number): Token[] =>
  [
    ...heading
      .toLowerCase()
      .replaceAll(/[*_`]/g, '')
      .replaceAll(SCALE, ' ')
      .matchAll(/[\p{L}]+|[^\s\p{L}]/gu),
    [':'],
  ].map(([text = '']) => ({
    kind: 'word',
    text,
    start,
    end: start,
  }));

/** Tokens of the row's first cell that apply to the other cells: a term, or the name of a section. */
export const rowTokens = (tokens: readonly Token[], start: number): Token[] => {
  const word = (text: string): Token => ({ kind: 'word', text, start, end: start });
  const own = tokens.map((token) => ({ ...token, start, end: start }));
  const terms = own.filter(({ kind }) => kind === 'term');
  const isOfTerm =
    terms.length === 1 && own.every(({ kind, text }) => kind === 'term' || /^[(),—-]$/.test(text));
  if (isOfTerm) return terms;
  const isNamed = own.some(({ text }) => /^(?:section|lecture|recitation|lab|seminar|discussion)/.test(text));
  return [...(isNamed ? [] : [word('section')]), ...own, word(':')];
};
