import { findClockRanges, parseClock } from '#features/catalogue/domain/clock-times.ts';
import { weekdayName, weekdaysOfWord } from '#features/catalogue/domain/weekdays.ts';
import type { Claim } from './claim.ts';
import { clauseAround } from './clause.ts';

/** What is said of the student's own time, or denied, is no claim about when a course meets. */
const NO_CLAIM =
  /\b(?:you|your|you’re|you're|free|prefer|not|never|no|isn[’']t|doesn[’']t|don[’']t|avoid(?:s|ing)?)\b/i;
const isAboutCourse = (text: string, { start, end }: Claim): boolean =>
  !NO_CLAIM.test(clauseAround(text, start, end));

const NEGATION =
  /\b(?:not|never|no longer|neither|isn[’']t|aren[’']t|doesn[’']t|don[’']t|won[’']t|wasn[’']t)\b/i;
/** What the catalogue leaves open of a term: the course is given in it all the same. */
const NOT_SAID = /\bnot (?:yet )?(?:states?|stated|say|says|tell|name|list|known?)\b/i;
const SEASONS = 'fall|autumn|winter|spring|summer';
const TERM = new RegExp(
  String.raw`\b(?:(?:in|for|this|next|every|each) (?:the )?)?(?:(?<s1>${SEASONS})(?:\s+(?:term\s+)?(?:of\s+)?(?<y1>20\d\d))?|(?<y2>20\d\d)\s+(?<s2>${SEASONS}))\b`,
  'dgi',
);

/** Terms in which a course is said to be given; seasons alone only where the words around speak of offering. */
export const findTerms = (text: string): Claim[] =>
  [...text.matchAll(TERM)].flatMap((match) => {
    const { s1, y1, y2, s2 } = match.groups ?? {};
    const season = (s1 ?? s2 ?? '').toLowerCase();
    const year = y1 ?? y2;
    const before = text.slice(0, match.index);
    const isOffer = /\b(?:offered|taught|given|runs?|available|scheduled|meets|term)\b[^.;]*$/i.test(before);
    if (year === undefined && !isOffer) return [];
    const [start, end] = match.indices?.groups?.[s1 === undefined ? 'y2' : 's1'] ?? [match.index, 0];
    const clause = before.split(/[,;]|\bbut\b/i).at(-1) ?? '';
    const words = [season === 'autumn' ? 'fall' : season, ...(year === undefined ? [] : [year])];
    return [
      {
        field: 'term' as const,
        says: 'term' as const,
        words,
        isNegated: NEGATION.test(clause) && !NOT_SAID.test(clause),
        start,
        end: Math.max(end, match.index + match[0].length),
      },
    ];
  });

const DAY_WORD = String.raw`(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?|MWF|TTh|TuTh|MW|WF|TR`;
const DAY_LIST = new RegExp(
  String.raw`\b(?:${DAY_WORD})\b(?:(?:\s*(?:,|/|&|and|or)\s*)+(?:${DAY_WORD})\b)*\.?`,
  'g',
);

/** Weekdays, those that stand together as one claim. */
export const findDays = (text: string): Claim[] =>
  [...text.matchAll(DAY_LIST)].flatMap((match): Claim[] => {
    const said = match[0].replace(/\.$/, '');
    const words = said.match(/\p{L}+/gu) ?? [];
    const days = [...new Set(words.flatMap(weekdaysOfWord))].map(weekdayName);
    const start = match.index;
    const claim: Claim = { field: 'days', says: 'days', days, start, end: start + said.length };
    return days.length > 0 && isAboutCourse(text, claim) ? [claim] : [];
  });

const SINGLE_CLOCK =
  /\b(?:at|from|starts?|starting|begins?|ends?|until|till|by)\s+(?:at\s+)?(?<clock>\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}:\d{2})/dgi;

/** The dot of "9 am." ends the sentence, that of "9 a.m." does not. */
const withoutFullStop = (text: string): number => text.replace(/(?<![ap]\.m)\.$/i, '').length;

const OVERLAP = /\b(?:both|clash(?:es)?|conflicts?|overlaps?|same time|in common)\b/i;

