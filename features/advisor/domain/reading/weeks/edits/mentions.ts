import type { WeekSaid } from '../../context.ts';
import { HEAVIEST } from '../../request.ts';
import type { Word } from '../../spans/words.ts';
import type { Turn } from '../../turn.ts';
import {
  COMES_AFTER,
  COMES_BEFORE,
  GOES_AFTER,
  GOES_BEFORE,
  NOT_COMING_AFTER,
  NOT_GOING_AFTER,
  ONLY_THOUGHT,
  PLACES,
  SPOKEN_OF,
  STAYS_AFTER,
  STAYS_BEFORE,
} from '../../tables/weeks/edit-words.ts';
import { coursesMeant, type Item, itemsOf } from '../orders/course-meant.ts';

/** What becomes of a course that a message speaks of. */
export type Fate = 'goes' | 'comes' | 'stays' | 'spoken';

/** A course that a message speaks of, by code, title or subject, or as "it". */
export interface Mention {
  codes: readonly string[];
  /** Whether the week has it. */
  isHeld: boolean;
  isBare: boolean;
  fate: Fate;
  from: number;
  to: number;
}

/** The courses that a message speaks of, in its order, with what is said of each. Linear: windows are bounded. */
export const mentionsIn = (
  turn: Pick<Turn, 'reading' | 'readPart' | 'vocabulary' | 'message'>,
  items: readonly Item[],
): Mention[] => {
  const { words } = turn.reading;
  const { message } = turn;
  const found = placesOf(turn, items);
  const mentions: Mention[] = [];
  /** Where the courses begin that are joined to the last one: "A and B out". */
  let first = 0;
  for (const [at, place] of found.entries()) {
    const before = windowBefore(words, place.from, found[at - 1]?.to ?? 0);
    const after = windowAfter(words, place.to, found[at + 1]?.from ?? words.length);
    const last = mentions.at(-1);
    const isJoined = before.texts.length === 0 || before.texts.every((text) => JOINTS.has(text));
    const label = labelOf(message, words, place.from);
    const own =
      place.isPronoun && place.to - place.from > 1 && after[0] !== 'is'
        ? 'goes'
        : (label ?? fateBy(before.texts, after, last, place.isPronoun));
    const fate = own === 'spoken' && isJoined && last !== undefined && before.isNear ? last.fate : own;
    if (!isJoined || !before.isNear) first = mentions.length;
    // "Take A and B out": what is said after the last holds for all.
    else if (own !== 'spoken' && !OF_ONE.has(after[0] ?? ''))
      for (const each of mentions.slice(first))
        if (each.isHeld === place.isHeld && (each.fate === 'spoken' || OUT.has(after[0] ?? '')))
          each.fate = own;
    const codes = place.isPronoun ? (mentions.findLast(({ isHeld }) => isHeld)?.codes ?? []) : place.codes;
    if (codes.length === 0) continue;
    mentions.push({
      codes,
      isHeld: place.isPronoun || place.isHeld,
      isBare: isJoined && after.length === 0,
      fate,
      from: place.from,
      to: place.to,
    });
  }
  return mentions;
};
const OF_ONE = new Set(['goes', 'is', 'was', 'stays', 'has', 'leaves', 'scares', 'remains', 'comes']);
const OUT = new Set(['out', 'off', 'away']);
const JOINTS = new Set(['and', 'or', 'plus', 'nor', 'the', 'both', 'all']);

/** "Drop that one and find me a music class": fewer courses are spoken of than would go. */
export const isOfFewer = (
  turn: Pick<Turn, 'reading' | 'readPart' | 'vocabulary' | 'message'>,
  week: WeekSaid,
  gone: readonly string[],
): boolean => {
  const { words } = turn.reading;
  const isWished = words.some(({ text }) => ARTICLES.has(text));
  if (gone.length < 2 || !isWished || words.some(({ text }) => OF_SEVERAL.has(text))) return false;
  const spoken = new Set(mentionsIn(turn, itemsOf(week)).flatMap(({ codes }) => codes));
  const unspoken = gone.filter((code) => !spoken.has(code)).length;
  const pointed = words.filter(
    ({ text }, at) => text === 'one' || (SPOKEN_OF.has(text) && words[at + 1]?.text !== 'one'),
  ).length;
  return unspoken > pointed;
};
const OF_SEVERAL = new Set('both all two three 2 3 ones those them these classes courses'.split(' '));

