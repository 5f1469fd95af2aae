import { type Area, areaOf, type SubjectFacts } from '#features/catalogue/domain/areas.ts';
import type { AttributeChoice } from '#features/catalogue/domain/search/filters/attribute-choices.ts';
import { PERMISSION_SCHEME } from '#features/catalogue/domain/permission.ts';
import { fold, type Lexicon } from './lexicon.ts';
import { be } from '../frame/conditions.ts';
import type { NamesAt } from './line.ts';
import { namesAtOf } from './names-at.ts';
import { saysNothing } from './says-nothing.ts';
import type { Condition } from './meaning.ts';
import { SUBJECT_NICKNAMES } from '../tables/subject-nicknames.ts';
import { ATTRIBUTE_NAMES, ATTRIBUTE_NAMES_IN_SEARCH, VALUE_WORDS } from '../tables/attribute-names.ts';
import { OPENED } from '../tables/short-words.ts';
import { wordsOf } from './words.ts';

/** A name that the catalogue gives something. */
export interface Phrase {
  words: readonly string[];
  kind: 'subject' | 'attribute' | 'title';
  /**
   * For a subject: whether this spelling names it in any context ("Economics", "compsci"), as a short code in small
   * letters does not.
   */
  isCode: boolean;
  /** For a subject: whether it is a nickname, which is recognised in small letters too, however short. */
  isNickname: boolean;
  conditions: readonly Condition[];
  /** For a title: its courses. */
  codes: readonly string[];
  /** What it weighs beside others. */
  extra?: number;
  /** It means this in a search box only. */
  isForSearch?: boolean;
}

/** More than a subject of the same name beside the scheme. */
const VALUE = 1;

/** The names in a catalogue, indexed for the reader. */
export interface Vocabulary {
  lexicon: Lexicon;
  /** By their first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Every word of those names; none is corrected as a misspelling. */
  names: ReadonlySet<string>;
  /** Subjects of each broad field. */
  subjectsIn: ReadonlyMap<Area, readonly string[]>;
  /** Pairs of adjacent words in titles: "big" in "big data" is no size. */
  pairs: ReadonlySet<string>;
  namesAt: NamesAt;
}

export interface VocabularySource {
  subjects: readonly SubjectFacts[];
  attributes: readonly { scheme: string; value: string }[];
  titles: readonly string[];
}

/** Linear in the catalogue. */
export const createVocabulary = (
  lexicon: Lexicon,
  { subjects, attributes, titles }: VocabularySource,
): Vocabulary => {
  const phrases = new Map<string, Phrase[]>();
  const add = (name: string, phrase: Omit<Phrase, 'words'>): void => {
    const words = name.split(' ');
    const [first = ''] = words;
    const known = phrases.get(first);
    if (known) known.push({ words, ...phrase });
    else phrases.set(first, [{ words, ...phrase }]);
  };
  for (const [name, condition, isCode] of subjectNames(subjects))
    add(name, {
      kind: 'subject',
      conditions: [condition],
      codes: [],
      isCode,
      isNickname: name in SUBJECT_NICKNAMES,
    });
  // What is a subject's name, too, is the subject.
  const { names, ofValues, inSearch } = attributeNames(attributes);
  const addAttribute = (name: string, choice: AttributeChoice, more: Partial<Phrase> = {}): void => {
    const conditions = [be('attributes', [choice])];
    // Words are looked up as they are read: "lab" as "laboratory".
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
        // "Sleep and its discontents", as "its" is read.
        name.split(' ').some((word) => OPENED.has(word)) ? namesAsRead(name) : name,
      ]))
        add(said, { kind: 'title', conditions: [], codes, ...NO_SUBJECT });
  const subjectsIn = Map.groupBy(subjects, (subject) => areaOf(subject));
  return {
    lexicon,
    phrases,
    names: new Set([...phrases.values()].flatMap((some) => some.flatMap(({ words }) => words))),
    subjectsIn: new Map(
      [...subjectsIn].flatMap(([area, some]) =>
        area === null ? [] : [[area, some.map(({ code }) => code)] as const],
      ),
    ),
    pairs: pairsIn(titles),
    namesAt: namesAtOf(lexicon),
  };
};

const NO_SUBJECT = { isCode: false, isNickname: false };

/** A title that a dozen classes share ("Research Tutorial") names none of them. */
const MOST_OF_A_TITLE = 3;

/** Fields that are a part of a department's name: "Linguistics and Philosophy". */
const FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(SUBJECT_NICKNAMES),
  ...'music theater theatre dance film linguistics philosophy religion aeronautics geography'.split(' '),
]);

/** Names of subjects, by which several may go: a department stands for all of its own. */
const subjectNames = (subjects: readonly SubjectFacts[]): [string, Condition, boolean][] => {
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
    // "Course 6", where subjects are numbers.
    if (/^\d/.test(code)) add(`course ${fold(code)}`, code);
  }
  for (const { code, department } of subjects)
    for (const part of fold(department).split(' and '))
      if (!taken.has(part) && (part.includes(' ') || FIELDS.has(part))) add(part, code);
  for (const [nickname, name] of Object.entries(SUBJECT_NICKNAMES))
    // A nickname of several words means both: what is called so, and what it stands for.
    for (const code of codes.has(nickname) && !nickname.includes(' ') ? [] : (codes.get(name) ?? []))
      add(nickname, code);
  return [...codes].map(([name, some]) => [name, be('subjects', [...some]), shorts.has(name)]);
};

type Choices = Map<string, AttributeChoice>;

/** Values by their own name and with their scheme's; a scheme by its name is any of its values. */
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

/** A scheme of more values is no question that students know the answers of. */
const MOST_VALUES = 12;
const SHORTEST_OF_VALUE = 3;

/** "GenEd arts", "arts gened": a value by a word of its name that no other of its scheme has, beside its scheme. */
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

/** How students say a word of a name: "history" for "Histories". */
const formsOf = (word: string): string[] => {
  const single = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, '');
  return [word, single, ...(Object.hasOwn(VALUE_WORDS, word) ? (VALUE_WORDS[word] ?? []) : [])];
};

const namesAsRead = (name: string): string =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ');

/** Several words, or written as an abbreviation: a single ordinary word ("Yes", "Level") may mean anything. */
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
