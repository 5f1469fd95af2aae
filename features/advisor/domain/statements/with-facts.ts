import type { Fact } from '../../contract.ts';
import { VERDICT } from '../facts/resolve.ts';
import { isTerm } from './compare/book.ts';
import type { Claim, Field } from './claim.ts';
import { fieldOf } from './compare/fields.ts';
import type { Reading } from './read-sentence.ts';
import type { Token } from './words/token.ts';
import { BLOCKERS } from './words/vocabulary.ts';

type Place = Pick<Fact, 'start' | 'end'>;
type WrittenFact = Omit<Fact, 'version'>;

const isIn = (inner: Place, outer: Place): boolean => inner.start >= outer.start && inner.end <= outer.end;
const meets = (one: Place, other: Place): boolean => one.start < other.end && one.end > other.start;

/** The facts that overlap a stretch; facts are in order. */
export const factsIn = (facts: readonly WrittenFact[], stretch: Place): WrittenFact[] => {
  let low = 0;
  let high = facts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((facts[middle]?.end ?? Infinity) <= stretch.start) low = middle + 1;
    else high = middle;
  }
  const found: WrittenFact[] = [];
  for (let at = low; at < facts.length; at += 1) {
    const fact = facts[at] as WrittenFact;
    if (!meets(fact, stretch)) break;
    found.push(fact);
  }
  return found;
};

/** Makes each verdict of a tool one token: the server wrote its words, so they are not read again. */
export const withVerdictsWhole = (tokens: readonly Token[], facts: readonly WrittenFact[]): Token[] => {
  const verdicts = facts.filter(({ field }) => field === VERDICT);
  if (verdicts.length === 0) return [...tokens];
  const seen = new Set<WrittenFact>();
  return tokens.flatMap((token): Token[] => {
    const verdict = verdicts.find((each) => meets(token, each));
    if (!verdict) return [token];
    if (seen.has(verdict)) return [];
    seen.add(verdict);
    return [{ kind: 'word', text: ',', start: verdict.start, end: verdict.end }];
  });
};

/** Words before a value that name its field. */
const LEADS: Readonly<Record<string, ReadonlySet<string>>> = {
  preparation: new Set(['recommended', 'recommends', 'preparation']),
  prerequisites: new Set(['prerequisite', 'prerequisites', 'requires', 'asks']),
};

/** A reading without the words of values that the server wrote. */
export const withoutFactWords = (reading: Reading, facts: readonly WrittenFact[]): Reading => {
  if (facts.length === 0) return reading;
  const inFact = (place: Place): boolean => facts.some((fact) => isIn(place, fact));
  const isNamed = (word: string, { end }: Place): boolean =>
    facts.some(({ field, start }) => start >= end && LEADS[field]?.has(word));
  const left = reading.restAt.map((place, at) => !inFact(place) && !isNamed(reading.rest[at] ?? '', place));
  const rest = reading.rest.filter((_, at) => left[at]);
  return {
    ...reading,
    courses: reading.courses.filter((course) => !inFact(course)),
    rest,
    restAt: reading.restAt.filter((_, at) => left[at]),
    isWhole: rest.length === 0,
    isBlocked: reading.isHedged || rest.some((word) => BLOCKERS.has(word)),
  };
};

/** Fields of a record whose statements use other field names. */
const READ_AS: Readonly<Record<string, readonly Field[]>> = {
  // These texts also say how many sections there are.
  times: ['times', 'days', 'section'],
  sections: ['section', 'component'],
  days: ['days'],
  kind: ['component'],
  preparation: ['recommended'],
  terms: ['term'],
  room: ['place'],
  codes: ['cross_listing'],
};
/** Fields with the registrar's own text: a claim read out of it repeats the record. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'prerequisites',
  'preparation',
  'description',
  'summary',
  'notes',
  'attributes',
  'department',
  'codes',
  'meets_with',
  'evaluated',
  'room',
]);
const readAs = (field: string): readonly string[] => READ_AS[field] ?? [field];

/**
 * The fact that a claim repeats: it has the same course, field and term, and is not denied. A claim that adds a bound
 * ("at most"), or is about another course, is not confirmed by the fact.
 */
export const factOf = (claim: Claim, code: string, facts: readonly WrittenFact[]): WrittenFact | undefined =>
  claim.isDenied || ('bound' in claim && claim.bound !== 'exactly') || ('only' in claim && claim.only)
    ? undefined
    : facts.find(
        (fact) =>
          fact.code === code &&
          isIn(claim, fact) &&
          (TEXTS.has(fact.field) || readAs(fact.field).includes(fieldOf(claim))) &&
          (claim.terms.length === 0 || claim.terms.some((term) => isTerm(fact.term, term))),
      );

/** Whether the unread words around a fact name its course and its term. */
export const isSpokenOf = (
  fact: WrittenFact,
  tokens: readonly Token[],
  { courses, subjects }: Pick<Reading, 'courses' | 'subjects'>,
): boolean => {
  if (fact.field === VERDICT) return true;
  const isCourse = courses.some(({ code }) => code === fact.code) || subjects.includes(fact.code);
  const terms = tokens.filter((token) => token.kind === 'term' && !meets(token, fact));
  const [first] = terms;
  const term = terms.findLast(({ end }) => end <= fact.start) ?? first;
  return isCourse && (term?.kind !== 'term' || term.terms.some((spoken) => isTerm(fact.term, spoken)));
};
