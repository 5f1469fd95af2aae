import { fold, type Title } from '../../spans/lexicon.ts';
import { titleIndexOf } from '../../spans/title-index.ts';
import { ASKS_FOR_COURSE, COMPARING, KINDS, LEVELS, NOUNS, OF_TAKING } from '../../tables/courses/called.ts';
import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import { ALL_OF_IT, isNoName, meant, MOST_OF_IT, preferred, SMALL, SOME_OF_IT } from './course-meant.ts';
import {
  type Found,
  type Names,
  numbersOf,
  type Reader,
  subjectOf,
  type Token,
  tokensOf,
  wordsAt,
} from './tokens.ts';
import { definiteAt, isOfGroupOnly, isOtherName, MOST_WORDS } from './definite-names.ts';
import { nicknamedNumberAt } from './nicknamed-numbers.ts';
import { anywhereAt, ofTitle } from './names-anywhere.ts';
import { ofItsField, placedAt } from './placed.ts';
import { isInListOfCourses, isOneOfTwo, VERSUS } from './lists-of-names.ts';
import { isHeldAgainst, isSubject, isWhatAbout, isTaken, isTopic, stands } from './where-names-stand.ts';

/** Descriptions that are looked up for one message: a question has a few, and a long list of words is none. */
const MOST_LOOKED_UP = 60;
/** How many messages are remembered for a catalogue: each reply reads its whole conversation again. */
const MOST_KEPT = 300;
const MOST_IN_TITLE = 12;

/**
 * Replaces the names of courses of the catalogue, whole titles, parts of titles and nicknames, with their codes where one
 * course is meant: "does the human memory class clash with 101", "take crypto", "build me a spring with thermo and the cad
 * class". A name that may be a topic, or that fits several courses alike, stays as it is typed. Linear in the message: the
 * length of a name is bounded.
 *
 * @param own codes of the student's subjects, those meant first in front
 * @param near courses of the talk, whose numbers are theirs
 * @param ofSpeech words that are said much more often in talk than in titles
 * @param isOfGroups whether groups of requirements were listed, of which "the theory one" is then
 */
export const calledAsCodes = (
  message: string,
  names: Names,
  own: readonly string[],
  { isOfGroups = false, near = [], had = [], askedBy = [], ofSpeech = NONE, isAnywhere = false }: Talk = {},
): string => {
  const numbers = near.map((code) => (code.split(/[ .]/u).at(-1) ?? '').toLowerCase());
  const said = numbers.filter((number) => message.toLowerCase().includes(number));
  const fields = [...new Set(near.map((code) => subjectOf(code)))];
  const key = JSON.stringify([message, own, had, askedBy, isOfGroups, said, fields, isAnywhere]);
  const kept = read.get(names.titled) ?? new Map<string, string>();
  read.set(names.titled, kept);
  const before = kept.get(key);
  if (before !== undefined) return before;
  const text = replaced(message, names, own, {
    isOfGroups,
    ofSpeech,
    isAnywhere,
    hasTalk: near.length > 0,
    numbers: new Set(said),
    had: numbersOf(had),
    askedBy,
    fields: new Set(fields),
  });
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, text);
  return text;
};
interface Talk {
  isOfGroups?: boolean;
  near?: readonly string[];
  /** Courses that the student has taken or takes. */
  had?: readonly string[];
  /** Subjects of what the student's programme asks for. */
  askedBy?: readonly string[];
  ofSpeech?: ReadonlySet<string>;
  /** Names are looked for wherever they stand: nothing else of the message was understood. */
  isAnywhere?: Reader['isAnywhere'];
}
const NONE: ReadonlySet<string> = new Set();

const read = new WeakMap<readonly Title[], Map<string, string>>();

