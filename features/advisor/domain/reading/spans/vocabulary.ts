import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import { type Area, areaOf, type SubjectFacts } from '#features/catalogue/domain/areas.ts';
import type { AttributeChoice } from '#features/catalogue/domain/search/filters/attribute-choices.ts';
import { PERMISSION_SCHEME } from '#features/catalogue/domain/permission.ts';
import { fold, type Lexicon } from './lexicon.ts';
import { be } from '../frame/conditions.ts';
import type { NamesAt } from './line.ts';
import { namesAtOf } from './names-at.ts';
import { saysNothing } from './says-nothing.ts';
import type { Condition } from './meaning.ts';
import { SUBJECT_NICKNAMES } from '../tables/courses/subject-nicknames.ts';
import { ATTRIBUTE_NAMES, ATTRIBUTE_NAMES_IN_SEARCH, VALUE_WORDS } from '../tables/attribute-names.ts';
import { OPENED } from '../tables/short-words.ts';
import { wordsOf } from './words.ts';
import { wordsOfSpeech } from './words-of-speech.ts';

/** A name of the catalogue. */
export interface Phrase {
  words: readonly string[];
  kind: 'subject' | 'attribute' | 'title';
  /**
   * For a subject: whether this spelling always means it ("Economics", "compsci"); a short code in lower case does not.
   */
  isCode: boolean;
  /** For a subject: whether it is a nickname, which may be short and in lower case. */
  isNickname: boolean;
  conditions: readonly Condition[];
  /** For a title: the codes of its courses. */
  codes: readonly string[];
  /** Added to the score of its span. */
  extra?: number;
  /** It has this meaning only in a search box. */
  isForSearch?: boolean;
}

/** Above an equal subject name that stands beside the scheme. */
const VALUE = 1;

/** The names of a catalogue, indexed for reading. */
export interface Vocabulary {
  lexicon: Lexicon;
  /** By first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Every word of these names; none is corrected. */
  names: ReadonlySet<string>;
  /** Subjects of each broad field. */
  subjectsIn: ReadonlyMap<Area, readonly string[]>;
  /** Words that are said much more often in talk than in titles. */
  ofSpeech: ReadonlySet<string>;
  /** Pairs of adjacent words of titles: "big" in "big data" is no size. */
  pairs: ReadonlySet<string>;
  namesAt: NamesAt;
}

export interface VocabularySource {
  subjects: readonly SubjectFacts[];
  attributes: readonly { scheme: string; value: string }[];
  titles: readonly string[];
  /** Words that are said often, folded, with how often in a million; absent: none are known. */
  inSpeech?: ReadonlyMap<string, number>;
}