/** Times of day: ranges, and single ones that begin or end something. */
export const findTimes = (text: string): Claim[] => {
  const ranges = findClockRanges(text).map(({ start: from, end: to, at, length }) => ({
    field: 'times' as const,
    says: 'range' as const,
    from,
    to,
    isShared: OVERLAP.test(text),
    start: at,
    end: at + withoutFullStop(text.slice(at, at + length).trimEnd()),
  }));
  const singles = [...text.matchAll(SINGLE_CLOCK)].flatMap((match) => {
    const [start] = match.indices?.groups?.clock ?? [0];
    const end = start + withoutFullStop(match.groups?.clock ?? '');
    const at = parseClock(match.groups?.clock);
    const isInRange = ranges.some((range) => range.start < end && range.end > start);
    return at === null || isInRange
      ? []
      : [{ field: 'times' as const, says: 'clock' as const, at, start, end }];
  });
  return [...ranges, ...singles].filter((claim) => isAboutCourse(text, claim));
};

const NAME = String.raw`(?:(?:Prof(?:essor|\.)?|Dr\.?)\s+)?(?<name>\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|van|von|der|da|del|la|le|al|bin|ibn|ter|dos)\s+)*\p{Lu}[\p{L}'’.-]*){0,4})`;
const TEACHES = new RegExp(
  String.raw`(?:\b[Tt]aught by|\b[Ll]ed by|\b[Ii]nstructors?\**\s*(?:[:=|]|is|are)|\b(?:with|by) (?=Prof|Dr\b))[\s*_]*${NAME}`,
  'dgu',
);
const ALSO = new RegExp(String.raw`^\**(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s*&\s*|\s*;\s*)\**${NAME}`, 'du');

/** People who are said to teach. */
export const findInstructors = (text: string): Claim[] =>
  [...text.matchAll(TEACHES)].flatMap((match) => {
    const claims: Claim[] = [];
    let found: RegExpExecArray | null = match as RegExpExecArray;
    let from = 0;
    while (found) {
      const [start, end]: [number, number] = found.indices?.groups?.name ?? [0, 0];
      const name = (found.groups?.name ?? '').replace(/[.'’-]+$/, '');
      claims.push({
        field: 'instructor',
        says: 'name',
        name,
        start: from + start,
        end: from + start + name.length,
      });
      from += end;
      found = ALSO.exec(text.slice(from));
    }
    return claims;
  });

const UNKNOWN =
  /\b(?:(?<rating>(?:not(?: yet| been)*|un|never)[\s-]*rated|no ratings?\b|rating (?:is )?(?:not|un)\s*(?:known|stated|available|given))|(?<workload>no workload|workload (?:is )?(?:not|un)\s*(?:known|stated|available|given)|unknown workload)|(?<units>units (?:are )?(?:not|un)\s*(?:known|stated|given)))/dgi;

/** That something is not known of a course. */
export const findUnknowns = (text: string): Claim[] =>
  [...text.matchAll(UNKNOWN)].map((match) => {
    const { rating, workload } = match.groups ?? {};
    const field = rating !== undefined ? 'rating' : workload !== undefined ? 'workload' : 'units';
    return { field, says: 'unknown', start: match.index, end: match.index + match[0].length };
  });

const NONE =
  /\b(?:no (?:formal |stated |listed )?pre-?requisites?|pre-?requisites?\**\s*[:=|]\s*\**\s*none\b|(?:states?|lists?|has|have) no (?:formal )?pre-?requisites?|without (?:any )?pre-?requisites?)(?<after>\s+(?:are |is )?(?:stated|listed|given|in the (?:catalogue|record)))?/dgi;

/** That a course has, or states, no prerequisites. */
export const findNoPrerequisites = (text: string): Claim[] =>
  [...text.matchAll(NONE)].map((match) => {
    const isOfStatement =
      match.groups?.after !== undefined ||
      /\b(?:stated|listed|states?|lists?)\b/i.test(match[0]) ||
      /\b(?:states?|lists?|gives?)\b[^,;]*$/i.test(text.slice(0, match.index));
    return {
      field: 'prerequisites',
      says: 'none',
      of: isOfStatement ? 'stated' : 'needed',
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    };
  });
