import type { Course, Weekday } from '#features/catalogue/contract.ts';
import type { Records } from './book.ts';
import { type Claim, type Judgement, open, told } from '../claim.ts';
import {
  figureOf,
  figureText,
  judgeFigure,
  judgeFull,
  judgeHalf,
  judgeHistory,
  judgeTrend,
  judgeUnknown,
} from './judge-figures.ts';
import { judgeMeeting } from './judge-meetings.ts';
import {
  judgeClash,
  judgeMore,
  judgeGap,
  judgeMost,
  judgeNoSharedDays,
  judgeOrder,
  judgeSame,
  judgeTimes,
  judgeTotal,
} from './judge-relations.ts';
import { judgeApart, judgeBefore, judgePause, judgeSectionOrder } from './judge-sequence.ts';
import {
  judgeAlias,
  judgeAttribute,
  judgeBothTerms,
  judgeComponent,
  judgeCounts,
  judgeDepartment,
  judgeEarlierPerson,
  judgeMeetsWith,
  judgeMet,
  judgeNeeds,
  judgeNoAlias,
  judgeNoAttribute,
  judgeNoPrerequisites,
  judgePermission,
  judgePerson,
  judgePlace,
  judgePrerequisiteText,
  judgeQuotation,
  judgeScheme,
  judgeTerm,
  judgeTitle,
  judgeUnplaced,
} from './judge-words.ts';

/** What the rest of the sentence says, which a claim is judged with. */
export interface Beside {
  /** All courses of the sentence. */
  courses: readonly string[];
  /** All days that it states for the same course. */
  days: readonly Weekday[];
  /** What it says that a course counts as. */
  attributes: readonly string[];
}

/** Compares a claim with the record of a course, before a denial is applied. */
export const compareWithRecord = (
  claim: Claim,
  code: string,
  beside: Beside,
  records: Records,
): Judgement => {
  switch (claim.says) {
    case 'term':
      return judgeTerm(claim, records.of(code), records);
    case 'both terms':
      return judgeBothTerms(records.of(code), records);
    case 'apart':
      return judgeApart(claim, beside.courses, records);
    case 'before':
      return judgeBefore(claim, code, records);
    case 'pause':
      return judgePause(claim, beside.courses, records);
    case 'clash':
      return judgeClash(claim, beside.courses, records);
    case 'more':
      return judgeMore(claim, code, records);
    case 'taken':
      return records.book.student === null ? open() : told(records.isTaken(code), null);
    case 'times':
      return judgeTimes(claim, code, records);
    case 'gap':
      return judgeGap(claim, beside.courses, records);
    case 'order':
      return judgeOrder(claim, records);
    case 'same':
      return judgeSame(claim, beside.courses, records);
    case 'no shared days':
      return judgeNoSharedDays(beside.courses, claim, records);
    case 'trend':
      return judgeTrend(claim, records.of(code));
    case 'most':
      return judgeMost(claim, code, records);
    case 'total':
      return judgeTotal(claim, beside.courses, records);
    default:
      return overTerms(claim, code, records, (course) => judgeRecord(claim, course, beside, records));
  }
};

/** Compares a claim with one record: one course in one term. */
const judgeRecord = (claim: Claim, course: Course, beside: Beside, records: Records): Judgement => {
  const { days } = beside;
  switch (claim.says) {
    case 'figure':
      return judgeFigure(claim, course);
    case 'unknown':
      return judgeUnknown(claim.of, course);
    case 'none': {
      const value = figureOf(claim.of, course);
      return value === null ? open() : told(false, figureText(claim.of, value));
    }
    case 'degree': {
      const value = figureOf(claim.of, course);
      return value !== null && value >= claim.from && value <= claim.to
        ? told(true, figureText(claim.of, value))
        : open();
    }
    case 'full':
      return judgeFull(course, claim.section);
    case 'days':
    case 'range':
    case 'clock':
    case 'part':
    case 'free':
    case 'untimed':
      return judgeMeeting(claim, course, days);
    case 'person':
      return judgePerson(claim, course);
    case 'untaught':
      return told(course.instructors.length === 0, course.instructors.join(', ') || null);
    case 'place':
      return judgePlace(claim, course);
    case 'unplaced':
      return judgeUnplaced(claim, course);
    case 'section order':
      return judgeSectionOrder(claim, course);
    case 'title':
      return judgeTitle(claim, course);
    case 'component':
      return judgeComponent(claim, course);
    case 'department':
      return judgeDepartment(claim, course);
    case 'attribute':
      return judgeAttribute(claim, course);
    case 'scheme':
      return judgeScheme(claim, course, beside.attributes);
    case 'no attribute':
      return judgeNoAttribute(course);
    case 'alias':
      return judgeAlias(claim, course, records);
    case 'no alias':
      return judgeNoAlias(course);
    case 'meets with':
      return judgeMeetsWith(claim, course);
    case 'needs':
      return judgeNeeds(claim, course, records);
    case 'no prerequisites':
      return judgeNoPrerequisites(claim.of, course, records);
    case 'quotation':
      return judgeQuotation(claim, course);
    case 'prerequisite text':
      return judgePrerequisiteText(claim, course);
    case 'half':
      return judgeHalf(claim, course);
    case 'permission':
      return judgePermission(course);
    case 'met':
      return judgeMet(course, records);
    case 'counts':
      return judgeCounts(claim, course, records);
    default:
      return open();
  }
};

/**
 * Compares with the records of the terms named. If none is named, the running or next term's record may confirm the
 * claim, and only all records together contradict it.
 */
const overTerms = (
  claim: Claim,
  code: string,
  records: Records,
  judge: (course: Course) => Judgement,
): Judgement => {
  const all = records.of(code);
  // "No rating on file for Fall 2023": an evaluation of that term may have one.
  if (
    claim.says === 'unknown' &&
    (claim.of === 'rating' || claim.of === 'workload') &&
    claim.terms.length > 0
  ) {
    const earlier = judgeHistory(
      { ...claim, says: 'figure', value: 0, until: Infinity, decimals: 0, bound: 'exactly' },
      all,
    );
    if (earlier && records.in(code, claim.terms).length === 0)
      return earlier.agrees === 'yes' ? { ...earlier, agrees: 'no' } : open();
  }
  if ((claim.says === 'figure' || claim.says === 'person') && claim.terms.length > 0) {
    const earlier = claim.says === 'figure' ? judgeHistory(claim, all) : judgeEarlierPerson(claim, all);
    if (earlier && records.in(code, claim.terms).length === 0) return earlier;
  }
  const spoken = records.in(code, claim.terms);
  const judged = spoken.map((course) => ({ ...judge(course), term: course.term }));
  const [first] = judged;
  if (!first) return open();
  if (judged.every(({ agrees }) => agrees === first.agrees)) return first;
  if (claim.terms.length > 1)
    return { ...first, agrees: judged.some(({ agrees }) => agrees === 'no') ? 'no' : 'open' };
  return first.agrees === 'yes' && !claim.isDenied && !claim.isOfBothTerms
    ? first
    : { ...first, agrees: 'open' };
};
