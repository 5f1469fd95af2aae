import type { Records } from '../compare/book.ts';
import { foldedWords, foldText } from './fold.ts';
import type { Reading } from '../read-sentence.ts';
import type { Scope } from '../layout/scopes.ts';

/** A code is the record's if this many words around it match the record. */
const WORDS_AROUND = 5;

/**
 * Removes codes that repeat words of these records, in quotation marks or not: the catalogue lacks the course, but
 * names it itself. The other words are not read again.
 */
export const withoutRepeated = (
  reading: Reading,
  content: string,
  { start, end, about }: Scope,
  records: Records,
): Reading => {
  const isStrange = ({ known, candidates }: Reading['courses'][number]): boolean =>
    !known && candidates.length === 0;
  if (!reading.courses.some(isStrange)) return reading;
  const spokenOf = new Set([
    ...reading.courses.flatMap(({ known, code }) => (known ? [code] : [])),
    ...reading.subjects,
    ...(about === null ? [] : [about]),
  ]);
  const texts = [...spokenOf].flatMap((code) => records.textsOf(code));
  const isRepeated = (course: Reading['courses'][number]): boolean => {
    const code = foldText(content.slice(course.start, course.end));
    const before = foldedWords(content.slice(start, course.start)).slice(-WORDS_AROUND);
    const after = foldedWords(content.slice(course.end, end)).slice(0, WORDS_AROUND);
    // The matching words may stand on either side of the code.
    return texts.some((text) => {
      for (let left = 0; left <= before.length; left += 1) {
        const right = WORDS_AROUND - left;
        if (right > after.length) continue;
        const words = [...before.slice(before.length - left), code, ...after.slice(0, right)].join(' ');
        if (text.includes(` ${words} `)) return true;
      }
      return false;
    });
  };
  const courses = reading.courses.filter((course) => !isStrange(course) || !isRepeated(course));
  return courses.length === reading.courses.length
    ? reading
    : { ...reading, courses, isWhole: false, isBlocked: true };
};

const isDecimal = (text: string): boolean => /^\d\.\d{1,2}$/.test(text);
/** A bracket of figures only, with the signs between two that are compared. */
const ONLY_FIGURES =
  /^[\s\d.,/:–—-]*(?:(?:vs|versus|to|against|and|compared|with|over|or)\b[\s\d.,/:–—-]*)*$/;

/**
 * Removes decimals in brackets that look like codes of some catalogues: "rated higher than B (4.93 vs. 2.27)". It is
 * not read whose figures they are.
 */
export const withoutBracketedFigures = (
  reading: Reading,
  content: string,
  { start, end }: Scope,
): Reading => {
  const isFigure = ({ known, candidates, start: at, end: until }: Reading['courses'][number]): boolean => {
    if (known || candidates.length > 0 || !isDecimal(content.slice(at, until))) return false;
    const open = content.lastIndexOf('(', at);
    const close = content.indexOf(')', until);
    return (
      open >= start && close >= until && close < end && ONLY_FIGURES.test(content.slice(open + 1, close))
    );
  };
  const courses = reading.courses.filter((course) => !isFigure(course));
  return courses.length === reading.courses.length
    ? reading
    : { ...reading, courses, isWhole: false, isBlocked: true };
};

/** "A is not in X (that is B), it is in Y": it is unclear whether Y is the place of A or of B. */
const THEN_IT = /^\)\W*(?:and |but |so |while )?(?:it|its|they|their)\b/i;

/** Keeps a reading, but blocks contradictions if a pronoun follows a course in brackets. */
export const cautiousAfterBrackets = (reading: Reading, content: string, { end }: Scope): Reading => {
  const isTurned = reading.courses.some(({ start, end: until }) => {
    const open = content.lastIndexOf('(', start);
    const close = content.indexOf(')', until);
    const isInside = open >= 0 && !content.slice(open, start).includes(')') && close >= until && close < end;
    return isInside && THEN_IT.test(content.slice(close, Math.min(end, close + 12)));
  });
  return isTurned ? { ...reading, isWhole: false, isBlocked: true } : reading;
};

const IN_CATALOGUE = String.raw`in (?:the|this year's) ((?:\p{L}+ ){0,3})catalog(?:ue)?\W*$`;
const CODES = 'C(?: (?:and|or|nor) C)*';
const ABSENT = [
  `^(?:i )?(?:can't|cannot|can not|could ?n't|did ?n't|could not|did not) find ${CODES} ${IN_CATALOGUE}`,
  `^${CODES} (?:(?:do|does) ?(?:n't| not) (?:appear|exist|show up)|(?:is|are) ?(?:n't| not)(?: listed| found)?)(?: anywhere)? ${IN_CATALOGUE}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Whether a sentence says only that the catalogue lacks its codes. `unsure`: it names a catalogue. */
export const isSaidAbsent = (
  content: string,
  from: number,
  to: number,
  courses: Reading['courses'],
): 'yes' | 'unsure' | 'no' => {
  let said = '';
  let at = from;
  for (const { start, end } of courses) {
    said += `${content.slice(at, start)}C`;
    at = end;
  }
  said += content.slice(at, to);
  const found = ABSENT.map((pattern) => pattern.exec(said.replaceAll('’', "'"))).find(Boolean);
  if (!found) return 'no';
  return found[1] === '' ? 'yes' : 'unsure';
};
