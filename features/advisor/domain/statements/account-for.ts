import type { Fact, Statement as WireStatement } from '../../contract.ts';
import { type Unresolved, unresolvedIn } from '../facts/unresolved.ts';
import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { Records, type StatementBook, toSpoken } from './compare/book.ts';
import type { Claim, SpokenTerm } from './claim.ts';
import { foldWord, withoutMarkup } from './words/fold.ts';
import { judged, type JudgedClaim, withoutMistaken } from './compare/judged-claims.ts';
import { phrasesOf } from './words/phrases.ts';
import { isNoStatement, saysOfSeveral } from './words/no-statement.ts';
import { colonBefore, isVerbatim, QUOTING } from './words/quotations.ts';
import { type Reading, readSentence } from './read-sentence.ts';
import { type Scope, scopesOf } from './layout/scopes.ts';
import { type Announced, announcedIn, announcedOver, announcedTokens } from './layout/announced.ts';
import { headTokens, readCell, readTermCell, rowTokens } from './read-cell.ts';
import {
  cautiousAfterBrackets,
  isSaidAbsent,
  withoutBracketedFigures,
  withoutRepeated,
} from './words/spared-codes.ts';
import { withGroups } from './words/requirement-groups.ts';
import type { Token } from './words/token.ts';
import { tokenise, type TokenSetting } from './words/tokenise.ts';
import { GLUE } from './words/vocabulary.ts';
import { factOf, factsIn, isSpokenOf, withoutFactWords, withVerdictsWhole } from './with-facts.ts';

type StatementVerdict = WireStatement['verdict'];

export interface Statement {
  start: number;
  end: number;
  verdict: StatementVerdict;
  claims: JudgedClaim[];
  /** Words that no rule has read. */
  rest: readonly string[];
}

/** A value that the server wrote into the reply, at its place in the shown text. */
export type WrittenFact = Omit<Fact, 'version'>;

/** Statements after these are not read. */
const MOST_STATEMENTS = 1_000;

/** Splits a reply into statements and gives each its verdict. Never throws; linear in the reply's length. */
export const accountFor = (
  content: string,
  facts: readonly WrittenFact[],
  book: StatementBook,
): { statements: Statement[]; mentions: Recognised[] } => {
  const records = new Records(book);
  const mentions = book.recogniser
    .mentions(content)
    .filter((mention) => !isFigure(content, mention) && !isWord(mention));
  const plain = withoutMarkup(content);
  const codes = [...new Set(mentions.filter(({ known }) => known).map(({ code }) => code))];
  const setting = settingOf(codes, records);
  const statements: Statement[] = [];
  const hidden = new Set<number>();
  const unresolved = unresolvedIn(content);
  let before: readonly string[] = [];
  /** The terms named last in this paragraph. */
  let lastTerms: readonly SpokenTerm[] = [];
  /** Courses named so far on this line. */
  const heard: string[] = [];
  let lastEnd = 0;
  for (const scope of scopesOf(content, mentions, facts)) {
    if (statements.length >= MOST_STATEMENTS) break;
    const between = content.slice(lastEnd, scope.start);
    if (between.includes('\n\n')) [before, lastTerms] = [[], []];
    if (between.includes('\n')) heard.length = 0;
    lastEnd = scope.end;
    const own = factsIn(facts, scope);
    const announced = announcedOver(plain, scope, setting);
    const read = readScope({ content, plain, scope, setting, before, records, facts: own, announced });
    if (!read) {
      // "A or B? The latter …": a question is no statement, but the next sentence may refer to its courses.
      const asked = [...new Set(scope.mentions.map(({ code }) => code))];
      if (asked.length > 1 && scope.heading === '') before = asked;
      continue;
    }
    read.reading = cautiousAfterBrackets(
      withoutBracketedFigures(withoutRepeated(read.reading, content, scope, records), content, scope),
      content,
      scope,
    );
    // A code inside a title or a quotation is part of it, not a mention.
    const named = new Set(read.reading.courses.map(({ start }) => start));
    for (const { start } of scope.mentions) if (!named.has(start)) hidden.add(start);
    before = read.reading.subjects;
    const left = unresolved.filter(({ start, end }) => start >= scope.start && end <= scope.end);
    // A cell is about its row's course, and a sentence that names courses is about those.
    const nearby = scope.heading === '' && scope.mentions.length === 0 ? heard.slice(-NEARBY) : [];
    for (const { code } of scope.mentions) heard.push(code);
    const terms = read.tokens.flatMap((token) => (token.kind === 'term' ? token.terms : []));
    const isFurther = scope.mentions.length === 0 && terms.length === 0;
    const ofBefore = isFurther && lastTerms.length === 1 ? lastTerms : [];
    if (!isFurther) lastTerms = terms;
    const isUnder = terms.length === 0 && ofBefore.length === 0 && announced.terms.length > 0;
    const carried = isUnder ? announced.terms : ofBefore;
    const around = { records, facts: own, unresolved: left, nearby, carried, isUnder };
    const statement = toStatement(content, scope, read, around);
    if (statement) statements.push(statement);
  }
  return { statements, mentions: mentions.filter(({ known, start }) => known || !hidden.has(start)) };
};