const replaced = (
  message: string,
  names: Names,
  own: readonly string[],
  talk: Pick<
    Reader,
    'isOfGroups' | 'ofSpeech' | 'hasTalk' | 'numbers' | 'had' | 'askedBy' | 'fields' | 'isAnywhere'
  >,
): string => {
  const tokens = tokensOf(message, names);
  const { described } = titleIndexOf(names);
  const codes = tokens.flatMap(({ code }) => (code === null ? [] : subjectOf(code)));
  const reader: Reader = {
    tokens,
    names,
    described,
    titled: titledOf(names.titled),
    ...talk,
    isComparing: tokens.some(({ text }) => COMPARING.has(text) || VERSUS.has(text)),
    asksAt: asksAtOf(tokens),
    budget: { left: MOST_LOOKED_UP },
    own: new Set([...codes.toReversed(), ...own]),
  };
  let text = '';
  let last = 0;
  const found = namesIn(reader, namesIn(reader, []));
  for (const { code, from, to } of found) {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    // "The letterpress one, ARTS 33": said after it.
    if (tokens[to]?.code === code) continue;
    // "GOV 142, the juries one": said before it.
    text += message.slice(last, start) + (tokens[from - 1]?.code === code ? '' : code);
    last = end;
  }
  return text + message.slice(last);
};

const asksAtOf = (tokens: readonly Token[]): number[] => {
  let asked = -1;
  return tokens.map(({ text, code, isStop }, at) => {
    if (isStop) asked = -1;
    const before = asked;
    if (code !== null || ASKS_FOR_COURSE.has(text)) asked = at;
    return before;
  });
};

const known = new WeakMap<readonly Title[], ReadonlyMap<string, Title>>();
const titledOf = (titled: readonly Title[]): ReadonlyMap<string, Title> => {
  const found = known.get(titled) ?? new Map(titled.map((title) => [title.code, title]));
  known.set(titled, found);
  return found;
};

/** @param before what a first pass has found, beside which other names can stand */
const namesIn = (reader: Reader, before: readonly Found[]): Found[] => {
  const found: Found[] = [];
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const beside = [...before, ...found];
    const placed = placedAt(reader, at, beside);
    const name = placed === null ? nameIn(reader, at, beside) : titleAt(reader, at, beside);
    // "Introduction to Algorithms and Their Limits" in full.
    const one =
      nicknamedNumberAt(reader, at) ??
      (name === null || (placed?.to ?? 0) >= name.to ? placed : ofItsField(reader, name));
    if (one === null) continue;
    found.push(one);
    at = one.to - 1;
  }
  return found;
};

const nameIn = (reader: Reader, at: number, found: readonly Found[]): Found | null =>
  definiteAt(reader, at) ??
  titleAt(reader, at, found) ??
  numberAt(reader, at, found) ??
  nameAt(reader, at, found) ??
  (reader.isAnywhere === false ? null : anywhereAt(reader, at));

/** "Does it clash with 101", "21b": of a subject of the message or the student. */
const numberAt = (reader: Reader, at: number, found: readonly Found[]): Found | null => {
  const { tokens, names } = reader;
  const { text = '', code = null } = tokens[at] ?? {};
  const next = tokens[at + 1];
  if (code !== null || !(OF_NUMBERS.test(text) || isLetters(reader, at))) return null;
  if (/^(?:\d|1[012])[ap]$/u.test(text) && !OF_TAKING.has(tokens[at - 1]?.text ?? '')) return null;
  if (reader.numbers.has(text) || (next && !next.isApart && COUNTED.has(next.text))) return null;
  // "After 15a": of what the student has.
  const had =
    OF_TAKING.has(tokens[at - 1]?.text ?? '') || isLetters(reader, at)
      ? names.recogniser.normalise(reader.had.get(text) ?? '')
      : null;
  if (had != null && names.recogniser.has(had)) return { code: had, from: at, to: at + 1 };
  const isPlaced =
    OF_TAKING.has(tokens[at - 1]?.text ?? '') ||
    // "Who teaches 143b": nothing else is called so.
    /^\d{2,3}[a-z]$/u.test(text) ||
    // "Everyone says 1B is hell".
    (next?.text === 'is' && !next.isApart) ||
    stands(reader, at, at + 1, found);
  for (const subject of inOrder(reader, at)) {
    const known = names.recogniser.normalise(`${subject} ${text}`);
    if (known === null || !names.recogniser.has(known)) continue;
    const from = titleBefore(reader, at, known);
    if (isPlaced || from < at) return { code: known, from, to: at + 1 };
  }
  return null;
};