/** Builds the index. Linear in the catalogue. */
export const createVocabulary = (
  lexicon: Lexicon,
  { subjects, attributes, titles, inSpeech = new Map() }: VocabularySource,
): Vocabulary => {
  const phrases = new Map<string, Phrase[]>();
  const add = (name: string, phrase: Omit<Phrase, 'words'>): void => {
    const words = name.split(' ');
    const [first = ''] = words;
    const known = phrases.get(first);
    if (known) known.push({ words, ...phrase });
    else phrases.set(first, [{ words, ...phrase }]);
  };
  const given = new Set(lexicon.titled.map(({ code }) => subjectOfTag(code)));
  for (const [name, condition, isCode] of subjectNames(subjects, given))
    add(name, {
      kind: 'subject',
      conditions: [condition],
      codes: [],
      isCode,
      isNickname: name in SUBJECT_NICKNAMES,
    });
  // A name that is also a subject's stands for the subject.
  const { names, ofValues, inSearch } = attributeNames(attributes);
  const addAttribute = (name: string, choice: AttributeChoice, more: Partial<Phrase> = {}): void => {
    const conditions = [be('attributes', [choice])];
    // Names are looked up as words are read: "lab" as "laboratory".
    for (const said of new Set([name, namesAsRead(name)]))
      if (!phrases.get(said)?.some(({ words }) => words.length === 1))
        add(said, { kind: 'attribute', conditions, codes: [], ...NO_SUBJECT, ...more });
  };
  for (const [name, choice] of names) addAttribute(name, choice);
  for (const [name, choice] of ofValues) if (!names.has(name)) addAttribute(name, choice, { extra: VALUE });
  for (const [name, choice] of inSearch)
    if (!names.has(name)) addAttribute(name, choice, { isForSearch: true });
  for (const [name, codes] of lexicon.titles)
    if (codes.length <= MOST_OF_A_TITLE)
      for (const said of new Set([
        name,
        name.replace(/^introduction to /, 'introductory to '),
        // "Sleep and its discontents": "its" is read as two words.
        name.split(' ').some((word) => OPENED.has(word)) ? namesAsRead(name) : name,
      ]))
        add(said, { kind: 'title', conditions: [], codes, ...NO_SUBJECT });
  const withCourses = subjects.filter(({ code }) => given.has(code));
  const subjectsIn = Map.groupBy(withCourses, (subject) => areaOf(subject));
  return {
    lexicon,
    phrases,
    names: new Set([...phrases.values()].flatMap((some) => some.flatMap(({ words }) => words))),
    subjectsIn: new Map(
      [...subjectsIn].flatMap(([area, some]) =>
        area === null ? [] : [[area, some.map(({ code }) => code)] as const],
      ),
    ),
    ofSpeech: wordsOfSpeech(titles, inSpeech),
    pairs: pairsIn(titles),
    namesAt: namesAtOf(lexicon),
  };
};

const NO_SUBJECT = { isCode: false, isNickname: false };

/** A title of more classes ("Research Tutorial") identifies none. */
const MOST_OF_A_TITLE = 3;

/** Fields that may be part of a department's name: "Linguistics and Philosophy". */
const FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(SUBJECT_NICKNAMES).flatMap((names) => names.split('|')),
  ...'music theater theatre dance film linguistics philosophy religion aeronautics geography'.split(' '),
]);

/** The names of subjects. A name may stand for several, a department's for all its own: for those that have courses, if some do. */
const subjectNames = (
  subjects: readonly SubjectFacts[],
  given: ReadonlySet<string>,
): [string, Condition, boolean][] => {
  const codes = new Map<string, Set<string>>();
  const shorts = new Set<string>();
  const taken = new Set(
    subjects.flatMap(({ code, department, aliases = [] }) => [code, department, ...aliases].map(fold)),
  );
  const add = (name: string, code: string) => {
    const known = codes.get(name);
    if (known) known.add(code);
    else codes.set(name, new Set([code]));
  };
  for (const { code, department, aliases = [] } of subjects) {
    for (const name of [department, ...aliases]) if (fold(name) !== '') add(fold(name), code);
    if (!codes.has(fold(code))) add(fold(code), code);
    for (const name of [code, ...aliases]) if (!name.includes(' ')) shorts.add(fold(name));
    // "Course 6", for subjects with numbers.
    if (/^\d/.test(code)) add(`course ${fold(code)}`, code);
  }
  for (const { code, department } of subjects)
    for (const part of fold(department).split(' and '))
      if (!taken.has(part) && (part.includes(' ') || FIELDS.has(part))) add(part, code);
  for (const [nickname, names] of Object.entries(SUBJECT_NICKNAMES)) {
    // A nickname of several words stands for the subject of that name and for the one it abbreviates.
    if (codes.has(nickname) && !nickname.includes(' ')) continue;
    for (const code of names.split('|').flatMap((name) => [...(codes.get(name) ?? [])])) add(nickname, code);
  }
  return [...codes].map(([name, some]) => {
    const withCourses = [...some].filter((code) => given.has(code));
    return [name, be('subjects', withCourses.length > 0 ? withCourses : [...some]), shorts.has(name)];
  });
};

type Choices = Map<string, AttributeChoice>;