const RATES = /\b(?:rat(?:es?|ed|ings?)|scor\w+|reviews?|stars?|evaluat\w+)\b/i;
const BEFORE_FIGURE =
  /\b(?:has|have|had|with|at|of|is|was|an?|to|gets?|got|earns?|earned|averages?|averaged|around|about)\s[*_]{0,3}$/i;
/** A sentence without a course may be about one of the last courses named, up to this many. */
const NEARBY = 4;
/** How far before a figure the word that says what it measures may be, in UTF-16 units. */
const NEAR_FIGURE = 160;

/** "4.39 of 5", "is the best rated, B has 4.57": a decimal that looks like a course code is a figure. */
const isFigure = (content: string, { known, text, start, end }: Recognised): boolean =>
  !known && /^\d+\.\d+$/.test(text) && (isOfFigure(content, end) || isRating(content, Number(text), start));

const isRating = (content: string, value: number, start: number): boolean =>
  value <= 5 &&
  BEFORE_FIGURE.test(content.slice(Math.max(0, start - 16), start)) &&
  RATES.test(content.slice(Math.max(0, start - NEAR_FIGURE), start));

const isOfFigure = (content: string, end: number): boolean =>
  /^[*_]{0,3}\s?(?:(?:out )?of (?:a possible )?5|\/\s?5|hours?|hrs?|points?|stars?|units?|credits?)\b/i.test(
    content.slice(end, end + 24),
  );

/** "Of whom 4 are enrolled": an ordinary word before a number is no subject code. */
const isWord = ({ known, text }: Recognised): boolean => {
  const [word] = /^[a-z]+(?= \d)/.exec(text) ?? [];
  return !known && word !== undefined && GLUE.has(word);
};

interface ReplySetting extends Omit<TokenSetting, 'mentions'> {
  sectionNames: ReadonlySet<string>;
}

const settingOf = (codes: readonly string[], records: Records): ReplySetting => {
  const { book } = records;
  const held = codes.flatMap((code) => records.of(code).map((course) => ({ code, course })));
  const ahead = book.terms.filter(({ end }) => end >= book.today);
  const running = ahead.find(({ start }) => start <= book.today);
  const next = ahead.find(({ start }) => start > book.today);
  const spoken = (term: { name: string } | undefined): SpokenTerm | null =>
    term ? toSpoken(term.name) : null;
  return {
    phrases: phrasesOf(held, {
      attributes: book.attributes ?? [],
      programmes: [...book.programs.concentrations, ...book.programs.secondary_fields].map(
        ({ name }) => name,
      ),
    }),
    thisTerm: spoken(running ?? next),
    nextTerm: spoken(next),
    sectionNames: new Set(
      held.flatMap(({ course }) =>
        course.sections.map(({ section }) => foldWord(section)).filter((name) => name !== ''),
      ),
    ),
  };
};

const MANY =
  /\b(?:they|them|both|these|those|together|the two|of the (?:three|four)|each|neither|none|the (?:former|latter)|the (?:first|second|other|third) (?:one|is|has|takes|asks|meets|starts)|all (?:two|three|four))\b/i;

interface ScopeRead {
  reading: Reading;
  isQuoted: boolean;
  tokens: readonly Token[];
}

