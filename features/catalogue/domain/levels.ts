import type { Course } from '../contract.ts';
import type { Outcome } from './unstated.ts';
import { subjectOfTag } from './pack/subject-of-tag.ts';

export const LEVELS = ['introductory', 'intermediate', 'advanced', 'graduate'] as const;
export type Level = (typeof LEVELS)[number];

export type LeveledCourse = Pick<Course, 'class_tag'> &
  Partial<Pick<Course, 'class_notes'>> & { attributes?: Attributes };

type Attributes = readonly { scheme: string; value: string }[];

export interface LevelReader {
  /**
   * The level stated by the record; number and notes only decide what that leaves open, such as the year of an
   * undergraduate course. Null if nothing determines it.
   */
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
  const guess = ({ class_tag, class_notes }: LeveledCourse): Level | null => {
    if (GRADUATE_NOTE.test(class_notes ?? '')) return 'graduate';
    const level = levelOfNumber(class_tag.slice(subjectOfTag(class_tag).length), scheme);
    return level === 'graduate' && notesMarkGraduates ? 'advanced' : level;
  };
  return {
    levelOf(course) {
      const open = statedLevels(course.attributes ?? []);
      if (open === null) return guess(course);
      return open.length === 1 ? (open[0] ?? null) : nearest(open, guess(course));
    },
  };
}

/** The guess, or the open level closest to it. */
function nearest(open: readonly Level[], guess: Level | null): Level | null {
  if (guess === null) return null;
  const distance = (level: Level) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(guess));
  return open.reduce((best, level) => (distance(level) < distance(best) ? level : best));
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

/** The attribute scheme that packs use for the level. */
const LEVEL_SCHEME = 'level';

const UNDERGRADUATE: readonly Level[] = ['introductory', 'intermediate', 'advanced'];

/** Names of levels at universities; `U` and `G` alone are codes. */
const NAMES: readonly [RegExp, readonly Level[]][] = [
  [/\bintroductory\b/i, ['introductory']],
  [/\bintermediate\b/i, ['intermediate']],
  [/\badvanced\b/i, ['advanced']],
  [/\blower\b/i, ['introductory', 'intermediate']],
  [/\bupper\b/i, ['intermediate', 'advanced']],
  [/\b(?:post)?grad(?:uates?)?\b|\bdoctoral\b|\bmaster['’]?s\b|^(?:g|gr|pg)$/i, ['graduate']],
];
const OF_UNDERGRADUATES = /\bundergrad(?:uates?)?\b|^(?:u|ug|ugrd)$/i;

/** The levels that a value of the scheme allows; none if it names no level: `Continuing education`. */
const levelsNamed = (value: string): readonly Level[] => {
  const name = value.trim();
  const named = new Set(NAMES.flatMap(([pattern, levels]) => (pattern.test(name) ? levels : [])));
  const isForUndergraduates = OF_UNDERGRADUATES.test(name);
  if (isForUndergraduates && !UNDERGRADUATE.some((level) => named.has(level)))
    for (const level of UNDERGRADUATE) named.add(level);
  return LEVELS.filter((level) => named.has(level));
};

export const isLevelQuestion = ({ scheme }: Pick<Attributes[number], 'scheme'>): boolean =>
  scheme.toLowerCase() === LEVEL_SCHEME;

/** Whether an attribute states a level and therefore belongs to the level filter. */
export const statesLevel = ({ scheme, value }: Attributes[number]): boolean =>
  isLevelQuestion({ scheme }) && levelsNamed(value).length > 0;

/** The levels that a record allows; null if it states nothing about its level. */
/**
 * Whether a course has one of these levels. If its own level is unknown, the levels that its record allows may still
 * decide.
 */
export const isOfLevels = (
  { level = null, attributes }: { level?: Level | null; attributes: Attributes },
  asked: readonly string[],
): Outcome => {
  if (level !== null) return asked.includes(level);
  const open = statedLevels(attributes) ?? LEVELS;
  if (open.every((each) => asked.includes(each))) return true;
  return open.some((each) => asked.includes(each)) ? 'level' : false;
};

const statedLevels = (attributes: Attributes): readonly Level[] | null => {
  const stated = attributes.filter(statesLevel).flatMap(({ value }) => levelsNamed(value));
  return stated.length === 0 ? null : LEVELS.filter((level) => stated.includes(level));
};
