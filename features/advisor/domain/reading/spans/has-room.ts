import { WISH_WORDS } from './lines.ts';
import type { Condition, Meaning, Span } from './meaning.ts';
import { DAY_WORDS } from './line.ts';
import { saysNothing } from './says-nothing.ts';
import { OF_COURSES, PAST } from '../tables/own/told.ts';
import { CLASSES } from '../tables/word-classes.ts';
import { isOrdinary } from '../tables/words-of-talk.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/**
 * Whether a span may stand here, instead of being part of a topic or title: "big data" and "great books" are title
 * words, though "big" and "great" are conditions elsewhere; so is "science" in "history of science" and in "religion
 * and science", "language" among other topics, and "fall" in "the fall of Rome".
 */
export const hasRoom = (
  { from, to, meaning }: Span,
  words: readonly Word[],
  vocabulary: Vocabulary,
): boolean => {
  const { pairs, names, phrases } = vocabulary;
  if (meaning.is === 'reference')
    return (
      !isRelative(from, to, words) &&
      !isDeterminer(from, to, words) &&
      hasRoomForReference(meaning.to.kind, words[to], vocabulary)
    );
  // "Fiction poems essays" is a topic.
  if (meaning.is === 'unheld' && meaning.thing === 'assignments' && to - from === 1)
    return (
      words[from]?.gap !== 'space' || !isContent(words[from - 1]) || saysNothing(words[from]?.text ?? '')
    );
  const [before, word, next] = [words[from - 1], words[from], words[to]];
  const isPair = (one?: Word, other?: Word) =>
    one !== undefined &&
    other !== undefined &&
    other.gap === 'space' &&
    ![one, other].some((each) => each !== word && saysNothing(each.text)) &&
    pairs.has(`${one.text} ${other.text}`);
  // "Climate change" changes nothing.
  if (to - from === 1 && OF_TITLES.has(meaning.is)) {
    const isOfTopic = CHANGING.has(word?.text ?? '') && word?.gap === 'space' && isContent(before);
    return !isOfTopic && !isPair(word, next) && !isPair(before, word);
  }
  // "To learn to write a poem" is the student's wish, no errand.
  // "Where you write a poem every week" neither.
  const isByStudent =
    before !== undefined &&
    word?.gap === 'space' &&
    (before.text === 'to' ||
      WRITERS.has(before.text) ||
      (before.text === 'you' && !MODALS.has(words[from - 2]?.text ?? '')));
  if (
    meaning.is === 'outside' &&
    isByStudent &&
    !words.slice(from, to).some(({ text }) => text === 'my' || text === 'me')
  )
    return false;
  // "This fall or spring" wishes for either.
  if (meaning.is === 'ask' && SEASONS.has(word?.text ?? '') && before?.text === 'this') return false;
  if (meaning.is !== 'conditions') return true;
  const on = meaning.conditions[0]?.on;
  // A one-word name must be written like a name.
  if (on === 'instructor' && to - from === 1) return word?.isName ?? false;
  // "Her teacher said": a name that no teacher here has is no word of the language.
  const last = words[to - 1];
  if (
    on === 'instructor' &&
    last &&
    !last.isName &&
    meaning.conditions.some(({ value }) => value === last.text)
  )
    return !(
      WISH_WORDS.has(last.text) ||
      saysNothing(last.text) ||
      isOrdinary(last.text) ||
      PAST.has(last.text)
    );
  // "I stayed for two hours": what was spent is no limit.
  if (on === 'hours' && /\d|^two|^three/.test(word?.text ?? '') && isSpent(from, words)) return false;
  // "Early modern", "late antiquity": of a period, not of the day.
  if (to - from === 1 && OF_PERIODS.has(word?.text ?? '') && next?.gap === 'space' && isContent(next))
    return false;
  // "I want to do my gen eds early": of no time of day.
  if (on === 'endsBefore' && to - from === 1 && words.slice(Math.max(0, from - FAR_DONE), from).some(isDoing))
    return false;
  // "My little brother", "a little job" are no small class.
  if (
    on === 'size' &&
    word?.text === 'little' &&
    next?.gap === 'space' &&
    !isNoun(next) &&
    !isSubject(next, phrases)
  )
    return false;
  if (on === 'terms') return hasRoomForTerm(from, to, words, phrases, isPair);
  if (to - from > 1 || on === undefined || !OF_ONE_WORD.has(on)) return true;
  // "Programming heavy" is about the topic, not the workload.
  if (on === 'hours' && word?.text === 'heavy' && word.gap === 'space' && isContent(before)) return false;
  // "Language and the brain" is a topic.
  // So is "language processing".
  if (on === 'kinds')
    return (
      word?.text !== 'language' ||
      !(
        isInTopic(from, to, words, TOPIC_JOINTS) ||
        (next?.gap === 'space' && isContent(next) && !isNoun(next))
      )
    );
  const isStrange = (each?: Word) => isContent(each) && !names.has(each?.text ?? '');
  if (on === 'areas') {
    // "How people understand language" is about it, and asks for no language.
    if (
      word?.text === 'language' &&
      OF_SPEECH.has(before?.text ?? '') &&
      !(next?.gap === 'space' && isNoun(next))
    )
      return false;
    const isOf = before?.text === 'of' && words[from - 2]?.text !== 'outside';
    const isListed = word?.gap === 'comma' && next?.gap === 'comma';
    const isBeside = (each?: Word) => each?.gap === 'space';
    if (isOf || isListed || (isBeside(word) && isStrange(before)) || (isBeside(next) && isStrange(next)))
      return false;
  }
  // "Cheap books and an easy history class": the adjective belongs to the course after it.
  const isAdjective = on !== 'areas' && next?.gap === 'space' && (isNoun(next) || isSubject(next, phrases));
  if (!isAdjective && isInTopic(from, to, words, on === 'areas' ? TOPIC_JOINTS : AND_OF, names)) return false;
  return !isPair(word, next) && !isPair(before, word);
};