const readScope = ({
  content,
  plain,
  scope,
  setting,
  before,
  records,
  facts,
  announced,
}: {
  content: string;
  plain: string;
  scope: Scope;
  setting: ReplySetting;
  before: readonly string[];
  records: Records;
  facts: readonly WrittenFact[];
  announced: Announced;
}): ScopeRead | null => {
  const { start, end, heading, about } = scope;
  const said = content.slice(start, end);
  if (said.trim() === '') return null;
  const speaksOf =
    about !== null && !(before.length > 1 && MANY.test(said))
      ? [about]
      : before.length > 1 && MANY.test(said)
        ? before
        : about === null
          ? []
          : [about];
  const speaks = scope.among.length > 1 ? scope.among : speaksOf;
  const isOfMany =
    scope.mentions.length === 0 &&
    /\b(?:courses|classes|seminars|lectures|workshops|tutorials|electives|found)\b/i.test(said) &&
    !/\b(?:it|its|this|that) /i.test(said);
  const line = content.slice(content.lastIndexOf('\n', start) + 1, start + 1);
  if (/^\s*>/.test(line) || /^\s*>/.test(said))
    return {
      reading: unread(speaksOf),
      isQuoted: isVerbatim(said, speaksOf, records) || facts.some((fact) => covers(fact, content, scope)),
      tokens: [],
    };
  const own = new Set(scope.mentions.map(({ code }) => code));
  // If the sentence names several courses, it is unclear whose words these are.
  const spokenOf = own.size > 1 ? [] : own.size === 1 ? [...own] : speaksOf;
  const quoteFrom = heading === '' ? colonBefore(said, spokenOf, records) : null;
  if (heading === '' && quoteFrom === null && isNoStatement(said)) return null;
  // `**CODE**: words of its description` is a quotation.
  const [named] = scope.mentions;
  const behind = named ? content.slice(named.end, end) : '';
  if (named && heading === '' && /^\**:\**\s/.test(behind) && isVerbatim(behind, [named.code], records, 6))
    return { reading: unread([named.code]), isQuoted: true, tokens: [] };
  if (isVerbatim(said, spokenOf, records, 6))
    return { reading: unread(speaksOf), isQuoted: true, tokens: [] };
  const [only] = scope.mentions;
  if (heading !== '' && only?.known && isCourse(said, scope.mentions, start)) return null;
  const plainTokens = tokenise(plain, start, quoteFrom === null ? end : start + quoteFrom, {
    ...setting,
    mentions: scope.mentions,
  });
  const { programs, student } = records.book;
  const tokens = withVerdictsWhole(withGroups(plainTokens, programs, student?.programmes ?? []), facts);
  // "Ratings of A over time:" only says what the lines under it state.
  if (/:[*_\s]*$/.test(said) && heading === '' && announcedIn(tokens).of !== null) return null;
  const headed = heading === '' ? [] : tokenise(heading, 0, heading.length, { ...setting, mentions: [] });
  const cell = heading === '' ? null : (readTermCell(said, headed, scope) ?? readCell(said, heading, scope));
  if (cell) return { reading: cell, isQuoted: false, tokens };
  const ofRow = scope.row
    ? tokenise(plain, scope.row.start, scope.row.end, { ...setting, mentions: [] })
    : [];
  const head =
    heading === ''
      ? announcedTokens(announced, tokens, start)
      : [...rowTokens(ofRow, start), ...headTokens(heading, start)];
  const reading = readSentence([...head, ...tokens], {
    about: isOfMany ? [] : speaks,
    sectionNames: setting.sectionNames,
  });
  const read = withoutFactWords(reading, facts);
  const isPlain = read.rest.every((word) => QUOTING.has(word));
  return { reading: read, isQuoted: quoteFrom !== null && isPlain, tokens };
};

/** The reading of text that the record or a third person says: no claims are read out of it. */
const unread = (subjects: Reading['subjects']): Reading => ({
  claims: [],
  isWhole: false,
  isBlocked: true,
  isHedged: false,
  rest: [],
  restAt: [],
  courses: [],
  subjects,
});