/** Names of values, alone and with their scheme; a scheme's name stands for all its values. */
const attributeNames = (
  attributes: readonly { scheme: string; value: string }[],
): { names: Choices; ofValues: Choices; inSearch: Choices } => {
  const names: Choices = new Map();
  const schemes = new Map<string, string[]>();
  for (const { scheme, value } of attributes) {
    if (scheme === PERMISSION_SCHEME) continue;
    const choice: AttributeChoice = { scheme, mode: 'any', values: [value] };
    schemes.set(scheme, [...new Set([...(schemes.get(scheme) ?? []), value])]);
    const [ofScheme, ofValue] = [fold(scheme), fold(value)];
    names.set(`${ofScheme} ${ofValue}`, choice);
    if (isTelling(value)) names.set(ofValue, choice);
    if (isCodeLike(value)) names.set(ofValue.replaceAll(' ', ''), choice);
  }
  for (const [scheme, values] of schemes)
    if (isTelling(scheme)) names.set(fold(scheme), { scheme, mode: 'any', values });
  const ofNicknames = (nicknames: typeof ATTRIBUTE_NAMES): [string, AttributeChoice][] =>
    Object.entries(nicknames).flatMap(([said, meant]) =>
      meant.flatMap((name) => {
        const [scheme, values] = [...schemes].find(([each]) => fold(each) === name) ?? [];
        const choice = names.get(name) ?? (scheme && values ? { scheme, mode: 'any', values } : undefined);
        return choice ? [[said, choice as AttributeChoice] as const] : [];
      }),
    );
  for (const [said, choice] of ofNicknames(ATTRIBUTE_NAMES)) if (!names.has(said)) names.set(said, choice);
  return {
    names,
    ofValues: new Map([...schemes].flatMap(([scheme, values]) => valueNames(scheme, values, names))),
    inSearch: new Map(ofNicknames(ATTRIBUTE_NAMES_IN_SEARCH)),
  };
};

/** The values of larger schemes are not names that students use. */
const MOST_VALUES = 12;
const SHORTEST_OF_VALUE = 3;

/** Names of a value from its scheme and a word that only this value of it has: "GenEd arts", "arts gened". */
const valueNames = (
  scheme: string,
  values: readonly string[],
  names: ReadonlyMap<string, AttributeChoice>,
): [string, AttributeChoice][] => {
  if (values.length < 2 || values.length > MOST_VALUES) return [];
  const called = [...names].flatMap(([name, choice]) =>
    choice.scheme === scheme && choice.values.length === values.length ? name : [],
  );
  const words = values.map((value) => new Set(fold(value).split(' ').flatMap(formsOf)));
  return values.flatMap((value, at) => {
    const choice: AttributeChoice = { scheme, mode: 'any', values: [value] };
    const own = [...(words[at] ?? [])].filter(
      (word) =>
        word.length >= SHORTEST_OF_VALUE &&
        !saysNothing(word) &&
        !words.some((others, other) => other !== at && others.has(word)),
    );
    return own.flatMap((word) =>
      called.flatMap((name): [string, AttributeChoice][] => [
        [`${name} ${word}`, choice],
        [`${word} ${name}`, choice],
      ]),
    );
  });
};

/** Forms of a word in a name: "history" for "Histories". */
const formsOf = (word: string): string[] => {
  const single = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, '');
  return [word, single, ...(Object.hasOwn(VALUE_WORDS, word) ? (VALUE_WORDS[word] ?? []) : [])];
};

const namesAsRead = (name: string): string =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ');

/** Whether a name has several words or is an abbreviation: an ordinary word ("Yes", "Level") may mean anything. */
const isTelling = (name: string): boolean => fold(name).includes(' ') || isCodeLike(name);
const isCodeLike = (name: string): boolean => /^\p{Lu}{2,}(?:[- ]?\p{Lu}{1,3})?$/u.test(name);

const pairsIn = (titles: readonly string[]): Set<string> => {
  const pairs = new Set<string>();
  for (const title of new Set(titles)) {
    const words = fold(title).split(' ');
    for (const [at, word] of words.entries()) if (at > 0) pairs.add(`${words[at - 1]} ${word}`);
  }
  return pairs;
};
