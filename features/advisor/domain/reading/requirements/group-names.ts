import { fold } from '../spans/lexicon.ts';

/** Words of names that name no group by themselves. */
const SMALL = new Set(
  'and & or of the a an in for to with first courses course requirement requirements'.split(' '),
);

/** Shorter words begin too many others: "art" no "arthropods". */
const LEAST_BEGUN = 4;

/** Without the ending of a plural, the same for a word and a name. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The words of a group's name by which it can be called. */
export const wordsOfGroup = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word))
    .map(stem);

/** Whether a word calls a word of a name: itself, a plural, or its beginning ("math", "stats"). */
export const callsWord = (said: string, word: string): boolean => {
  const short = stem(said);
  return short === word || (short.length >= LEAST_BEGUN && word.startsWith(short));
};

const callsAll = (said: readonly string[], name: string): boolean => {
  const words = wordsOfGroup(name);
  return said.length > 0 && said.every((each) => words.some((word) => callsWord(each, word)));
};

/**
 * Whether a group is called so: by its name, or if none of a programme has it, by words of it ("electives" for
 * "Advanced electives").
 *
 * @param among the names of the programme's groups
 */
export const isOfGroup = (name: string, called: string, among: readonly string[]): boolean => {
  const exact = (each: string): boolean => fold(each) === fold(called);
  if (among.some(exact)) return exact(name);
  return callsAll(
    fold(called)
      .split(' ')
      .filter((word) => word !== '' && !SMALL.has(word)),
    name,
  );
};

/** Words of a message that call groups, and what they call: the one group, else the words themselves. */
export interface Called {
  from: number;
  to: number;
  group: string;
  /** Whether the words are the whole name. */
  isWhole: boolean;
}

/** The groups that words call, longer runs before shorter ones; each word calls once. */
export const groupsCalled = (words: readonly string[], names: readonly string[]): Called[] => {
  const found: Called[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const run = longestRun(words, from, names);
    if (run === null) continue;
    found.push(run);
    from = run.to - 1;
  }
  return found;
};

const LONGEST = 6;
const longestRun = (words: readonly string[], from: number, names: readonly string[]): Called | null => {
  if (SMALL.has(words[from] ?? '')) return null;
  for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
    const said = words.slice(from, to).filter((word) => !SMALL.has(word));
    if (SMALL.has(words[to - 1] ?? '') || said.length === 0) continue;
    const meant = [...new Set(names.filter((name) => callsAll(said, name)))];
    // "Theory" is that group, and not "Intermediate theory" of another programme.
    const exact = meant.filter((name) => wordsOfGroup(name).join(' ') === said.map(stem).join(' '));
    const [only, ...others] = exact.length > 0 ? exact : meant;
    if (only !== undefined)
      return { from, to, group: others.length === 0 ? only : said.join(' '), isWhole: exact.length > 0 };
  }
  return null;
};
