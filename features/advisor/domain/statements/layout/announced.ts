import type { Figure, SpokenTerm } from '../claim.ts';
import { headTokens } from '../read-cell.ts';
import type { Scope } from './scopes.ts';
import type { Token } from '../words/token.ts';
import { tokenise, type TokenSetting } from '../words/tokenise.ts';
import { FIGURE_WORDS } from '../words/vocabulary.ts';

/** What a heading, or the line above a list, says of the lines under it. */
export interface Announced {
  /** The only term that it names. */
  terms: readonly SpokenTerm[];
  /** The figure that it names, if it names nothing else: "By rating:", "Hours per week:". */
  of: Figure | null;
  /** The section that it names: "A, section D2". */
  section: readonly Token[];
}

const LABEL: Partial<Record<Figure, string>> = {
  rating: 'rating',
  workload: 'weekly workload',
  units: 'units',
};
const BESIDE_FIGURE =
  /^(?:by|the|their|its|student|students|average|avg|mean|overall|weekly|reported|course|of|for|over|time|per|a|week|across|past|terms|and|at|a|glance|in|out)$/;

const isWordless = ({ kind, text }: Token): boolean => kind === 'word' && !/\p{L}/u.test(text);

export const announcedIn = (tokens: readonly Token[]): Announced => {
  const named = tokens.filter(({ kind }) => kind === 'term');
  const [term] = named;
  const terms = named.length === 1 && term?.kind === 'term' ? term.terms : [];
  const figures = new Set(
    tokens.flatMap(({ kind, text }) => (kind === 'word' ? (FIGURE_WORDS.get(text) ?? []) : [])),
  );
  const [of = null] = figures;
  const isOnly =
    figures.size === 1 &&
    tokens.every(
      (token) =>
        token.kind === 'term' ||
        token.kind === 'course' ||
        isWordless(token) ||
        (token.kind === 'word' && (FIGURE_WORDS.has(token.text) || BESIDE_FIGURE.test(token.text))) ||
        (token.kind === 'number' && token.value === 5),
    );
  return {
    terms,
    of: isOnly && of !== null && LABEL[of] !== undefined ? of : null,
    section: sectionIn(tokens),
  };
};

const SECTION = /^(?:section|recitation|lab|discussion|lecture|seminar|tutorial)$/;
/** "Section" with the name after it, if only one is named. */
const sectionIn = (tokens: readonly Token[]): readonly Token[] => {
  const places = tokens.flatMap(({ kind, text }, at) => (kind === 'word' && SECTION.test(text) ? [at] : []));
  const [at, ...others] = places;
  const name = at === undefined ? undefined : tokens[at + 1];
  const isName =
    name?.kind === 'number' || (name?.kind === 'word' && /^[a-z]{0,3}\d+[a-z]?$|^[a-z]$/.test(name.text));
  return at === undefined || others.length > 0 || !isName ? [] : tokens.slice(at, at + 2);
};

/** Whether a line has nothing but courses, terms, a title and one figure. */
const isBare = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ kind }) => kind === 'number').length === 1 &&
  tokens.every(
    (token) =>
      /^(?:course|term|number)$/.test(token.kind) ||
      (token.kind === 'phrase' && token.of === 'title') ||
      isWordless(token),
  );

/**
 * The tokens of what was announced, placed before a line that leaves it out: a figure before a bare value ("A (4.6)", "Fall 2024:
 * 4.4"), a section before a line that names neither a course nor a section.
 */
export const announcedTokens = (
  { of, section }: Announced,
  tokens: readonly Token[],
  start: number,
): readonly Token[] => {
  const isOwn = tokens.some(({ kind, text }) => kind === 'course' || SECTION.test(text));
  if (section.length > 0 && !isOwn)
    return [
      ...section.map((token) => ({ ...token, start, end: start })),
      { kind: 'word', text: ':', start, end: start },
    ];
  const label = of === null ? undefined : LABEL[of];
  return label !== undefined && isBare(tokens) ? headTokens(label, start) : [];
};

/** What stands above a scope's list or paragraph: a line of bounded length, so it may be read for each of them. */
export const announcedOver = (
  plain: string,
  { under }: Scope,
  setting: Omit<TokenSetting, 'mentions'>,
): Announced =>
  under
    ? announcedIn(tokenise(plain, under.start, under.end, { ...setting, mentions: under.mentions }))
    : { terms: [], of: null, section: [] };
