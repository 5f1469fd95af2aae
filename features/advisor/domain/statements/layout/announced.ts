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
  return { terms, of: isOnly && of !== null && LABEL[of] !== undefined ? of : null };
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

/** The tokens of the figure that was announced, placed before a line that has only a value: "A (4.6)", "Fall 2024: 4.4". */
export const announcedTokens = (
  { of }: Announced,
  tokens: readonly Token[],
  start: number,
): readonly Token[] => {
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
    : { terms: [], of: null };
