import type { Statement as WireStatement } from '../../contract.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { Records, type StatementBook, toSpoken } from './book.ts';
import type { Agreement, Claim, Field, Figure, SpokenTerm } from './claim.ts';
import { fieldOf } from './fields.ts';
import { foldText, foldWord, withoutMarkup } from './fold.ts';
import { judgeClaim } from './judge-claim.ts';
import { phrasesOf } from './phrases.ts';
import { isNoStatement } from './no-statement.ts';
import { type Reading, readSentence } from './read-sentence.ts';
import { type Scope, scopesOf } from './scopes.ts';
import { isSaidAbsent, withoutRepeated } from './spared-codes.ts';
import type { Token } from './token.ts';
import { tokenise, type TokenSetting } from './tokenise.ts';

type StatementVerdict = WireStatement['verdict'];

/** A claim of a statement, compared with the record of one course. */
export interface JudgedClaim {
  code: string;
  field: Field;
  said: string;
  /** For a person; null where the record has nothing. */
  record: string | null;
  agrees: Agreement;
  /** The term whose record it was compared with. */
  term: string | null;
  start: number;
  end: number;
}

export interface Statement {
  start: number;
  end: number;
  verdict: StatementVerdict;
  claims: JudgedClaim[];
  /** Words that were not read. */
  rest: readonly string[];
}

/** A fact that the server wrote, at its place in the shown text. */
export interface WrittenFact {
  start: number;
  end: number;
  code: string;
  field: string;
  term: string | null;
}

/** Courses of a reply beyond which none is looked up. */
const MOST_STATEMENTS = 1_000;

