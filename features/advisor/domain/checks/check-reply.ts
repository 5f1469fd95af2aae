import type { Course } from '#features/catalogue/contract.ts';
import { readPrerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { Recognised, Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import type { Check } from '../../contract.ts';
import { findInCell } from './table-claims.ts';
import type { Claim } from './claim.ts';
import { findFigures } from './figure-claims.ts';
import { type CourseRecords, compareWithRecord } from './compare-with-record.ts';
import { type Scope, scopesOf } from './scopes.ts';
import {
  findDays,
  findInstructors,
  findNoPrerequisites,
  findTerms,
  findTimes,
  findUnknowns,
} from './word-claims.ts';

/** The catalogue that a reply is compared with. */
export interface CheckCatalogue {
  recogniser: Pick<Recogniser, 'mentions' | 'subjectsNamed'>;
  /** Every record of a tag, the running or next term's first. */
  recordsOf(tag: string): readonly Course[];
}

/** Most checks of one reply; those that failed are kept first. */
export const CHECKS_MAX = 500;

/**
 * Compares what a reply claims with the catalogue: every code that it names, and every rating, workload, units, enrolment,
 * term, day, time, instructor and prerequisite that it states of a course it names. In the order of the text. Never throws;
 * what cannot be told to belong to one course is left alone: a wrong mark harms more than a missing one.
 */
export const checkReply = (content: string, book: CheckCatalogue): Check[] => {
  const mentions = book.recogniser.mentions(content);
  const checks = mentions.map(codeCheck);
  const records = new Map<string, CourseRecords>();
  const recordsOf = (code: string): CourseRecords | null => {
    const known = records.get(code);
    if (known) return known;
    const found = book.recordsOf(code);
    const [first] = found;
    if (!first) return null;
    const made = { records: found, prerequisites: readPrerequisites(first, book.recogniser) };
    records.set(code, made);
    return made;
  };
  for (const scope of scopesOf(content, mentions)) {
    const sentence = content.slice(scope.start, scope.end);
    for (const claim of claimsIn(sentence, scope)) {
      for (const code of subjectsOf(claim, scope, content)) {
        const course = recordsOf(code);
        if (!course) continue;
        const { ok, record } = compareWithRecord(claim, course, sentence);
        const [start, end] = [scope.start + claim.start, scope.start + claim.end];
        checks.push({ code, field: claim.field, said: content.slice(start, end), record, ok, start, end });
      }
    }
  }
  const byPlace = (a: Check, b: Check): number => a.start - b.start || a.end - b.end;
  // Of more than are kept, none is dropped that says something is wrong while one stays that agrees.
  const kept = checks.toSorted((a, b) => Number(a.ok) - Number(b.ok) || byPlace(a, b)).slice(0, CHECKS_MAX);
  return kept.toSorted(byPlace);
};

const codeCheck = ({ code, text, start, end, known, candidates }: Recognised): Check => ({
  code,
  field: 'code',
  said: text,
  record: known ? code : null,
  ok: known || candidates !== undefined,
  start,
  end,
});

/** Questions, and figures that are told apart by their order alone. */
const IS_NO_STATEMENT = /\?[*_)"”\s]*$|\brespectively\b/i;

const claimsIn = (text: string, scope: Scope): Claim[] => {
  if (scope.heading !== '') return findInCell(text, scope.heading);
  if (text.trim() === '' || IS_NO_STATEMENT.test(text)) return [];
  return [
    ...findFigures(text),
    ...findUnknowns(text),
    ...findTerms(text),
    ...findDays(text),
    ...findTimes(text),
    ...findInstructors(text),
    ...findNoPrerequisites(text),
    ...findNeeds(text, scope),
  ];
};

const ASKS = /\b(?:pre-?requisites?|prereqs?|requires?)\b\**(?!\s+(?:met|satisfied|are met|are satisfied))/i;
const NOT_ASKED =
  /\b(?:not|n[’']t|never|recommend\w*|helpful|taken|have|instead|count\w*|toward\w*|after)\b/i;

/** Courses that are said to be needed before another: those named after "prerequisites", unless the words deny it. */
const findNeeds = (text: string, scope: Scope): Claim[] => {
  const asks = ASKS.exec(text);
  if (!asks || NOT_ASKED.test(text)) return [];
  const from = scope.start + asks.index + asks[0].length;
  return scope.mentions
    .filter(({ start, known }) => start >= from && known)
    .map(({ code, start, end }) => ({
      field: 'prerequisites',
      says: 'needs',
      code,
      start: start - scope.start,
      end: end - scope.start,
    }));
};

const OF_EACH = /\b(?:both|each|all)\b/i;

/** "Seven courses fit, at most 6 hours a week": of courses in general, whatever course was spoken of before. */
const isAboutMany = (sentence: string): boolean =>
  /\b(?:courses|classes|seminars|lectures|workshops|tutorials|electives|studies|found)\b/i.test(sentence) &&
  !/\b(?:it|its|this|that) /i.test(sentence);

/** The courses that a claim is about; none where that cannot be told. */
const subjectsOf = (claim: Claim, scope: Scope, content: string): string[] => {
  const { start, end: scopeEnd, mentions, about, heading } = scope;
  if (heading !== '') return about === null ? [] : [about];
  const at = start + claim.start;
  const end = start + claim.end;
  const before = mentions.filter((mention) => mention.end <= at);
  const after = mentions.filter((mention) => mention.start >= end);
  if (claim.says === 'needs') return askingCourses(content.slice(start, at), claim.code, before, about);
  const [next] = after;
  if (next && /^[\s*]*(?:\([^)]*\)\s*)?(?:for|in|of|:)\s+\**$/.test(content.slice(end, next.start)))
    return [next.code];
  const codes = [...new Set(before.map(({ code }) => code))];
  if (codes.length > 1 && OF_EACH.test(content.slice(start, at))) return codes;
  const last = before.at(-1);
  if (last) return [last.code];
  if (about !== null && mentions.length === 0 && isAboutMany(content.slice(start, scopeEnd))) return [];
  if (about !== null && after.length === 0) return [about];
  return after.length > 0 && about === null ? [after[0]?.code ?? ''] : [];
};

/** The course that asks for another: the one named before "requires", or right after "prerequisites for", else the one spoken of. */
const askingCourses = (
  text: string,
  needed: string,
  before: readonly Recognised[],
  about: string | null,
): string[] => {
  const isNamedAfter = /\bpre-?req\w*\**\s+(?:for|of|to)\s+\**\S/i.test(text);
  const asks = ASKS.exec(text);
  const named = before.filter(({ code }) => code !== needed);
  const isFirstBeforeAsking = asks !== null && /\p{L}/u.test(text.slice(0, asks.index));
  const asking = isNamedAfter || isFirstBeforeAsking ? named[0]?.code : undefined;
  const subject = asking ?? about;
  return subject === null || subject === needed ? [] : [subject];
};
