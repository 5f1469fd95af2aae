import type { Weekday } from '#features/catalogue/contract.ts';
import type { Records } from './book.ts';
import type { Agreement, Claim } from '../claim.ts';
import { fieldOf } from './fields.ts';
import { isHeldElsewhere, namedIn } from './held-elsewhere.ts';
import { compareWithRecord } from './compare-with-record.ts';
import { judgeQuantity } from './judge-quantity.ts';
import type { Reading } from '../read-sentence.ts';

/** A claim of a statement, compared with the record of one course. */
export interface JudgedClaim {
  code: string;
  /** A `Field` of the reading, or the field of a fact. */
  field: string;
  said: string;
  /** The record's value as text; null if it has none. */
  record: string | null;
  agrees: Agreement;
  /** The term of the record that it was compared with. */
  term: string | null;
  start: number;
  end: number;
  /** Wrong of this course, but right of another one named. */
  isOfAnother?: boolean;
}

const turned = (agrees: Agreement): Agreement =>
  agrees === 'open' ? agrees : agrees === 'yes' ? 'no' : 'yes';

/**
 * Compares a claim with the record of each course that it is about.
 *
 * @param nearby courses named shortly before its sentence
 */
export const judged = (
  claim: Claim,
  reading: Reading,
  content: string,
  records: Records,
  nearby: readonly string[] = [],
): JudgedClaim[] => {
  const named = [...new Set(reading.courses.map(({ code }) => code))];
  const isOfAll = ['clash', 'total', 'same', 'gap', 'no shared days', 'apart', 'pause'].includes(claim.says);
  const courses = isOfAll ? [...new Set([...(named.length > 1 ? [] : claim.subjects), ...named])] : named;
  const subjects = isOfAll ? courses.slice(0, 1) : claim.about !== undefined ? [claim.about] : claim.subjects;
  const of = fieldOf(claim);
  const said = content.slice(claim.start, claim.end);
  const place = { field: of, said, start: claim.start, end: claim.end };
  if (subjects.length === 0) return [{ ...place, code: '', record: null, agrees: 'open', term: null }];
  const days = daysBeside(claim, reading.claims);
  const attributes = reading.claims.flatMap((each) => (each.says === 'attribute' ? [each.name] : []));
  // "You cannot have A, B and C, because A and B clash" may be about all three instead of the two.
  const spoken = ownCourses(claim, reading);
  const own = claim.says === 'clash' && spoken.length > 1 && spoken.length < courses.length ? spoken : null;
  const compared = subjects.map((code) => {
    const whole = compareWithRecord(claim, code, { courses, days, attributes }, records);
    const { record, term = null } = whole;
    const agrees =
      own === null ||
      compareWithRecord(claim, code, { courses: own, days, attributes }, records).agrees === whole.agrees
        ? whole.agrees
        : 'open';
    const beside = { courses, days, attributes };
    const isOfAnother =
      agrees === 'no' && isHeldElsewhere(claim, code, namedIn(reading, nearby), beside, records);
    return {
      ...place,
      code,
      record,
      term,
      agrees: claim.isWeak && agrees === 'no' ? 'open' : claim.isDenied ? turned(agrees) : agrees,
      ...(isOfAnother ? { isOfAnother } : {}),
    } satisfies JudgedClaim;
  });
  const { quantity } = claim;
  if (quantity !== undefined) {
    const whole = judgeQuantity(
      quantity,
      compared.map(({ agrees }) => agrees),
    );
    return compared.map((each) => ({ ...each, agrees: whole }));
  }
  // "A and B are eight units" may be wrong of each and right of their sum.
  const isSum =
    claim.says === 'figure' &&
    compared.length > 1 &&
    compared.every(({ agrees }) => agrees === 'no') &&
    compareWithRecord(
      { ...claim, says: 'total' },
      subjects[0] ?? '',
      { courses: subjects, days, attributes },
      records,
    ).agrees === 'yes';
  return isSum ? compared.map((each) => ({ ...each, agrees: 'open' as const })) : compared;
};

/** The courses that the words of a claim name, and its subjects. */
const ownCourses = (claim: Claim, { courses }: Reading): string[] => [
  ...new Set([
    ...claim.subjects,
    ...courses.filter(({ start, end }) => start >= claim.start && end <= claim.end).map(({ code }) => code),
  ]),
];

/**
 * The days that a claim is judged with: all that the sentence states for its course, or those right before a time if
 * days and times alternate ("Monday at 1, Wednesday at 2").
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
  one.about === other.about &&
  isEqual(one.subjects, other.subjects) &&
  isEqual(one.terms, other.terms) &&
  isEqual(one.section, other.section);

/** Claims of a sentence mostly share these, or have none; writing each of them out for each pair takes longest. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * Opens claims whose values may have been meant of another course. They stay wrong if the whole sentence was read and
 * exchanges them all: "A takes B's hours, and B takes A's".
 */
export const withoutMistaken = (claims: readonly JudgedClaim[], isWhole: boolean): JudgedClaim[] => {
  const mistaken = claims.filter(({ isOfAnother }) => isOfAnother);
  const byField = Map.groupBy(mistaken, ({ field }) => field);
  return claims.map((claim) => {
    if (claim.agrees !== 'no' || !claim.isOfAnother) return claim;
    const group = byField.get(claim.field) ?? [];
    const isExchanged =
      isWhole &&
      group.length > 1 &&
      new Set(group.map(({ code }) => code)).size === group.length &&
      new Set(group.map(({ start }) => start)).size === group.length;
    return isExchanged ? claim : { ...claim, agrees: 'open' };
  });
};