/** Splits a reply into statements and says of each what the catalogue says to it. Never throws; linear in its length. */
export const accountFor = (
  content: string,
  facts: readonly WrittenFact[],
  book: StatementBook,
): { statements: Statement[]; mentions: Recognised[] } => {
  const records = new Records(book);
  const mentions = book.recogniser.mentions(content);
  const plain = withoutMarkup(content);
  const codes = [...new Set(mentions.filter(({ known }) => known).map(({ code }) => code))];
  const setting = settingOf(codes, records);
  const statements: Statement[] = [];
  const hidden = new Set<number>();
  let before: readonly string[] = [];
  let lastEnd = 0;
  for (const scope of scopesOf(content, mentions)) {
    if (statements.length >= MOST_STATEMENTS) break;
    if (content.slice(lastEnd, scope.start).includes('\n\n')) before = [];
    lastEnd = scope.end;
    const read = readScope(content, plain, scope, setting, before, records);
    if (!read) continue;
    read.reading = withoutRepeated(read.reading, content, scope, records);
    // Codes inside titles and quotations are a part of them.
    const named = new Set(read.reading.courses.map(({ start }) => start));
    for (const { start } of scope.mentions) if (!named.has(start)) hidden.add(start);
    before = read.reading.subjects;
    const statement = toStatement(content, scope, read.reading, read.isQuoted, records, facts);
    if (statement) statements.push(statement);
  }
  return { statements, mentions: mentions.filter(({ known, start }) => known || !hidden.has(start)) };
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

const MANY = /\b(?:they|them|both|these|those|together|the two|each)\b/i;

const readScope = (
  content: string,
  plain: string,
  scope: Scope,
  setting: ReplySetting,
  before: readonly string[],
  records: Records,
): { reading: Reading; isQuoted: boolean } | null => {
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
  const isOfMany =
    scope.mentions.length === 0 &&
    /\b(?:courses|classes|seminars|lectures|workshops|tutorials|electives|found)\b/i.test(said) &&
    !/\b(?:it|its|this|that) /i.test(said);
  const line = content.slice(content.lastIndexOf('\n', start) + 1, start + 1);
  if (/^\s*>/.test(line) || /^\s*>/.test(said))
    return {
      reading: { claims: [], isWhole: false, isBlocked: true, rest: [], courses: [], subjects: speaksOf },
      isQuoted: isVerbatim(said, speaksOf, records),
    };
  if (heading === '' && isNoStatement(said)) return null;
  // `**CODE**: words of its description`.
  const [named] = scope.mentions;
  const behind = named ? content.slice(named.end, end) : '';
  if (named && heading === '' && /^\**:\**\s/.test(behind) && isVerbatim(behind, [named.code], records, 6))
    return {
      reading: { claims: [], isWhole: false, isBlocked: true, rest: [], courses: [], subjects: [named.code] },
      isQuoted: true,
    };
  const tokens = tokenise(plain, start, end, { ...setting, mentions: scope.mentions });
  const cell = heading === '' ? null : readCell(said, heading, scope);
  if (cell) return { reading: cell, isQuoted: false };
  const head = heading === '' ? [] : headTokens(heading, start);
  const reading = readSentence([...head, ...tokens], {
    about: isOfMany ? [] : speaksOf,
    sectionNames: setting.sectionNames,
  });
  return { reading, isQuoted: false };
};

const NOTHING =
  /^(?:[-–—]+|n\/?a|unknown|(?:is |are )?not (?:stated|known|given|rated|available)|unrated|tb[ad]|\?)?\.?$/i;
const UNKNOWN_OF: readonly (readonly [Figure, RegExp])[] = [
  ['rating', /\b(?:rating|score|stars?)\b/i],
  ['workload', /\b(?:workload|hours|hrs)\b/i],
  ['units', /\b(?:units?|credits?)\b/i],
  ['cap', /\bcap/i],
  ['enrollment', /\b(?:enroll?(?:ment|ed)|students|size)\b/i],
];

/** Cells that are no sentences: a title, or a sign for nothing. */
const readCell = (said: string, heading: string, { start, end, about, mentions }: Scope): Reading | null => {
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
  const reading = (claims: Claim[]): Reading => ({
    claims,
    isWhole: true,
    isBlocked: false,
    rest: [],
    courses: [],
    subjects: claim.subjects,
  });
  if (NOTHING.test(text)) return reading(of === undefined ? [] : [{ ...claim, says: 'unknown', of }]);
  const isTitle = /\b(?:title|name)\b/i.test(heading) && mentions.length === 0;
  return isTitle ? reading([{ ...claim, says: 'title', title: text }]) : null;
};

/** A heading's words stand before what it heads; they have no place of their own. */
const headTokens = (heading: string, start: number): Token[] =>
  [
    ...heading
      .toLowerCase()
      .replaceAll(/[*_`]/g, '')
      .matchAll(/[\p{L}]+|[^\s\p{L}]/gu),
    [':'],
  ].map(([text = '']) => ({
    kind: 'word',
    text,
    start,
    end: start,
  }));

/** Whether a text stands in the records of the courses spoken of. */
const isVerbatim = (said: string, codes: readonly string[], records: Records, atLeast = 4): boolean => {
  const words = foldText(said.replaceAll(/\\(.)/g, '$1').replace(/…\s*$/, ''));
  return (
    words.split(' ').length >= atLeast &&
    codes.some((code) =>
      records
        .of(code)
        .some(({ description, course_requirements, recommended_prep, class_notes, class_name }) =>
          [description, course_requirements, recommended_prep, class_notes, class_name].some((text) =>
            ` ${foldText(text)} `.includes(` ${words} `),
          ),
        ),
    )
  );
};

const toStatement = (
  content: string,
  { start, end }: Scope,
  reading: Reading,
  isQuoted: boolean,
  records: Records,
  facts: readonly WrittenFact[],
): Statement | null => {
  const [from, to] = trimmed(content, start, end);
  const statement = (verdict: StatementVerdict, claims: JudgedClaim[]): Statement => ({
    start: from,
    end: to,
    verdict,
    claims,
    rest: reading.rest,
  });
  if (isQuoted) return statement('quoted', []);
  const unknown = reading.courses.filter(({ known, candidates }) => !known && candidates.length === 0);
  const claims = reading.claims.flatMap((claim) => judged(claim, reading, content, records));
  const isUnclear = reading.courses.some(({ known, candidates }) => !known && candidates.length > 0);
  if (claims.some(({ agrees }) => agrees === 'no') && !reading.isBlocked)
    return statement('contradicted', claims);
  const spared = claims.map((claim) =>
    claim.agrees === 'no' ? { ...claim, agrees: 'open' as const } : claim,
  );
  const isAllUnknown = unknown.length > 0 && unknown.length === reading.courses.length;
  const absent = isAllUnknown && claims.length === 0 ? isSaidAbsent(content, from, to, unknown) : 'no';
  if (absent !== 'no') return statement(absent === 'yes' ? 'verified' : 'own_words', []);
  if (unknown.length > 0)
    return statement('unknown_course', [
      ...spared,
      ...unknown.map(({ code, start: at, end: until }): JudgedClaim => ({
        code,
        field: 'code',
        said: content.slice(at, until),
        record: null,
        agrees: 'no',
        term: null,
        start: at,
        end: until,
      })),
    ]);
  const hasFacts = facts.some((fact) => fact.start >= start && fact.end <= end);
  if (spared.length === 0 && !hasFacts) {
    const speaks = reading.courses.length > 0 || reading.subjects.length > 0;
    return !reading.isWhole && speaks ? statement('own_words', []) : null;
  }
  const isVerified =
    reading.isWhole && !isUnclear && spared.length > 0 && spared.every(({ agrees }) => agrees === 'yes');
  return statement(isVerified ? 'verified' : 'own_words', spared);
};

const trimmed = (content: string, start: number, end: number): [number, number] => {
  const said = content.slice(start, end);
  const lead = /^[\s>#]*(?:(?:[-*+•]|\d+[.)])\s+)?/.exec(said)?.[0].length ?? 0;
  return [start + Math.min(lead, said.trimEnd().length), start + said.trimEnd().length];
};

const judged = (claim: Claim, reading: Reading, content: string, records: Records): JudgedClaim[] => {
  const named = [...new Set(reading.courses.map(({ code }) => code))];
  const isOfAll = claim.says === 'clash' || claim.says === 'total';
  const courses = isOfAll ? [...new Set([...(named.length > 1 ? [] : claim.subjects), ...named])] : named;
  const subjects = isOfAll ? courses.slice(0, 1) : claim.about !== undefined ? [claim.about] : claim.subjects;
  const of = fieldOf(claim);
  const said = content.slice(claim.start, claim.end);
  const place = { field: of, said, start: claim.start, end: claim.end };
  if (subjects.length === 0) return [{ ...place, code: '', record: null, agrees: 'open', term: null }];
  const days = daysBeside(claim, reading.claims);
  const compared = subjects.map((code) => {
    const { agrees, record, term = null } = judgeClaim(claim, code, { courses, days }, records);
    const isTurned = claim.isDenied && agrees !== 'open';
    return {
      ...place,
      code,
      record,
      term,
      agrees: isTurned ? (agrees === 'yes' ? 'no' : 'yes') : agrees,
    } satisfies JudgedClaim;
  });
  // "A and B are eight units": of each wrong, and of all together right.
  const isSum =
    claim.says === 'figure' &&
    compared.length > 1 &&
    compared.every(({ agrees }) => agrees === 'no') &&
    judgeClaim({ ...claim, says: 'total' }, subjects[0] ?? '', { courses: subjects, days }, records)
      .agrees === 'yes';
  return isSum ? compared.map((each) => ({ ...each, agrees: 'open' as const })) : compared;
};

/**
 * The days that a claim is read with: all that the sentence says of the same course; a time's own, where days and times
 * take turns ("Monday at 1, Wednesday at 2").
 */
const daysBeside = (claim: Claim, all: readonly Claim[]): Weekday[] => {
  const beside = all.filter(
    (other) =>
      (other.says === 'days' || other.says === 'range' || other.says === 'clock') &&
      !other.isDenied &&
      sameSubject(other, claim),
  );
  const takeTurns =
    beside.length % 2 === 0 && beside.every(({ says }, at) => (says === 'days') === (at % 2 === 0));
  const own = takeTurns && claim.says !== 'days' ? beside[beside.indexOf(claim) - 1] : undefined;
  return (own ? [own] : beside).flatMap((other) => (other.says === 'days' ? [...other.days] : []));
};

const sameSubject = (one: Claim, other: Claim): boolean =>
  JSON.stringify([one.subjects, one.about, one.terms, one.section]) ===
  JSON.stringify([other.subjects, other.about, other.terms, other.section]);
