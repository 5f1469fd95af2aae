import type { CheckedField, Claim } from './claim.ts';
import { findClockRanges } from '#features/catalogue/domain/clock-times.ts';
import { findDays, findInstructors, findTerms, findTimes } from './word-claims.ts';
import { findFigures } from './figure-claims.ts';

const HEADINGS: readonly (readonly [CheckedField, RegExp])[] = [
  ['rating', /\b(?:rating|score|stars?)\b/i],
  ['workload', /\b(?:workload|hours|hrs)\b/i],
  ['units', /\b(?:units?|credits?)\b/i],
  ['enrollment', /\b(?:enroll?(?:ment|ed)|students|size)\b/i],
  ['term', /\b(?:terms?|semesters?|offered)\b/i],
  ['instructor', /\b(?:instructors?|professors?|taught|teachers?|faculty|who)\b/i],
  ['prerequisites', /\bpre-?req/i],
  ['days', /\b(?:days?|when|meets?|meetings?|schedule|times?)\b/i],
  ['title', /\b(?:title|name)\b/i],
];

const NOTHING =
  /^(?:[-–—]+|n\/?a|unknown|(?:is |are )?not (?:stated|known|given|rated|available)|unrated|tb[ad]|\?)?\.?$/i;

/** What a cell of a table says, the heading of its column or row telling of what. */
export const findInCell = (text: string, heading: string): Claim[] => {
  const field = HEADINGS.find(([, words]) => words.test(heading))?.[0];
  const all = { start: 0, end: text.length };
  if (field === undefined) return [...findFigures(text), ...findDays(text), ...findTimes(text)];
  if (NOTHING.test(text.replaceAll('*', '')))
    return isFigure(field) ? [{ field, says: 'unknown', ...all }] : [];
  if (field === 'rating' || field === 'workload' || field === 'units' || field === 'enrollment') {
    const figures = findFigures(text).filter((claim) => claim.field === field);
    return figures.length > 0 ? figures : bareFigure(text, field);
  }
  if (field === 'term') return findTerms(`offered ${text}`).map((claim) => shifted(claim, -8));
  if (field === 'instructor') return findInstructors(`taught by ${text}`).map((claim) => shifted(claim, -10));
  if (field === 'days')
    return [...findDays(text), ...(findClockRanges(text).length > 0 ? findTimes(text) : [])];
  if (field === 'title') return text === '' ? [] : [{ field, says: 'title', title: text, ...all }];
  return [];
};

const isFigure = (field: CheckedField): field is 'rating' | 'workload' | 'units' =>
  field === 'rating' || field === 'workload' || field === 'units';

const shifted = (claim: Claim, by: number): Claim => ({
  ...claim,
  start: claim.start + by,
  end: claim.end + by,
});

const bareFigure = (text: string, field: 'rating' | 'workload' | 'units' | 'enrollment'): Claim[] => {
  const match = /^[\s*~≈]*(\d+(?:\.\d+)?)/d.exec(text);
  const [start, end] = match?.indices?.[1] ?? [0, 0];
  if (!match) return [];
  const value = Number(match[1]);
  const decimals = match[1]?.split('.')[1]?.length ?? 0;
  const bound = /[~≈]/.test(match[0]) ? 'about' : 'exactly';
  return [{ field, says: 'figure', value, until: value, decimals, bound, start, end }];
};