/** "61 and 120, and also STAT 110": a code that comes after a number says nothing of it before the student's own subjects. */
const inOrder = ({ tokens, own, askedBy }: Reader, at: number): string[] => {
  const subjectsIn = (some: readonly Token[]) =>
    new Set(some.flatMap(({ code }) => (code === null ? [] : subjectOf(code))));
  const [before, after] = [subjectsIn(tokens.slice(0, at)), subjectsIn(tokens.slice(at))];
  const isLater = (subject: string): boolean => after.has(subject) && !before.has(subject);
  const subjects = [...own];
  return [...subjects.filter((each) => !isLater(each)), ...askedBy, ...subjects.filter(isLater)];
};

const OF_NUMBERS = /^(?:\d{3}[a-z]?|\d{1,2}[a-z])$/u;

/** "After MA do I go to 1A": letters in the place of a number, of a course that the student has. */
const isLetters = ({ tokens, had }: Reader, at: number): boolean =>
  /^[a-z]{2}$/u.test(tokens[at]?.text ?? '') &&
  had.has(tokens[at]?.text ?? '') &&
  (OF_TAKING.has(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.text === 'in');

/** Where words of the course's title begin that stand before its number: "linear algebra 21b". */
const titleBefore = ({ tokens, titled }: Reader, at: number, code: string): number => {
  const title = fold(titled.get(code)?.title ?? '');
  // "CHEM 17 and 21b": "and" is of no title.
  const words = new Set(title.split(' ').filter((word) => word.length > SHORT));
  let from = at;
  while (
    from > 0 &&
    at - from < MOST_WORDS &&
    !tokens[from]?.isApart &&
    tokens[from - 1]?.code === null &&
    words.has(tokens[from - 1]?.text ?? '')
  )
    from -= 1;
  return from;
};
const SHORT = 3;
const COUNTED = new Set(
  'level levels hours hour hrs units students people percent words pages dollars am pm th'.split(' '),
);

/** A longer title is no topic. */
const LONGEST_TOPIC = 3;

/** A title in full, of two words or more. */
const titleAt = (reader: Reader, at: number, found: readonly Found[]): Found | null => {
  const { tokens, names } = reader;
  for (let to = Math.min(tokens.length, at + MOST_IN_TITLE); to > at + 1; to -= 1) {
    const words = tokens.slice(at, to);
    if (words.some(({ code }) => code !== null)) continue;
    const said = words.map(({ text }) => text).join(' ');
    const codes = names.titles.get(said) ?? names.titles.get(`the ${said}`) ?? [];
    if (codes.length === 0 || isOtherName(said, reader)) continue;
    const [code, ...others] = preferred(
      reader,
      codes.map((each) => ({ code: each, share: 1, rarest: 1 })),
    );
    if (code === undefined || others.length > 0) return null;
    if (isAskedAbout(tokens, at, to)) return { code, from: at, to };
    if (isTopic(reader, at, to)) return null;
    return to - at > LONGEST_TOPIC || stands(reader, at, to, found) ? { code, from: at, to } : null;
  }
  return null;
};

/** "What about child psychopathology", "compare time series, …": a whole title, where it is all that is asked about. */
const isAskedAbout = (tokens: readonly Token[], at: number, to: number): boolean => {
  const [two, one, after] = [tokens[at - 2], tokens[at - 1], tokens[to]];
  if (after !== undefined && !after.isApart && after.text !== 'and' && after.text !== 'or') return false;
  if (one?.text === 'compare') return true;
  return (
    one?.text === 'about' &&
    (two?.text === 'what' || two?.text === 'how') &&
    (after === undefined || after.isApart)
  );
};

/** A part of a title or a nickname, where the name of a course can stand. */
const nameAt = (reader: Reader, at: number, found: readonly Found[]): Found | null => {
  const first = reader.tokens[at]?.text ?? '';
  const isNickname = COURSE_NICKNAMES.has(`${first} ${reader.tokens[at + 1]?.text ?? ''}`);
  if (isNoName(first) && !isNickname && !LEVELS.has(first)) return null;
  for (let to = at + MOST_WORDS; to > at; to -= 1) {
    const words = wordsAt(reader, at, to);
    // "CHEM 17 plus genetics": beside a course a field is the course of that title.
    const isName = words !== null && isOtherName(words.join(' '), reader);
    const isListed =
      isInListOfCourses(reader, at, to, found) ||
      isHeldAgainst(reader, at, found) ||
      isOneOfTwo(reader, at, to);
    const isGroup = isName && isOfGroupOnly(words.join(' '), reader);
    if (isName && !isListed && !(isGroup && isTaken(reader, at, to, found))) return null;
    // "Machine shop and heat transfer": beside a course a group of requirements is the course called so.
    const isField = isName && !isGroup;
    // "Environmental field methods": a last word of every day is part of a name that is said in full.
    const isWeak = isNoName(words?.at(-1) ?? '') && !(isNickname && words?.length === 2);
    const isWord =
      words !== null &&
      !(
        isWeak &&
        ((words.length < 3 && isNoName(first)) || words.length < 2 || SMALL.has(words.at(-1) ?? ''))
      );
    // "The plague class", of which there are three: which one is meant was looked for before.
    const next = reader.tokens[to];
    if (!isWord || (next !== undefined && !next.isApart && (NOUNS.has(next.text) || NUMBER.test(next.text))))
      continue;
    if (isTopic(reader, at, to)) continue;
    if (!stands(reader, at, to, found)) {
      const whole = isName ? null : wholeTitle(reader, words);
      if (whole !== null) return { code: whole, from: at, to };
      continue;
    }
    // "Orgo 2 and genetics": beside a course a field is the course of that title.
    const titled = isField ? ofTitle(reader, words) : null;
    const isSeveral = words.length > 1 && !isField;
    const isOfKind = isSeveral && KINDS.has(words.at(-1) ?? '') && isSubject(reader, at, to);
    const isAmongCourses = isTaken(reader, at, to, found) || isListed;
    const sought = {
      isWhole: isField,
      isAlone: words.length === 1 && !COURSE_NICKNAMES.has(words[0] ?? ''),
      isTaken: isTaken(reader, at, to, found),
      isListed: isRare(reader, words) && (isListed || isWhatAbout(reader, at)),
      isSubject: isRare(reader, words) && isSubject(reader, at, to),
    };
    const kind = isOfKind ? (KINDS.get(words.at(-1) ?? '') ?? null) : null;
    const code =
      titled ??
      meant(reader, words, { ...sought, least: isSeveral && !isWeak ? MOST_OF_IT : ALL_OF_IT }) ??
      // "The survey workshop says", "rich and poor or poverty policy": two words are enough where nothing but a course can stand.
      (isOfKind || (isSeveral && !isWeak && isAmongCourses)
        ? meant(reader, words, { ...sought, least: SOME_OF_IT, kind })
        : null);
    if (code !== null) return { code, from: at, to };
  }
  return null;
};

/** "Natural products synthesis": all words of a title, three or more, are no topic wherever they stand. */
const wholeTitle = (reader: Reader, words: readonly string[]): string | null =>
  words.filter((word) => !SMALL.has(word)).length < LONGEST_TOPIC ||
  isNoName(words[0] ?? '') ||
  isNoName(words.at(-1) ?? '')
    ? null
    : meant(reader, words, { least: ALL_OF_IT });

/** "Linear algebra 21b": the number says which. */
const NUMBER = /^(?:\d{1,3}[a-z]?|twenty|thirty|forty|fifty|one|two)$/u;

/** Whether it is more than a word of talk. */
const isRare = ({ ofSpeech }: Reader, words: readonly string[]): boolean =>
  words.length > 1 || !ofSpeech.has(words[0] ?? '');