/** "Out: HISTORY 34", "in → SOCIOL 55". */
const labelOf = (message: string, words: readonly Word[], at: number): Fate | null => {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !LABELS.test(message.slice(before.end, word.start)))
    return null;
  if (before.text === 'out' || GOES_BEFORE.has(before.text)) return 'goes';
  if (
    before.text === 'in' ||
    before.text === 'new' ||
    (before.text !== 'for' && COMES_BEFORE.has(before.text))
  )
    return 'comes';
  return STAYS_BEFORE.has(before.text) ? 'stays' : null;
};
const LABELS = /^\s*(?:[:=]|-+>|→)\s*$/u;

interface Place {
  codes: readonly string[];
  isHeld: boolean;
  isPronoun: boolean;
  from: number;
  to: number;
}

const MOST_WORDS = 160;
const placesOf = (
  { reading, readPart, vocabulary }: Pick<Turn, 'reading' | 'readPart' | 'vocabulary'>,
  items: readonly Item[],
): Place[] => {
  const words = reading.words.slice(0, MOST_WORDS);
  const held = new Set(items.map(({ code }) => code));
  const named = reading.spans
    .flatMap(({ from, to, meaning }): Place[] => {
      if (meaning.is !== 'course') return [];
      const codes = [meaning.code, ...meaning.candidates];
      const own = codes.filter((code) => held.has(code));
      if (own.length > 0) return [{ codes: [own[0] ?? ''], isHeld: true, isPronoun: false, from, to }];
      return meaning.known && meaning.candidates.length <= 1
        ? [{ codes: [meaning.code], isHeld: false, isPronoun: false, from, to }]
        : [];
    })
    .toSorted((a, b) => a.from - b.from);
  const titled = wordsOfTitles(vocabulary, held);
  const places: Place[] = [];
  for (let at = 0; at < words.length;) {
    const span = named.find(({ from, to }) => from <= at && at < to);
    if (span !== undefined) {
      places.push(span);
      at = span.to;
      continue;
    }
    const own = byTitle(words, at, titled) ?? byWord(words, at, items, { readPart, vocabulary });
    if (own !== null) {
      places.push(own);
      at = own.to;
      continue;
    }
    if (
      SPOKEN_OF.has(words[at]?.text ?? '') &&
      !opensClause(words, at) &&
      !(words[at]?.text === 'that' && places.at(-1)?.to === at)
    )
      places.push({ codes: [], isHeld: false, isPronoun: true, from: at, to: placeEnd(words, at) ?? at + 1 });
    at += 1;
  }
  return places;
};
/** "That is why …" refers to no course. */
const opensClause = (words: readonly Word[], at: number): boolean =>
  (placeEnd(words, at) === null && BEING.has(words[at + 1]?.text ?? '')) ||
  (NOUN_AFTER.has(words[at]?.text ?? '') &&
    words[at + 1]?.gap === 'space' &&
    !AFTER_IT.has(words[at + 1]?.text ?? ''));
const BEING = new Set(['is', 'are', 'was', 'were', 'would', 'has', 'does', 'will', 'can']);
const NOUN_AFTER = new Set(['that', 'this', 'those', 'her', 'them']);
const AFTER_IT = new Set(
  'one class course and out off for with in from there instead please then goes or so but if to by'.split(
    ' ',
  ),
);
/** "Its place", which is read as "it is place". */
const placeEnd = (words: readonly Word[], at: number): number | null => {
  const to = words[at + 1]?.text === 'is' && words[at + 1]?.start === words[at]?.start ? at + 2 : at + 1;
  return PLACES.has(words[to]?.text ?? '') ? to + 1 : null;
};

/** The words of the titles of some courses, each with the one course that has it. */
const wordsOfTitles = (
  { lexicon }: Turn['vocabulary'],
  held: ReadonlySet<string>,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string | null>();
  for (const titles of [lexicon.titles, lexicon.shortTitles])
    for (const [title, codes] of titles) {
      const code = codes.find((each) => held.has(each));
      if (code === undefined) continue;
      for (const word of title.split(' '))
        if (word.length > SHORTEST && !IN_ANY_TITLE.has(word))
          found.set(word, (found.get(word) ?? code) === code ? code : null);
    }
  return new Map([...found].flatMap(([word, code]) => (code === null ? [] : [[word, code]])));
};
const IN_ANY_TITLE = new Set(
  (
    'introduction introductory history world study studies theory science sciences topics seminar course ' +
    'class first your their with from into about work life time things'
  ).split(' '),
);

