import { AFTER_NAME, DEFINITE, KINDS } from '../../tables/courses/called.ts';
import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import {
  BEFORE_TIMES,
  BETWEEN_FIGURES,
  BETWEEN_KINDS,
  COUNTED_AFTER,
  ENDS_NAME,
  GATEWAY,
  GENERAL,
  INDEFINITE,
  LEADS_TO,
  LEVELS_AFTER,
  LEVELS_SAID,
  type LevelSaid,
  MAKES_VERB,
  NARROWS,
  NOT_AFTER,
  OF_INTRODUCTIONS,
  ORDINALS,
  PARTS,
  PLACES,
  VERBS_AFTER,
} from '../../tables/courses/levels-said.ts';
import { fold } from '../../spans/lexicon.ts';
import { isNoName, SMALL } from './course-meant.ts';
import { sequencesOf, type Topic } from './sequences.ts';
import { type Found, type Reader, subjectOf, type Token, wordsAt } from './tokens.ts';
import { isSubject, isTaken, isTopic, stands } from './where-names-stand.ts';

/** Fields and topics have no more words. */
const MOST_WORDS = 4;

/**
 * A course that is told by its level and field ("the intro psych class") or by its place in a sequence ("korean 2", "the
 * second half of orgo") and begins at a word; null where a wish for any such course is meant, or several fit alike. Titles
 * and prerequisites say which course it is.
 *
 * @param found courses found before, beside which other names can stand
 */
export const placedAt = (reader: Reader, at: number, found: readonly Found[]): Found | null => {
  const token = reader.tokens[at];
  if (token === undefined || token.code !== null) return null;
  const start = DEFINITE.has(token.text) ? at + 1 : at;
  return partAt(reader, at, start) ?? leveledAt(reader, at, start, found) ?? figureAt(reader, at, start);
};

/**
 * The course found for a name, unless that is a level and a field alone ("the intro econ class") whose words its title does
 * not have: a part of a word stands for others too, "econ" for "econometrics".
 */
export const ofItsField = (reader: Reader, found: Found | null): Found | null =>
  found !== null && isOfItsField(reader, found) ? found : null;
const isOfItsField = (reader: Reader, { code, from, to }: Found): boolean => {
  const { tokens, names } = reader;
  const leveled = levelAt(tokens, DEFINITE.has(tokens[from]?.text ?? '') ? from + 1 : from);
  if (leveled === null) return true;
  const sequences = sequencesOf(names);
  for (let end = to; end > leveled.to && end >= to - 1; end -= 1) {
    const words = wordsAt(reader, leveled.to, end);
    const topic = words === null ? null : sequences.topicOf(words);
    if (topic !== null && topic.subjects.size > 0) return sequences.has(topic, code);
  }
  return true;
};

/** "The second half of orgo", "second semester korean". */
const partAt = (reader: Reader, at: number, start: number): Found | null => {
  const { tokens } = reader;
  const place = ORDINALS.get(tokens[start]?.text ?? '');
  if (place === undefined || !isNext(tokens, start + 1) || !PARTS.has(tokens[start + 1]?.text ?? ''))
    return null;
  if (BEFORE_TIMES.has(tokens[at - 1]?.text ?? '') || isOneOfMany(tokens, at)) return null;
  let from = start + 2;
  for (const joint of ['of', 'the']) if (isNext(tokens, from) && tokens[from]?.text === joint) from += 1;
  const leveled = levelAt(tokens, from);
  const sequences = sequencesOf(reader.names);
  return longest(reader, leveled?.to ?? from, (topic, to) => {
    const code =
      leveled === null ? sequences.atPlace(topic, place) : sequences.ofLevel(topic, leveled.level, place);
    return code === null || isOfOther(reader, to) ? null : { code, from: at, to: withNoun(tokens, to) };
  });
};

/** "Intro psych", "beginning drawing", "the big programming class", "first intermediate japanese", "the psych intro". */
const leveledAt = (reader: Reader, at: number, start: number, found: readonly Found[]): Found | null => {
  const { tokens, names } = reader;
  const ordinal = ORDINALS.get(tokens[start]?.text ?? '') ?? null;
  const first = ordinal === null ? start : start + 1;
  const leveled = levelAt(tokens, first);
  const isArticle = start > at;
  if (leveled === null)
    return isArticle ? (gatewayAt(reader, at, start) ?? introAfter(reader, at, start)) : null;
  if (!isArticle && isOneOfMany(tokens, at)) return null;
  const sequences = sequencesOf(names);
  return longest(reader, leveled.to, (topic, to) => {
    const figure = ordinal === null ? placeAt(tokens, to) : null;
    const place = ordinal ?? figure;
    const code = sequences.ofLevel(topic, leveled.level, place);
    const end = figure === null ? to : to + 1;
    if (code === null || isOfOther(reader, end) || isRealCode(reader, topic, end)) return null;
    if (place === null && isPartOfName(reader, to)) return null;
    if (isArticle || place !== null) return { code, from: at, to: withNoun(tokens, end) };
    const isMeant =
      !isTopic(reader, at, to) &&
      !isListOfMany(tokens, to) &&
      !isNarrowed(tokens, at, to) &&
      !isBesideUnclear(reader, at, to, found) &&
      (stands(reader, at, to, found) || isTaken(reader, at, to, found) || isSubject(reader, at, to));
    return isMeant ? { code, from: at, to } : null;
  });
};

