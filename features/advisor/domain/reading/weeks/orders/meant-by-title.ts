import { GENERAL_SYNONYMS } from '#features/catalogue/domain/search/topics/general-synonyms.ts';
import { STOP_WORDS } from '#features/catalogue/domain/search/index/search-words.ts';
import { SynonymTable } from '#features/catalogue/domain/search/topics/synonyms.ts';
import { stemOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import { fold, type Lexicon } from '../../spans/lexicon.ts';
import { saysNothing } from '../../spans/says-nothing.ts';

type Titles = Pick<Lexicon, 'titles' | 'shortTitles'>;

/** The words of each course's titles, by code. */
const known = new WeakMap<Titles['titles'], ReadonlyMap<string, readonly string[]>>();
const titleWordsOf = ({ titles, shortTitles }: Titles): ReadonlyMap<string, readonly string[]> => {
  const found = known.get(titles);
  if (found !== undefined) return found;
  const words = new Map<string, string[]>();
  for (const [title, codes] of [...titles, ...shortTitles])
    for (const code of codes) words.set(code, [...(words.get(code) ?? []), ...title.split(' ')]);
  known.set(titles, words);
  return words;
};

/** The courses whose titles have the words: "the sleep one", "quantum", "micro". Of three words or more one may be missing. */
export const meantByTitle = (said: string, codes: readonly string[], lexicon: Titles): string[] => {
  const some = fold(said)
    .split(' ')
    .filter((word) => word.length > 2 && !NO_NAME.has(word) && !STOP_WORDS.has(word));
  // "The dreams one": a filler elsewhere.
  const telling = some.filter((word) => !saysNothing(word));
  const words = telling.length > 0 ? telling : some;
  if (words.length === 0) return [];
  const titles = titleWordsOf(lexicon);
  const scored = codes.map((code) => ({ code, score: scoreOf(words, titles.get(code) ?? []) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 || best < words.length - (words.length >= SEVERAL ? 1 : 0)
    ? []
    : scored.flatMap(({ code, score }) => (score === best ? code : []));
};
const SEVERAL = 3;

/** Whether a course's titles have each of the words, in the same form. */
export const hasWords = (said: string, code: string, lexicon: Titles): boolean => {
  const title = titleWordsOf(lexicon).get(code) ?? [];
  return fold(said)
    .split(' ')
    .every((word) => title.includes(word));
};
export const scoreOf = (words: readonly string[], title: readonly string[]): number =>
  words.filter((word) => title.some((each) => isSame(word, each))).length;

/** Words of talk about courses that are no part of a name. */
const NO_NAME = new Set(
  (
    'class course classes courses one ones thing things stuff the that this other others last first ' +
    'second third fourth new old back again ' +
    'out away off instead only just same week schedule plan early late morning afternoon evening heavy light easy hard'
  ).split(' '),
);

/** "Dreams" and "dreaming", "micro" and "microeconomics", "films" and "cinema". */
const isSame = (word: string, other: string): boolean => {
  const [one, two] = [stemOf(word), stemOf(other)];
  if (one === two || (one.length >= SHORTEST && two.startsWith(one))) return true;
  return two.length > SHORTEST && one.startsWith(two) ? true : alikeOf(word).has(two);
};
const SHORTEST = 4;

let synonyms: SynonymTable | null = null;
const alikeOf = (word: string): ReadonlySet<string> => {
  synonyms ??= new SynonymTable(GENERAL_SYNONYMS);
  return new Set(synonyms.of([word]).flatMap(({ stems }) => (stems.length === 1 ? [...stems] : [])));
};