/** Whether "that" is a relative pronoun, not a reference: "Any that are in spring", "a class that starts late". */
const isRelative = (from: number, to: number, words: readonly Word[]): boolean =>
  to - from === 1 &&
  words[from]?.text === 'that' &&
  words[from]?.gap === 'space' &&
  words[to]?.gap === 'space' &&
  VERBS.has(words[to]?.text ?? '') &&
  !VERBS.has(words[from - 1]?.text ?? '');
const VERBS: ReadonlySet<string> = new Set([
  ...['IS', 'MEETS', 'DO', 'HELPER', 'COUNT'].flatMap(
    (name) => CLASSES.get(name)?.map(([first = '']) => first) ?? [],
  ),
  'has',
  'have',
  'fit',
  'fits',
  'i',
  'you',
  'count',
]);

/** Whether "that" precedes a topic, and is no reference: "That murder class". */
const isDeterminer = (from: number, to: number, words: readonly Word[]): boolean =>
  to - from === 1 &&
  DETERMINERS.has(words[from]?.text ?? '') &&
  words[to]?.gap === 'space' &&
  isContent(words[to]);
const DETERMINERS = new Set(['that', 'this']);

/** "The first world war" does not refer to a course shown. */
const hasRoomForReference = (kind: string, next: Word | undefined, { lexicon }: Vocabulary): boolean =>
  kind !== 'nth' || next?.gap !== 'space' || saysNothing(next.text) || !lexicon.titleWords.has(next.text);

/** Acts that are also nouns: "climate change", "foreign trade", "gene drop". */
const CHANGING = new Set(['change', 'trade', 'exchange', 'switch', 'drop', 'cut']);

/** Meanings of a single word that may also be in a title. */
const OF_TITLES: ReadonlySet<Meaning['is']> = new Set(['act', 'talk', 'role', 'outside', 'unheld']);

/** Conditions from one ordinary word: "big", "great", "light", "science". */
const OF_ONE_WORD: ReadonlySet<Condition['on']> = new Set(['areas', 'kinds', 'size', 'rating', 'hours']);

/** Whether a verb in the past is right before: "I stayed for two hours". */
const isSpent = (from: number, words: readonly Word[]): boolean =>
  words
    .slice(Math.max(0, from - FAR_BACK), from)
    .some(({ text }) => PAST.has(text) || (/^.{3,}ed$/.test(text) && !OF_COURSES.has(text)));
const FAR_BACK = 3;
const WRITERS = new Set('i we people students one'.split(' '));
const MODALS = new Set('can could would will do did should'.split(' '));
const FAR_DONE = 5;
const isDoing = ({ text }: Word): boolean => DOING.has(text);
const DOING = new Set('do finish complete knock'.split(' '));

