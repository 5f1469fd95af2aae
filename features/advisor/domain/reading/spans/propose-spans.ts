import type { Lexicon } from './lexicon.ts';
import { saysNothing } from './says-nothing.ts';
import { clauseSpans } from './clause-spans.ts';
import { hasRoom } from './has-room.ts';
import { limitSpans } from './limit-spans.ts';
import { isOrdinary } from '../tables/words-of-talk.ts';
import { type Match, matchesAt, type Table } from './line.ts';
import type { Condition, Meaning, Span } from './meaning.ts';
import { numberSpans, subjectLike } from './number-spans.ts';
import { resolve } from './resolve.ts';
import type { Phrase, Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Added to the words' score, so that of two coverings the one with fewer spans wins. */
const LINE = 0.5;
const ATTRIBUTE = 0.8;
const SUBJECT = 0.6;
const TITLE = 0.9;
const COURSE = 3;

export interface Setting {
  /** ISO date. */
  today: string;
  /** The table of lines. */
  table: Table;
  /** Text in a search box is always a wish, so every topic counts. */
  isAllWished?: boolean;
  /** Codes mentioned before, which a number alone may refer to: "what about 10b" after ECON 10A. */
  near?: readonly string[];
  /** Codes of the subjects that the student concentrates in, of which a number alone may be a course, too. */
  own?: readonly string[];
  /** Conditions of the last wish, latest first: "make it 6" changes the one that it bounded. */
  bounded?: readonly Condition[];
  /** Names of the advisor and the product, in lower case. */
  called?: readonly string[];
  /** Spans to leave out, to get the next best reading. */
  except?: (span: Span) => boolean;
}

/** Proposes every span of the tables and the catalogue; which of them hold is decided later. */
export const proposeSpans = (
  message: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  { today, table, near = [], own = [], called = [], isAllWished = false }: Setting,
): Span[] => {
  const codes = courseSpans(message, words, vocabulary);
  const courses = [...codes, ...numberSpans(message, words, codes, near, own, vocabulary)];
  const lines = words.flatMap((_, at) =>
    matchesAt(table, words, at, vocabulary.namesAt).flatMap((match) =>
      lineSpan(match, at, vocabulary, today),
    ),
  );
  const ownNames = words.flatMap(({ text }, from) => (called.includes(text) ? [fillerSpan(from)] : []));
  const isOfCourses = lines.some(({ meaning }) => meaning.is === 'cue' || meaning.is === 'noun');
  const known = [...lines, ...limitSpans(words), ...clauseSpans(words), ...courses, ...ownNames]
    .filter((span) => !isOfCourses || !isAside(span))
    .filter((span) => hasRoom(span, words, vocabulary));
  const names = words
    .flatMap((_, at) => [...phrasesAt(words, at, vocabulary), ...calledAt(words, at, vocabulary)])
    .filter(({ phrase }) => isAllWished || phrase.isForSearch !== true)
    .filter(
      (named) =>
        named.phrase.kind !== 'title' || !(isOfTopic(named, words) || isInPlural(named, words, message)),
    );
  const attributes = names.filter(({ phrase }) => phrase.kind !== 'subject').map(toSpan);
  const surroundings = surroundingsOf(words, [...known, ...attributes], names);
  const subjects = names.filter(({ phrase }) => phrase.kind === 'subject');
  const standing = subjects.filter((named) => canStand(named, words, surroundings, vocabulary));
  // "Poetry or creative writing": if the whole name is rejected, so is the end of it.
  const isEnd = ({ from, to, phrase }: Named): boolean =>
    !/^\d/.test(phrase.words[0] ?? '') &&
    subjects.some((other) => other.to === to && other.from < from && !standing.includes(other));
  return [...known, ...attributes, ...standing.filter((named) => !isEnd(named)).map(toSpan)];
};

const lineSpan = (
  { line, to, meaning }: Match,
  from: number,
  vocabulary: Vocabulary,
  today: string,
): Span[] => {
  const means = resolve(meaning, vocabulary, today);
  return means === null
    ? []
    : [{ from, to, weight: to - from + LINE + (line.extra ?? 0), meaning: means, by: line.says }];
};

/** Spans of codes, as the recogniser finds them. */
const courseSpans = (message: string, words: readonly Word[], { lexicon }: Vocabulary): Span[] => {
  let next = 0;
  /** The first word at or after an index. Must be called in ascending order. */
  const wordAt = (place: number): number => {
    while (next < words.length && (words[next]?.start ?? 0) < place) next += 1;
    return next;
  };
  return lexicon.recogniser.mentions(message).flatMap(({ code, known, candidates = [], start, end }) => {
    const [from, to] = [wordAt(start), wordAt(end)];
    // "Btw 12 and 3" looks like a code.
    const said = words[from]?.text ?? '';
    if (from >= to || (!known && (isOrdinary(said) || saysNothing(said)))) return [];
    const meant = (known ? null : mended(words.slice(from, to), lexicon)) ?? code;
    const meaning: Meaning = {
      is: 'course',
      code: meant,
      known: known || meant !== code,
      candidates,
      byTitle: false,
    };
    return [{ from, to, weight: to - from + COURSE, meaning, by: 'code' }];
  });
};

/** The code that a misspelt one means: "Ecno 10a". Null if none. */
const mended = ([subject, number, ...others]: readonly Word[], lexicon: Lexicon): string | null => {
  const like = subject && number && others.length === 0 ? subjectLike(subject.text, lexicon) : null;
  const code = like === null ? null : lexicon.recogniser.normalise(`${like} ${number?.text}`);
  return code !== null && lexicon.recogniser.has(code) ? code : null;
};

const fillerSpan = (from: number): Span => ({
  from,
  to: from + 1,
  weight: 1 + LINE,
  meaning: { is: 'filler' },
  by: 'a name of its own',
});

/** "A class about the weather" is a wish: one word that is off-topic elsewhere. */
const isAside = ({ from, to, meaning }: Span): boolean =>
  meaning.is === 'outside' && meaning.about === 'anything' && to - from === 1;

interface Named {
  from: number;
  to: number;
  phrase: Phrase;
}

/** Names of the catalogue that begin at a word. */
const phrasesAt = (words: readonly Word[], from: number, { phrases }: Vocabulary): Named[] =>
  (phrases.get(words[from]?.text ?? '') ?? []).flatMap((phrase) => {
    const isHere = phrase.words.every((text, offset) => words[from + offset]?.text === text);
    return isHere ? [{ from, to: from + phrase.words.length, phrase }] : [];
  });

/** A title of one word after words that announce a title: "called 1922", "what is 1922 about". */
const calledAt = (words: readonly Word[], from: number, { lexicon }: Vocabulary): Named[] => {
  const [before, word, next] = [words[from - 1]?.text ?? '', words[from]?.text ?? '', words[from + 1]?.text];
  const codes =
    CALLED.has(before) || (before === 'is' && next === 'about') ? lexicon.shortTitles.get(word) : undefined;
  if (codes === undefined) return [];
  const phrase: Phrase = {
    words: [word],
    kind: 'title',
    isCode: false,
    isNickname: false,
    conditions: [],
    codes,
  };
  return [{ from, to: from + 1, phrase }];
};
const CALLED = new Set(['called', 'titled', 'named']);

/** "Which poetry workshops are there" asks for several, though "Poetry Workshop" is a title. */
const isInPlural = ({ to }: Named, words: readonly Word[], message: string): boolean => {
  const last = words[to - 1];
  return last !== undefined && message.slice(last.start, last.end).toLowerCase() === `${last.text}s`;
};

/** "The ethics of artificial intelligence" is a topic, though its end is a title. */
const isOfTopic = ({ from, to }: Named, words: readonly Word[]): boolean => {
  const isSaid = (at: number) => words[at] !== undefined && !saysNothing(words[at]?.text ?? '');
  if (words[from - 1]?.text === 'of' && isSaid(from - 2)) return true;
  const [joint, next] = [words[to], words[to + 1]];
  // So is "Artificial intelligence and ethics".
  const isJoined = joint?.gap === 'space' && (joint.text === 'and' || joint.text === 'or');
  return (
    isJoined && next?.gap === 'space' && next.number === null && isSaid(to + 1) && to - from < LONG_TITLE
  );
};
/** A name of this many words is a title in any context. */
const LONG_TITLE = 3;

const toSpan = ({ from, to, phrase }: Named): Span => {
  const { kind, conditions, codes, words } = phrase;
  // A name of several words wins over the lines of its words: "freshman seminar".
  const extra =
    kind === 'attribute'
      ? ATTRIBUTE + Math.max(phrase.extra ?? 0, words.length - 1)
      : kind === 'title'
        ? TITLE
        : SUBJECT + LINE * (words.length - 1);
  const [code = ''] = codes;
  const meaning: Meaning =
    kind === 'title'
      ? { is: 'course', code, known: true, candidates: codes.length > 1 ? codes : [], byTitle: true }
      : { is: 'conditions', conditions };
  return { from, to, weight: to - from + extra, meaning, by: `${kind} ${words.join(' ')}` };
};

/** Words that a field of study follows: "class in", "courses on". */
const BEFORE_FIELD = new Set([
  'in',
  'on',
  'of',
  'from',
  'to',
  'for',
  'or',
  'and',
  'nor',
  'about',
  'by',
  'with',
]);

/** What is proposed around each word, precomputed so that each name is checked in constant time. */
interface Surroundings {
  /** Whether a span contains the word. */
  isRead: readonly boolean[];
  /** Number of subject names that contain the word. */
  namesAt: readonly number[];
  /** Whether a word like "class" begins at the word. */
  nounAt: readonly boolean[];
  /** Whether such a word ends before the word. */
  nounBefore: readonly boolean[];
}

const surroundingsOf = (
  words: readonly Word[],
  spans: readonly Span[],
  names: readonly Named[],
): Surroundings => {
  const isRead = words.map(() => false);
  const namesAt = words.map(() => 0);
  const nounAt = words.map(() => false);
  const nounBefore = words.map(() => false);
  for (const { from, to, meaning } of spans) {
    isRead.fill(true, from, to);
    if (meaning.is !== 'noun') continue;
    nounAt[from] = true;
    if (to < words.length) nounBefore[to] = true;
  }
  for (const { from, to, phrase } of names)
    if (phrase.kind === 'subject') for (let at = from; at < to; at += 1) namesAt[at] = (namesAt[at] ?? 0) + 1;
  return { isRead, namesAt, nounAt, nounBefore };
};

/**
 * Whether a subject's name stands for the subject here. In "history of slavery" and "Latin America" it does not,
 * because "of" or an unknown word follows. A short code in lower case, such as "me" or "is", needs a word like "class"
 * after it.
 */
const canStand = (
  { from, to, phrase }: Named,
  words: readonly Word[],
  { isRead, namesAt, nounAt, nounBefore }: Surroundings,
  { lexicon }: Vocabulary,
): boolean => {
  const [before, word, next] = [words[from - 1], words[from], words[to]];
  if (word === undefined) return false;
  if (phrase.words.length === 1 && /^\d/.test(word.text))
    return (
      word.end - word.start === word.text.length && canStandAsNumber(word, before, next, nounAt[to] ?? false)
    );
  // "Two lectures of ENV-STD": a code in capitals stands anywhere.
  if (phrase.isCode && phrase.words.length > 1 && word.isName) return true;
  const isStrange = (at: number): boolean => {
    const each = words[at];
    const isName = (namesAt[at] ?? 0) > 0;
    return (
      each !== undefined && each.number === null && isRead[at] === false && !isName && !saysNothing(each.text)
    );
  };
  const isStrangeNext = (at: number): boolean => words[at]?.gap === 'space' && isStrange(at);
  const isBeforeNoun = (nounAt[to] ?? false) && next?.gap !== 'stop';
  /**
   * Whether the name and the word beside it are words of titles: those of "music theory" are, of "stats flavoured" not.
   */
  const isOfTitles = (beside: Word | undefined): boolean =>
    lexicon.titleWords.has(beside?.text ?? '') && !(phrase.isCode && !lexicon.titleWords.has(word.text));
  const isOfTerm =
    next?.text === 'of' && OF_TERMS.has(words[words[to + 1]?.text === 'the' ? to + 2 : to + 1]?.text ?? '');
  if ((next?.text === 'of' && !isOfTerm) || (isStrangeNext(to) && isOfTitles(next))) return false;
  if (JOINTS.has(next?.text ?? '') && isStrangeNext(to + 1)) return false;
  const isEveryday = saysNothing(word.text);
  const isShort = word.text.length < SHORT && !phrase.isNickname;
  if (phrase.words.length === 1 && (isEveryday || isShort) && !word.isName) {
    // "Oeb, at most five hours": a clause of its own.
    const isAlone =
      phrase.isCode &&
      !isEveryday &&
      words.length > 1 &&
      word.gap !== 'space' &&
      (next === undefined || next.gap !== 'space' || next.text === 'please');
    const isAfterNoun = isAlone || (before?.text === 'in' && (nounBefore[from - 1] ?? false));
    if (!isBeforeNoun && !(phrase.isCode && isAfterNoun)) return false;
    if ((isEveryday && !phrase.isCode) || BEFORE_FIELD.has(word.text)) return false;
    // "List it as something you need".
    if (isEveryday && !OF_CLASSES.has(next?.text ?? '') && !isAfterNoun) return false;
  }
  // "Politics in India", "film and art": after an unknown word the name is part of a topic.
  if (JOINTS.has(before?.text ?? '') && word.gap === 'space' && isStrange(from - 2)) return isBeforeNoun;
  // "I am writing for my daughter" names no subject.
  if (BEING.has(before?.text ?? '') && word.text.endsWith('ing')) return false;
  // "History of architecture" is one topic.
  if (before?.text === 'of' && word.gap === 'space' && !saysNothing(words[from - 2]?.text ?? 'class'))
    return false;
  if (from === 0 || word.gap !== 'space') return true;
  const isLed = BEFORE_FIELD.has(before?.text ?? '');
  return isLed ? !isStrangeNext(from - 2) || isBeforeNoun : !isStrange(from - 1) || !isOfTitles(before);
};

/** Whether a number stands for a subject: "philosophy (24)", "15 class", "not in 6, 18 or 2", "21H". */
const canStandAsNumber = (
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  isBeforeNoun: boolean,
): boolean => {
  if (/[a-z]$/.test(word.text) || isBeforeNoun) return true;
  if (UNITS_AFTER.has(next?.text ?? '')) return false;
  const isSetOff =
    (before === undefined || word.gap !== 'space') &&
    (next === undefined ? word.gap === 'comma' : next.gap !== 'space');
  return isSetOff || BEFORE_NUMBER.has(before?.text ?? '');
};
const UNITS_AFTER = new Set(
  'hours hour units people students stars am pm or_more plus to point percent days times of'.split(' '),
);
const BEFORE_NUMBER = new Set('course in inside from or outside department'.split(' '));

const OF_CLASSES = new Set('class classes course courses elective electives offerings'.split(' '));

/** "The seminars of the autumn". */
const OF_TERMS = new Set(
  'fall autumn spring summer winter next this coming upcoming semester term'.split(' '),
);

const SHORT = 4;
const JOINTS = new Set(['and', 'or']);
const BEING = new Set(['am', 'is', 'are', 'was', 'been']);
