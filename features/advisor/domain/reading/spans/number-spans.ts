import type { Lexicon } from './lexicon.ts';
import type { Meaning, Span } from './meaning.ts';
import { isOrdinary } from '../tables/words-of-talk.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Below lines that know what a number is: "3 hours", "10 to 12". */
const WEIGHT = 0.3;
/** For a code of another catalogue: the student is told that it does not exist here. */
const STRANGE = 2;

/** Words after which a number may be a course. */
const BEFORE = new Set(
  (
    'about and or with than vs versus take to into does is of for after before instead then took taken ' +
    'teaches teach taught plus from mean meant swap do drop replace ditch remove switch trade exchange ' +
    'lose keep out without add fit not except besides excluding minus'
  ).split(' '),
);
/** Words before which it is none. */
const AFTER = new Set(
  (
    'hours hour units credits students people am pm or_more courses classes class weeks days day years ' +
    'times th st nd rd stars percent minutes page pages of year month months minute'
  ).split(' '),
);

/**
 * Numbers that are courses in their context: "124" beside ECON 134, "comp sci 50" with the number in words, "what about
 * 10b" after ECON 10A; and numbers in the form of codes elsewhere. A class number has five digits.
 *
 * @param near codes mentioned before
 * @param own subjects of the student's concentration, which are meant if none was mentioned
 */
export const numberSpans = (
  message: string,
  words: readonly Word[],
  codes: readonly Span[],
  near: readonly string[],
  own: readonly string[],
  { lexicon, phrases }: Vocabulary,
): Span[] => {
  const { recogniser, subjects } = lexicon;
  const held = new Set(
    codes.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const said = codes.flatMap(({ meaning }) => (meaning.is === 'course' ? meaning.code : []));
  const beginnings = [...new Set([...said, ...near].map((code) => code.replace(/[ .]?[^ .]*$/, '')))];
  const fields = words.flatMap(({ text }) =>
    phrases.has(text) && subjects.has(text) && !/^\d/.test(text) ? [text] : [],
  );
  const known = (beginning: string, number: string): string | null => {
    const code = recogniser.normalise(`${beginning} ${number}`);
    return code !== null && recogniser.has(code) ? code : null;
  };
  const spans: Span[] = [];
  for (const [at, word] of words.entries()) {
    if (held.has(at) || !/^\d/.test(word.text) || word.clock !== null) continue;
    if (isCodeElsewhere(word)) {
      spans.push(course(at, at + 1, word.text.toUpperCase(), false, STRANGE));
      continue;
    }
    if (/^\d{5}$/.test(word.text)) {
      spans.push(course(at, at + 1, word.text, false, WEIGHT));
      continue;
    }
    if (words[at + 1]?.gap === 'space' && AFTER.has(words[at + 1]?.text ?? '')) continue;
    for (const size of [1, 2]) {
      // "From 14, 15 or 17": fields that are numbers, and no course.
      if (/^\d/u.test(words[at - 1]?.text ?? '') && word.gap !== 'space') continue;
      const before = words.slice(Math.max(0, at - size), at).map(({ text }) => text);
      const code =
        before.length === size && subjects.has(before.join(' ')) ? known(before.join(' '), word.text) : null;
      if (code !== null) spans.push(course(at - size, at + 1, code, true, STRANGE));
    }
    const slip = at > 0 && word.gap === 'space' ? subjectLike(words[at - 1]?.text ?? '', lexicon) : null;
    const meant = slip === null ? null : known(slip, word.text);
    if (meant !== null) spans.push(course(at - 1, at + 1, meant, true, STRANGE));
    const written = at > 0 ? message.slice(words[at - 1]?.start, words[at - 1]?.end) : '';
    if (/^[A-Z]{4,10}$/.test(written) && word.gap === 'space' && !isOrdinary(written.toLowerCase())) {
      spans.push(course(at - 1, at + 1, `${written} ${word.text.toUpperCase()}`, false, WEIGHT));
      continue;
    }
    const canStand =
      word.gap !== 'space' ||
      BEFORE.has(words[words[at - 1]?.text === 'the' ? at - 2 : at - 1]?.text ?? '') ||
      /[a-z]$/.test(word.text) ||
      (word.text.length > 2 && isNear(word.text, near));
    // "After 12" is a time if no course is named.
    const isTime = codes.length === 0 && (word.number ?? 13) <= 12 && OF_TIME.has(words[at - 1]?.text ?? '');
    if (isTime || !canStand || !/^(?:\d{2,4}|\d{1,4}[a-z]{1,2})$/.test(word.text)) continue;
    const code = [...beginnings, ...fields, ...(isOfOwn(words, at) ? own : [])]
      .map((each) => known(each, word.text))
      .find((each) => each !== null);
    if (code) spans.push(course(at, at + 1, code, true, WEIGHT));
  }
  return spans;
};

/** Words after which a number is a course even if no other was mentioned. */
const BEFORE_OWN = new Set(
  'about and or vs versus take taking into is does for before took taken mean meant drop add swap'.split(' '),
);
/** Words after a number that is none. */
const AFTER_AMOUNT = new Set(
  'max min mins minimum maximum tops at au ish percent yrs years old bucks dollars something odd more less fewer'.split(
    ' ',
  ),
);

/** Whether a number may be a course of the student's own subject: "can I take 124", and not "thirty-four years". */
const isOfOwn = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  const before = words[words[at - 1]?.text === 'the' ? at - 2 : at - 1]?.text ?? '';
  // "Is 51 or 61 better rated", "102 and 30 in env-std".
  const isPaired =
    (JOINTS.has(next) && isCourseLike(words[at + 2])) || (JOINTS.has(before) && isCourseLike(words[at - 2]));
  return (isPaired || BEFORE_OWN.has(before)) && !AFTER_AMOUNT.has(next);
};
const JOINTS = new Set(['or', 'and', 'vs', 'versus']);
const LEAST = 10;
const isCourseLike = (word: Word | undefined): boolean => (word?.number ?? 0) >= LEAST;

/** "Put 120 and 79 in", where those were spoken of. */
const isNear = (number: string, near: readonly string[]): boolean =>
  near.some((code) => code.toLowerCase().split(/[ .]/u).at(-1) === number);

const OF_TIME = new Set(['after', 'before']);

/** Whether a number has a form that only codes have: "6.3900", "14.13", "15-112". */
const isCodeElsewhere = ({ text, number }: Word): boolean =>
  /^(?:\d{1,2}\.\d{3,}[a-z]?|\d{2}-\d{3})$/.test(text) ||
  (/^\d{1,2}\.\d{2}$/.test(text) && (number ?? 0) > MOST_RATED && !/(?:00|15|30|45)$/.test(text));
const MOST_RATED = 6;

/** Corrects two swapped letters of a subject's code: "PSYHC 110". */
export const subjectLike = (word: string, { subjects, words }: Lexicon): string | null => {
  if (word.length < SHORTEST_SLIP || words.has(word)) return null;
  for (let at = 0; at + 1 < word.length; at += 1) {
    const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (subjects.has(swapped)) return swapped;
  }
  return null;
};
const SHORTEST_SLIP = 4;

const course = (from: number, to: number, code: string, known: boolean, weight: number): Span => {
  const meaning: Meaning = { is: 'course', code, known, candidates: [], byTitle: false };
  return { from, to, weight: to - from + weight, meaning, by: 'number' };
};