/** "The big programming class": only beside a word for a class, since a "big" topic is any. */
const gatewayAt = (reader: Reader, at: number, start: number): Found | null => {
  const { tokens, names } = reader;
  if (!GATEWAY.has(tokens[start]?.text ?? '')) return null;
  const from =
    isNext(tokens, start + 1) && LEVELS_SAID.has(tokens[start + 1]?.text ?? '') ? start + 2 : start + 1;
  return longest(reader, from, (topic, to) => {
    const code = ENDS_NAME.has(tokens[to]?.text ?? '')
      ? sequencesOf(names).ofLevel(topic, 'beginning', null)
      : null;
    return code === null || !isNext(tokens, to) || isOfOther(reader, to)
      ? null
      : { code, from: at, to: to + 1 };
  });
};

/** "The psych intro". */
const introAfter = (reader: Reader, at: number, start: number): Found | null => {
  const { tokens, names } = reader;
  return longest(reader, start, (topic, to) => {
    if (!isNext(tokens, to) || !LEVELS_AFTER.has(tokens[to]?.text ?? '')) return null;
    const code = sequencesOf(names).ofLevel(topic, 'beginning', null);
    return code === null || isOfOther(reader, to + 1)
      ? null
      : { code, from: at, to: withNoun(tokens, to + 1) };
  });
};

/** "Korean 2", "quantum ii", "spanish 101". */
const figureAt = (reader: Reader, at: number, start: number): Found | null => {
  const { tokens, names } = reader;
  // Looked up only before a figure: a message is long, and figures are few.
  const end = figureAhead(tokens, start);
  if (end === null || SMALL.has(tokens[start]?.text ?? '') || DEFINITE.has(tokens[start]?.text ?? ''))
    return null;
  const from = GENERAL.has(tokens[start]?.text ?? '') && end > start + 1 ? start + 1 : start;
  const words = wordsAt(reader, from, end);
  if (words === null || words.every((word) => isNoName(word) && !names.subjects.has(word))) return null;
  const figure = tokens[end]?.text ?? '';
  // "World war 1" is no place.
  if (COURSE_NICKNAMES.has([...words, figure].join(' '))) return null;
  const sequences = sequencesOf(names);
  const topic = sequences.topicOf(words);
  if (topic === null || isRealCode(reader, topic, end) || isOfOther(reader, end + 1)) return null;
  const place = figure === OF_INTRODUCTIONS ? 1 : placeAt(tokens, end);
  if (place === null || (figure === OF_INTRODUCTIONS && topic.subjects.size === 0)) return null;
  const code = sequences.atPlace(topic, place);
  // "CS 101" is a code that there is not; "sociology 101" is how an introduction is called.
  if (code !== null && figure === OF_INTRODUCTIONS && !isSaidInFull(reader, words, code)) return null;
  return code === null ? null : { code, from: at, to: withNoun(tokens, end + 1) };
};
const isSaidInFull = ({ names, titled }: Reader, words: readonly string[], code: string): boolean =>
  fold(names.departments.get(subjectOf(code)) ?? '') === words.join(' ') ||
  words.every((word) =>
    fold(titled.get(code)?.title ?? '')
      .split(' ')
      .includes(word),
  );
const figureAhead = (tokens: readonly Token[], start: number): number | null => {
  for (let at = start + 1; at <= start + MOST_WORDS; at += 1) {
    if (!isNext(tokens, at)) return null;
    const { text = '' } = tokens[at] ?? {};
    if (PLACES.has(text) || text === OF_INTRODUCTIONS) return at;
  }
  return null;
};

/** The level that is said at a word, and where its field begins. */
const levelAt = (tokens: readonly Token[], at: number): { level: LevelSaid; to: number } | null => {
  const { text = '', code = null } = tokens[at] ?? {};
  const level = code === null ? LEVELS_SAID.get(text) : undefined;
  if (level === undefined) return null;
  const isLed = LEADS_TO.has(text) && isNext(tokens, at + 1) && tokens[at + 1]?.text === 'to';
  return { level, to: isLed ? at + 2 : at + 1 };
};