/** "The jazz one", "instead of jazz": by a word of its title, where only a course can be meant. */
const byTitle = (words: readonly Word[], at: number, titled: ReadonlyMap<string, string>): Place | null => {
  const code = titled.get(words[at]?.text ?? '');
  if (code === undefined) return null;
  const isNoun = COURSE_NOUNS.has(words[at + 1]?.text ?? '') && words[at + 1]?.gap === 'space';
  const before = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const isCued = GOES_BEFORE.has(before.join(' ')) || GOES_BEFORE.has(before.at(-1) ?? '');
  if (!isCued && !(isNoun && OF_HELD.has(before.at(-1) ?? ''))) return null;
  return { codes: [code], isHeld: true, isPronoun: false, from: at, to: isNoun ? at + 2 : at + 1 };
};
const OF_HELD = new Set(['the', 'my', 'that', 'this']);

/** "The spanish", "econ": the one course of the week that the word means. */
const byWord = (
  words: readonly Word[],
  at: number,
  items: readonly Item[],
  reader: Pick<Turn, 'readPart' | 'vocabulary'>,
): Place | null => {
  const { text, number } = words[at] ?? { text: '', number: null };
  if (
    text.length < SHORTEST ||
    (number !== null && !/^\d{2,4}$/u.test(text)) ||
    IN_WISHES.has(words[at - 1]?.text ?? '') ||
    isInWish(words, at)
  )
    return null;
  if (!reader.vocabulary.lexicon.words.has(text) && !reader.vocabulary.names.has(text)) return null;
  // "Stat 20", which the catalogue does not have.
  if (words[at + 1]?.gap === 'space' && /^\d/u.test(words[at + 1]?.text ?? '')) return null;
  const meant = coursesMeant(text, items, reader);
  if (meant === null || meant === HEAVIEST || meant.like.length !== 1) return null;
  const isNoun = COURSE_NOUNS.has(words[at + 1]?.text ?? '') && words[at + 1]?.gap === 'space';
  return { codes: meant.codes, isHeld: true, isPronoun: false, from: at, to: isNoun ? at + 2 : at + 1 };
};
const SHORTEST = 3;
/** "Another econ class", "something in history": what is wished for. */
const IN_WISHES = new Set(
  'another other something anything some a an in about more still different new from one of any like'.split(
    ' ',
  ),
);
/** "A not too heavy music class": in what an article begins, with nothing between that changes a course. */
const isInWish = (words: readonly Word[], at: number): boolean => {
  for (let from = at; from > at - MOST_WISHED && words[from]?.gap === 'space'; from -= 1) {
    const text = words[from - 1]?.text ?? '';
    if (ARTICLES.has(text)) return true;
    if (OF_HELD.has(text) || GOES_BEFORE.has(text) || STAYS_BEFORE.has(text) || ENDS.has(text)) return false;
  }
  return false;
};
const MOST_WISHED = 6;
const ARTICLES = new Set(['a', 'an', 'another', 'something']);
const COURSE_NOUNS = new Set(['one', 'class', 'course', 'lecture', 'seminar', 'thing', 'lab']);

const FAR = 7;
/** The words of the clause before a course. */
const windowBefore = (
  words: readonly Word[],
  at: number,
  last: number,
): { texts: string[]; isNear: boolean } => {
  let from = at;
  while (from > last && at - from < FAR && words[from]?.gap === 'space') from -= 1;
  if (from > last && words[from]?.gap !== 'space' && from < at) from = Math.max(from, last);
  const texts = words.slice(from, at).map(({ text }) => text);
  const joint = texts.findLastIndex(
    (text, index) =>
      index < texts.length - 1 &&
      (PARTS.has(text) ||
        (text === 'and' &&
          (COMES_BEFORE.has(texts[index + 1] ?? '') || GOES_BEFORE.has(texts[index + 1] ?? '')))),
  );
  return {
    texts: joint < 0 ? texts : texts.slice(joint + 1),
    isNear: from === last && words.slice(from, at + 1).every(({ gap }) => gap !== 'stop'),
  };
};
const PARTS = new Set(['but', 'so', 'then', 'because', 'since', 'while', 'when']);

