import type { Course } from '../contract.ts';
import { subjectOfTag } from './pack/subject-of-tag.ts';

export const LEVELS = ['introductory', 'intermediate', 'advanced', 'graduate'] as const;
export type Level = (typeof LEVELS)[number];

export type LeveledCourse = Pick<Course, 'class_tag'> & Partial<Pick<Course, 'class_notes'>>;

export interface LevelReader {
  /** Null where neither the number nor the notes determine it. */
  levelOf(course: LeveledCourse): Level | null;
}

/**
 * Numbering scheme of a catalogue. No registrar guarantees these; they are the common conventions.
 *
 * - `tens`: 1–99 introductory (97 tutorials, 98 and 99 for majors), 100–149 intermediate, 150–199 advanced, from
 *   200 graduate; four digits have one digit more (`1210` as 121).
 * - `hundreds`: 100, 200, 300 and 400, from 500. `thousands`: the same in thousands.
 * - `dotted`: by the digits after the dot. Two digits `01`–`09` are introductory, otherwise the first digit
 *   decides.
 */
type Scheme = 'tens' | 'hundreds' | 'thousands' | 'dotted';

const GRADUATE_NOTE =
  /\bgraduate level\b|\b(?:graduate|doctoral|ph\.?d\.?) students only\b|\bprimarily for graduate/i;

/**
 * Infers a catalogue's numbering scheme from its tags. If its notes mark graduate courses, only marked courses are
 * graduate.
 */
export function createLevelReader(courses: readonly LeveledCourse[]): LevelReader {
  const scheme = schemeOf(courses.map(({ class_tag }) => class_tag));
  const marked = courses.filter(({ class_notes }) => GRADUATE_NOTE.test(class_notes ?? '')).length;
  const notesMarkGraduates = marked * 20 > courses.length;
  return {
    levelOf({ class_tag, class_notes }) {
      if (GRADUATE_NOTE.test(class_notes ?? '')) return 'graduate';
      const level = levelOfNumber(class_tag.slice(subjectOfTag(class_tag).length), scheme);
      return level === 'graduate' && notesMarkGraduates ? 'advanced' : level;
    },
  };
}

function schemeOf(tags: readonly string[]): Scheme {
  const dotted = tags.filter((tag) => tag[subjectOfTag(tag).length] === '.').length;
  if (dotted * 2 > tags.length) return 'dotted';
  const numbers = tags.flatMap((tag) => numberIn(tag.slice(subjectOfTag(tag).length)) ?? []);
  const small = numbers.filter((number) => number > 0 && number < 100).length;
  if (small * 20 >= numbers.length) return 'tens';
  return numbers.filter((number) => number >= 1000).length * 2 > numbers.length ? 'thousands' : 'hundreds';
}

function numberIn(rest: string): number | null {
  const digits = /\d+/.exec(rest)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** `rest` is the tag without its subject. */
function levelOfNumber(rest: string, scheme: Scheme): Level | null {
  if (scheme === 'dotted') return levelOfDotted(rest.replace(/^\W+/, ''));
  const number = numberIn(rest);
  if (number === null) return levelOfLetters(rest.trim().toUpperCase());
  if (scheme === 'tens') return levelInTens(number);
  const leading = scheme === 'thousands' ? Math.floor(number / 1000) : Math.floor(number / 100);
  return leading <= 1
    ? 'introductory'
    : leading === 2
      ? 'intermediate'
      : leading <= 4
        ? 'advanced'
        : 'graduate';
}

function levelInTens(number: number): Level {
  const three = number >= 1000 ? Math.floor(number / 10) : number;
  if (three < 97) return 'introductory';
  if (three < 100) return three === 97 ? 'intermediate' : 'advanced';
  if (three < 150) return 'intermediate';
  return three < 200 ? 'advanced' : 'graduate';
}

/** Language years: `AA`, `AB` first, `BA` second, `CR` third. `MA` and `MB` are two halves of a first course. */
function levelOfLetters(letters: string): Level | null {
  if (!/^[A-Z]{1,2}$/.test(letters)) return null;
  if (/^[AM]/.test(letters)) return 'introductory';
  if (letters.startsWith('B')) return 'intermediate';
  return /^[C-F]/.test(letters) ? 'advanced' : null;
}

function levelOfDotted(rest: string): Level | null {
  const digits = /^\d+/.exec(rest)?.[0];
  if (digits === undefined) return null;
  const first = Number(digits[0]);
  if (digits.length <= 2) return first === 0 ? 'introductory' : 'intermediate';
  if (digits.length === 4) {
    return first <= 1 ? 'introductory' : first <= 4 ? 'intermediate' : first <= 6 ? 'advanced' : 'graduate';
  }
  return first === 0 ? 'introductory' : first <= 2 ? 'intermediate' : first <= 4 ? 'advanced' : 'graduate';
}