/** The longest field or topic from a word on that gives a course. */
const longest = (
  reader: Reader,
  from: number,
  read: (topic: Topic, to: number) => Found | null,
): Found | null => {
  const { tokens, names } = reader;
  if (!isNext(tokens, from) || SMALL.has(tokens[from]?.text ?? '')) return null;
  for (let to = from + MOST_WORDS; to > from; to -= 1) {
    const words = wordsAt(reader, from, to);
    // A word that says nothing by itself is a topic only as a field: "economics", "math".
    if (words === null || SMALL.has(words.at(-1) ?? '')) continue;
    if (words.every(isNoName) && !names.subjects.has(words.join(' '))) continue;
    const topic = sequencesOf(names).topicOf(words);
    const found = topic === null ? null : read(topic, to);
    if (found !== null) return found;
  }
  return null;
};

/** Whether a word goes on with the one before it: no border stands between, and it is no code. */
const isNext = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && !token.isApart && token.code === null;
};

/** The place that a figure tells, unless things are counted or further figures follow: "korean 2", but no "chem 2 hours". */
const placeAt = (tokens: readonly Token[], at: number): number | null => {
  const place = isNext(tokens, at) ? PLACES.get(tokens[at]?.text ?? '') : undefined;
  const next = tokens[at + 1];
  if (place === undefined) return null;
  // "At 2:30", "1-2", "2 or 3 times".
  const further = BETWEEN_FIGURES.has(next?.text ?? '') ? tokens[at + 2] : next;
  if (further !== undefined && further.code === null && /^\d/u.test(further.text)) return null;
  return next !== undefined && !next.isApart && COUNTED_AFTER.has(next.text) ? null : place;
};

/** Whether a number after a field is a course of it: "psych 18". */
const isRealCode = ({ tokens, names: { recogniser } }: Reader, { subjects }: Topic, at: number): boolean => {
  const token = tokens[at];
  if (token === undefined || token.isApart || !/\d/u.test(token.text)) return false;
  return [...subjects].some((subject) => {
    const code = recogniser.normalise(`${subject} ${token.code === null ? token.text : ''}`);
    return token.code === null ? code !== null && recogniser.has(code) : subjectOf(token.code) === subject;
  });
};

/** "An intro psych", "some beginner korean", "am beginning spanish": any, or no course. */
const isOneOfMany = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  const isBeside = before !== undefined && tokens[at]?.isApart === false;
  return (
    isBeside &&
    (INDEFINITE.has(before.text) || (tokens[at]?.text === 'beginning' && MAKES_VERB.has(before.text)))
  );
};

/** What follows may make it something else: "intro psych classes", "the intro psych lab". */
const isOfOther = ({ tokens }: Reader, at: number): boolean => {
  const next = tokens[at];
  return isNext(tokens, at) && next !== undefined && (NOT_AFTER.has(next.text) || KINDS.has(next.text));
};

/** "Introduction to Statistical Regret": a word with a meaning goes on with the name. */
const isPartOfName = ({ tokens }: Reader, to: number): boolean => {
  const next = tokens[to];
  if (next === undefined || !isNext(tokens, to)) return false;
  return (
    !AFTER_NAME.has(next.text) && !VERBS_AFTER.has(next.text) && !isNoName(next.text) && !SMALL.has(next.text)
  );
};

/** "Intro bio in spring, not before ten": a wish that begins with its field. */
const isNarrowed = (tokens: readonly Token[], at: number, to: number): boolean =>
  (at === 0 || tokens[at]?.isStop === true) &&
  (tokens[to] === undefined || NARROWS.has(tokens[to]?.text ?? ''));

/** "Intro chem or intro history": where one of two is no course, both are kinds of course. */
const isBesideUnclear = (reader: Reader, at: number, to: number, found: readonly Found[]): boolean => {
  const { tokens, names } = reader;
  const next =
    isNext(tokens, to) && BETWEEN_KINDS.has(tokens[to]?.text ?? '') ? levelAt(tokens, to + 1) : null;
  const sequences = sequencesOf(names);
  if (next !== null) {
    const other = longest(reader, next.to, (topic, end) => {
      const code = sequences.ofLevel(topic, next.level, placeAt(tokens, end));
      return code === null ? null : { code, from: to + 1, to: end };
    });
    if (other === null) return true;
  }
  if (
    !isNext(tokens, at) ||
    !BETWEEN_KINDS.has(tokens[at - 1]?.text ?? '') ||
    found.some((each) => each.to === at - 1)
  )
    return false;
  return tokens.slice(Math.max(0, at - 1 - MOST_WORDS), at - 1).some(({ text }) => LEVELS_SAID.has(text));
};

/** "Intro psych and econ classes". */
const isListOfMany = (tokens: readonly Token[], to: number): boolean => {
  for (let at = to; at < to + MOST_WORDS && isNext(tokens, at); at += 1)
    if (NOT_AFTER.has(tokens[at]?.text ?? '')) return true;
  return false;
};

/** Where the word for a class ends that follows: "the korean 2 class". */
const withNoun = (tokens: readonly Token[], to: number): number =>
  isNext(tokens, to) && ENDS_NAME.has(tokens[to]?.text ?? '') ? to + 1 : to;
