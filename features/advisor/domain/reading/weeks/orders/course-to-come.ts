import type { Places } from '../../../week/week-tools.ts';
import { ANOTHER, COURSE_SAID } from '../../tables/weeks/order-words.ts';
import type { Turn } from '../../turn.ts';
import { boundsIn, ofCourses, placesIn } from '../week-parts.ts';
import { inPlainBounds } from '../week-text.ts';

/** What is said of a course that comes. */
export interface ToCome {
  codes: string[];
  /** Its conditions; null: none but those of the course before. */
  wish: Partial<Places> | null;
  count: number;
  /** "Another", "a different one": with the wish of the one that goes. */
  isAnother: boolean;
  /** Whether a course is mentioned: "a class that is not on Fridays". */
  hasNoun: boolean;
  /** Less work than the one that goes. */
  isLighter: boolean;
}

/** The course that words describe; null if they describe none. */
export const courseToCome = (
  typed: string,
  { readPart, vocabulary }: Pick<Turn, 'readPart' | 'vocabulary'>,
): ToCome | null => {
  // "5 hours a week" is no week.
  const said = typed.replaceAll(A_WEEK, '$1');
  const words = said
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter(Boolean);
  const isAnother = words.some((word) => ANOTHER.has(word));
  const hasNoun = words.some((word) => NOUNS.has(word));
  // "The same two" chooses nothing.
  if (words.some((word) => NEVER.has(word))) return null;
  const plainly = readPart(said).frame.named.filter(
    ({ role, known, code }) =>
      // "With ENGLISH 20 rather than MUSIC 20".
      (role === null || role === 'clear') &&
      known &&
      said.toLowerCase().includes((code.split(/[ .]/u).at(-1) ?? code).toLowerCase()),
  );
  if (plainly.length > 0 && plainly.every(({ candidates }) => candidates.length <= 1))
    return ofCourses(readPart(said).frame).length > 0
      ? null
      : {
          codes: plainly.map(({ code }) => code),
          wish: null,
          count: plainly.length,
          isAnother: false,
          isLighter: false,
          hasNoun,
        };
  const left = words.filter((word) => (!ANOTHER.has(word) || word === 'new') && !ORDINALS.has(word));
  const rest = left.filter((word) => !COURSE_SAID.has(word));
  if (rest.length === 0)
    return { codes: [], wish: null, count: 1, isAnother: true, isLighter: false, hasNoun };
  if (rest.every((word) => BY_INTEREST.has(word)))
    return { codes: [], wish: { for: 'interests' }, count: 1, isAnother: false, isLighter: false, hasNoun };
  const text = inPlainBounds(left.join(' '));
  const reading = readPart(hasNoun ? text : `a ${text.replace(/^(?:an?|the|some) /u, '')} class`);
  const { frame } = reading;
  // "COMPSCI 51", which the catalogue does not have, is no class of that field.
  const isNumbered = reading.words.some(
    ({ number }, at) =>
      number !== null &&
      number >= FIRST_OF_CODES &&
      !reading.spans.some(({ from, to }) => from <= at && at < to),
  );
  if (isNumbered) return null;
  if (frame.unheld.length + frame.doubts.length > 0) return null;
  if (
    frame.named.some(({ code }) =>
      said.toLowerCase().includes((code.split(/[ .]/u).at(-1) ?? code).toLowerCase()),
    )
  )
    return null;
  const { keep_free, max_week_hours, free_days, ...times } = boundsIn(frame);
  if (keep_free !== undefined || max_week_hours !== undefined) return null;
  const isLighter = frame.than?.field === 'workload' && frame.than.less;
  const isBetter = frame.than?.field === 'rating' && !frame.than.less;
  const { count: _one, ...found } = placesIn({ ...frame, count: frame.count }, vocabulary) ?? { count: 1 };
  const wish: Partial<Places> = {
    ...found,
    ...(free_days === undefined ? {} : { avoid_days: free_days }),
    ...times,
    ...(isBetter ? { sort: 'rating' as const } : {}),
  };
  if (wish.for === 'anything') delete wish.for;
  // "A language or arts thing": the first, where no course is both.
  const [first = '', second] = said.split(/ or /u);
  if (second !== undefined && wish.kinds !== undefined && wish.subjects !== undefined)
    return courseToCome(first, { readPart, vocabulary });
  const isEmpty = Object.keys(wish).length === 0;
  if (isEmpty && !isLighter) return null;
  return {
    codes: [],
    wish: isEmpty ? null : wish,
    count: Math.max(1, countOf(words)),
    isAnother,
    isLighter,
    hasNoun,
  };
};
const FIRST_OF_CODES = 10;
const A_WEEK = /\b(hours?|hrs?|h) (?:a|per|each|every) week\b/giu;
const BY_INTEREST = new Set(
  (
    'fun interest interests interesting by my you u i like pick choose want whatever random would think ' +
    'surprise me cool nice good for will love'
  ).split(' '),
);
const NOUNS = new Set(
  'class course one ones something anything classes courses seminar lecture lab smth elective subject thing'.split(
    ' ',
  ),
);
/** With these it is no description of one course. */
const NEVER = new Set(
  (
    'same but it week schedule plan everything out give put find drop swap keep take version option ' +
    'combination arrangement mix way try options versions'
  ).split(' '),
);
const ORDINALS = new Set([
  'third',
  'fourth',
  'fifth',
  'sixth',
  '3rd',
  '4th',
  '5th',
  '6th',
  'extra',
  'additional',
]);
const COUNTS = ['', '', 'two', 'three', 'four'];
const countOf = ([first = '', second = '']: readonly string[]): number => {
  const at = Math.max(COUNTS.indexOf(first), COUNTS.indexOf(second), 1);
  return Number(first) >= 2 && Number(first) <= 4 && !/^\d+$/u.test(second) ? Number(first) : at;
};

const TIMES: ReadonlySet<string> = new Set([
  'avoid_days',
  'starts_at_or_after',
  'ends_at_or_before',
  'light',
  'sort',
  'max_hours',
  'min_rating',
]);
/** Whether a wish is only for other times or less work: what the course is about stays. */
export const onlyTimes = (wish: Partial<Places>): boolean => Object.keys(wish).every((key) => TIMES.has(key));