/** Whether a cell contains only a course code. */
const isCourse = (said: string, [mention, ...others]: Scope['mentions'], start: number): boolean =>
  mention !== undefined &&
  others.length === 0 &&
  /^[\s*_`]*$/.test(said.slice(0, mention.start - start) + said.slice(mention.end - start));

const toStatement = (
  content: string,
  { start, end, heading }: Scope,
  { reading, isQuoted, tokens }: ScopeRead,
  {
    records,
    facts,
    unresolved,
    nearby,
    carried,
    isUnder,
  }: {
    records: Records;
    facts: readonly WrittenFact[];
    unresolved: readonly Unresolved[];
    nearby: readonly string[];
    /** The term of the sentence before, if this one continues it. */
    carried: readonly SpokenTerm[];
    /** It is the term of the heading above, so a record of that term has to bear the statement out. */
    isUnder: boolean;
  },
): Statement | null => {
  const [from, to] = trimmed(content, start, end);
  const statement = (verdict: StatementVerdict, claims: JudgedClaim[]): Statement => ({
    start: from,
    end: to,
    verdict,
    claims,
    rest: reading.rest,
  });
  // A sentence about no course is no statement.
  if (reading.courses.length + reading.subjects.length + facts.length + unresolved.length === 0) return null;
  const unknown = reading.courses.filter(({ known, candidates }) => !known && candidates.length === 0);
  const read = reading.claims.map((claim) => ({
    claim,
    judged: judged(claim, reading, content, records, nearby).map((one, at): JudgedClaim => {
      if (one.agrees !== 'yes' || carried.length === 0 || claim.terms.length > 0) return one;
      const then = inTerm(claim, carried, reading, content, records)[at]?.agrees;
      return then === 'no' || (isUnder && then !== 'yes') ? { ...one, agrees: 'open' } : one;
    }),
  }));
  const compared = [
    ...read.flatMap(({ claim, judged: each }) => each.map((one) => borneOut(one, claim, facts))),
    ...facts
      .filter((fact) => !read.some(({ claim }) => claim.start < fact.end && claim.end > fact.start))
      .map((fact) => toClaim(fact, isSpokenOf(fact, tokens, reading))),
  ];
  const claims = heading === '' ? withoutMistaken(compared, reading.isWhole) : compared;
  if (isQuoted && claims.every(({ agrees }) => agrees === 'yes')) return statement('quoted', claims);
  const isUnclear = reading.courses.some(({ known, candidates }) => !known && candidates.length > 0);
  if (claims.some(({ agrees }) => agrees === 'no') && !reading.isBlocked)
    return statement('contradicted', claims);
  const spared = claims.map((claim) =>
    claim.agrees === 'no' ? { ...claim, agrees: 'open' as const } : claim,
  );
  const isAllUnknown = unknown.length > 0 && unknown.length === reading.courses.length;
  const absent = isAllUnknown && claims.length === 0 ? isSaidAbsent(content, from, to, unknown) : 'no';
  if (absent !== 'no') return statement(absent === 'yes' ? 'verified' : 'own_words', []);
  if (unknown.length + unresolved.length > 0)
    return statement('unknown_course', [
      ...spared,
      ...[
        ...unknown.map((course) => ({ ...course, field: 'code' })),
        ...unresolved.map((reference) => ({ ...reference, field: 'reference' })),
      ].map(({ code, field, start: at, end: until }): JudgedClaim => ({
        code,
        field,
        said: content.slice(at, until),
        record: null,
        agrees: 'no',
        term: null,
        start: at,
        end: until,
      })),
    ]);
  if (spared.length === 0) {
    const speaks = reading.courses.length > 0 || reading.subjects.length > 0;
    // Whole, but without a claim: of several courses it says something that no rule has read.
    const isOfSeveral = heading === '' && saysOfSeveral(content.slice(from, to), reading.courses);
    return speaks && (!reading.isWhole || isOfSeveral) ? statement('own_words', []) : null;
  }
  const isVerified =
    reading.isWhole && !isUnclear && spared.length > 0 && spared.every(({ agrees }) => agrees === 'yes');
  return statement(isVerified ? 'verified' : 'own_words', spared);
};

/** The claim, compared with the records of the term that the sentence before names: "Spring's A is good. 15 are in it." */
const inTerm = (
  claim: Claim,
  terms: readonly SpokenTerm[],
  reading: Reading,
  content: string,
  records: Records,
): JudgedClaim[] => judged({ ...claim, terms }, reading, content, records);

/** Whether a quotation consists only of one written value. */
const covers = (fact: WrittenFact, content: string, { start, end }: Scope): boolean => {
  const [from, to] = trimmed(content, start, end);
  return fact.start <= from && fact.end >= to;
};

const borneOut = (one: JudgedClaim, claim: Claim, facts: readonly WrittenFact[]): JudgedClaim => {
  const fact = one.agrees === 'yes' ? undefined : factOf(claim, one.code, facts);
  return fact ? { ...one, agrees: 'yes', record: fact.value, term: fact.term } : one;
};

/** The claim of a value that the server wrote. */
const toClaim = ({ start, end, code, field, value, term }: WrittenFact, isOfWords: boolean): JudgedClaim => ({
  code,
  field,
  said: value,
  record: value,
  agrees: isOfWords ? 'yes' : 'open',
  term: term === '' ? null : term,
  start,
  end,
});

const trimmed = (content: string, start: number, end: number): [number, number] => {
  const said = content.slice(start, end);
  const lead = /^[\s>#]*(?:(?:[-*+•]|\d+[.)])\s+)?/.exec(said)?.[0].length ?? 0;
  return [start + Math.min(lead, said.trimEnd().length), start + said.trimEnd().length];
};