/** The words of the clause after a course. */
const windowAfter = (words: readonly Word[], at: number, next: number): string[] => {
  const texts: string[] = [];
  for (let to = at; to < next && to - at < NEAR && words[to]?.gap === 'space'; to += 1) {
    const text = words[to]?.text ?? '';
    if (texts.length > 0 && ENDS.has(text)) break;
    if (ENDS.has(text)) break;
    texts.push(text);
  }
  return texts;
};
const NEAR = 6;
const ENDS = new Set(['and', 'but', 'because', 'since', 'so', 'plus']);

const fateBy = (
  before: readonly string[],
  after: readonly string[],
  last: Mention | undefined,
  isPronoun: boolean,
): Fate => {
  // "I always skip it": a habit.
  if (cueIn(before, ONLY_THOUGHT) >= 0 || (isPronoun && before.some((text) => HABITS.has(text))))
    return 'spoken';
  const isNot = (at: number) => before.slice(Math.max(0, at - 3), at).some((text) => NOT.has(text));
  const gone = cueIn(before, GOES_BEFORE);
  const kept = cueIn(before, STAYS_BEFORE);
  const come = cueIn(before, COMES_BEFORE);
  const isLeftOut = kept >= 0 && after.some((text) => text === 'out' || text === 'off');
  if (gone >= 0 && gone >= kept) return isNot(gone) && !NOT.has(before[gone] ?? '') ? 'stays' : 'goes';
  if (startsWith(after, COMES_AFTER, NOT_COMING_AFTER) && !isPronoun)
    return isNot(before.length) ? 'spoken' : 'comes';
  if (startsWith(after, STAYS_AFTER)) return 'stays';
  const isLaidOut = before.some((text) => LAYS.has(text));
  const isOut =
    startsWith(after, GOES_AFTER, NOT_GOING_AFTER) &&
    !isLaidOut &&
    (!isPronoun || before.some((text) => TAKES.has(text)));
  if (isLeftOut || isOut) return isNot(before.length) ? 'stays' : 'goes';
  if (kept >= 0) return isNot(kept) ? 'goes' : 'stays';
  if (come < 0) return 'spoken';
  if (FOR.has(before[come] ?? '')) return last?.fate === 'goes' && come === 0 ? 'comes' : 'spoken';
  return isNot(come) ? 'spoken' : 'comes';
};
const HABITS = new Set(['always', 'usually', 'often', 'sometimes', 'otherwise', 'tend']);
/** "Lay that out", "check it out". */
const LAYS = new Set(
  'lay check find figure sort map work plan draw spread point try test spell write fill'.split(' '),
);
const TAKES = new Set('take taking get kick throw pull leave cut let toss'.split(' '));
const NOT = new Set(['not', 'never', 'no']);
const FOR = new Set(['for', 'with', 'by', 'to', 'in', 'into', 'do', 'need', 'want']);

/** Where a cue of up to three words begins; the last one counts. -1: none. */
const cueIn = (texts: readonly string[], cues: ReadonlySet<string>): number => {
  for (let at = texts.length - 1; at >= 0; at -= 1)
    for (let size = 3; size > 0; size -= 1)
      if (at + size <= texts.length && cues.has(texts.slice(at, at + size).join(' '))) return at;
  return -1;
};

/** Whether words begin with a cue, but for words that say nothing. */
const startsWith = (
  texts: readonly string[],
  cues: ReadonlySet<string>,
  butBefore: ReadonlySet<string> = new Set(),
): boolean => {
  const first = texts.findIndex((text) => !SAYS_NOTHING.has(text));
  if (first < 0) return false;
  for (let size = 4; size > 0; size -= 1)
    if (cues.has(texts.slice(first, first + size).join(' ')))
      return !butBefore.has(texts[first + size] ?? '');
  return false;
};
const SAYS_NOTHING = new Set(
  'then just really thing class course one actually kinda simply i guess that which'.split(' '),
);