const OF_SPEECH = new Set(
  'understand understands understanding process processes acquire acquires use uses produce produces how where why'.split(
    ' ',
  ),
);
const OF_PERIODS = new Set(['early', 'late']);

/** A season alone, without "in", "next" or a year, is a term only if no topic is beside it. */
const hasRoomForTerm = (
  from: number,
  to: number,
  words: readonly Word[],
  phrases: Vocabulary['phrases'],
  isPair: (one?: Word, other?: Word) => boolean,
): boolean => {
  const held = words.slice(from, to);
  if (!held.some(({ text }) => SEASONS.has(text))) return true;
  if (words[to]?.text === 'of') return false;
  if (!held.every(({ text }) => SEASONS.has(text) || text === 'the')) return true;
  if (held[0]?.text === 'the') return false;
  // "Silent spring" is in a title, "jazz spring" is not. "Spring flowers" is a topic, "spring english seminars" is not.
  const next = words[to];
  const isBefore =
    next?.gap === 'space' && isContent(next) && !isSubject(next, phrases) && !isAttribute(words, to, phrases);
  // "Seminars spring" are a kind of class, and no topic.
  const isTopic = (isContent(words[from - 1]) && isPair(words[from - 1], words[from])) || isBefore;
  return !isTopic && !isInTopic(from, to, words, TOPIC_JOINTS);
};

/** "Spring HASS-H". */
const isAttribute = (words: readonly Word[], at: number, phrases: Vocabulary['phrases']): boolean =>
  (phrases.get(words[at]?.text ?? '') ?? []).some(
    (each) =>
      each.kind === 'attribute' && each.words.every((text, offset) => words[at + offset]?.text === text),
  );

const isSubject = (word: Word | undefined, phrases: Vocabulary['phrases']): boolean =>
  (phrases.get(word?.text ?? '') ?? []).some(({ kind, words }) => kind === 'subject' && words.length === 1);

/** Whether a word is joined to a topic: "Women in science", "light and matter". */
const isInTopic = (
  from: number,
  to: number,
  words: readonly Word[],
  joints: ReadonlySet<string>,
  names: ReadonlySet<string> = new Set(),
): boolean => {
  const first = from - (ARTICLES.has(words[from - 1]?.text ?? '') ? 1 : 0);
  const joint = words[first - 1]?.text ?? '';
  const other = words[first - 2];
  if (joints.has(joint) && isContent(other)) {
    // "Econ and science classes" names two fields.
    const isEither = joint === 'and' && names.has(other?.text ?? '') && isNounNext(words[to]);
    if (!isEither) return true;
  }
  const nextJoint = words[to]?.text ?? '';
  const isNamed = ARTICLES.has(words[to + 1]?.text ?? '');
  const at = to + (isNamed ? 2 : 1);
  if (!joints.has(nextJoint) || words[to]?.gap !== 'space' || !isContent(words[at], isNamed)) return false;
  return !(nextJoint === 'and' && names.has(words[at]?.text ?? '') && isNounNext(words[at + 1]));
};

const TOPIC_JOINTS: ReadonlySet<string> = new Set(['and', 'in', 'of']);
const AND_OF: ReadonlySet<string> = new Set(['and', 'of']);
const ARTICLES = new Set(['a', 'an', 'the']);
const SEASONS: ReadonlySet<string> = new Set(CLASSES.get('SEASON')?.flat());
const NOUNS: ReadonlySet<string> = new Set(CLASSES.get('NOUN')?.flat());

const isNoun = (word?: Word): boolean => NOUNS.has(word?.text ?? '');

/** "Language and the brain? Anything": in the same sentence. */
const isNounNext = (word?: Word): boolean => isNoun(word) && word?.gap === 'space';

/** Whether a word can be a topic; `isNamed`: it follows an article. */
const isContent = (word?: Word, isNamed = false): boolean =>
  word !== undefined &&
  word.number === null &&
  word.clock === null &&
  !/\d/.test(word.text) &&
  !DAY_WORDS.has(word.text) &&
  !saysNothing(word.text) &&
  // "I do not mind" is no topic, "the mind" is.
  (isNamed || !WISH_WORDS.has(word.text));
