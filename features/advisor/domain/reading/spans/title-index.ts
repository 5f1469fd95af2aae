import { GENERAL_SYNONYMS } from '#features/catalogue/domain/search/topics/general-synonyms.ts';
import { STOP_WORDS } from '#features/catalogue/domain/search/index/search-words.ts';
import { SynonymTable } from '#features/catalogue/domain/search/topics/synonyms.ts';
import { stemOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import { COURSE_NICKNAMES } from '../tables/courses/course-nicknames.ts';
import { fold, type Lexicon } from './lexicon.ts';

type Names = Pick<Lexicon, 'titled' | 'subjects' | 'departments'>;

/** A title, or the part before or after its colon. */
interface Part {
  code: string;
  /** Its words, with the share of the part that each is: rare words are more than common ones. */
  shares: ReadonlyMap<string, number>;
}

/** A course whose title has all words of a description. */
export interface Described {
  code: string;
  /** The share of the title, or of its part before or after a colon, that was said; 1 for all of it. */
  share: number;
  /** How many titles have the rarest of the words. */
  rarest: number;
}

export interface TitleIndex {
  /**
   * The courses that words describe, those of which most is said first.
   *
   * @param words folded, in the order of the message
   * @param isLoose whether beginnings, also of two words as one, and words of the same meaning count as well: "econ" for "economics"
   */
  described(words: readonly string[], isLoose: boolean): Described[];
}

/** Words of many titles that do not tell which course it is. */
const GENERIC = new Set(
  'introduction introductory intermediate advanced elementary principles foundations topics i ii first second begin beginning'
    .split(' ')
    .map(stemOf),
);
/** A generic word, or one that names the course's own subject, counts so much less. */
const LITTLE = 0.1;
/** A part of a word stands for it if it is at least so long: "geo" beside "differential". */
const SHORTEST = 3;

const known = new WeakMap<Names['titled'], TitleIndex>();

/** The index of a catalogue's titles, built once for each. */
export const titleIndexOf = (names: Names): TitleIndex => {
  const found = known.get(names.titled) ?? createIndex(names);
  known.set(names.titled, found);
  return found;
};

const createIndex = ({ titled, subjects, departments }: Names): TitleIndex => {
  const titles = titled.map(({ title }) => new Set(stemsIn(fold(title))));
  const counts = new Map<string, number>();
  for (const stems of titles) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const parts: Part[] = [];
  const byStem = new Map<string, number[]>();
  for (const { code, title } of titled) {
    const subject = code.split(/[ .]/u)[0] ?? '';
    const own = new Set(stemsIn(fold(departments.get(subject) ?? '')));
    for (const name of new Set([title, ...title.split(/: ?/u)])) {
      const shares = sharesOf(stemsIn(fold(name)), own, counts, titled.length);
      for (const stem of shares.keys()) byStem.set(stem, [...(byStem.get(stem) ?? []), parts.length]);
      parts.push({ code, shares });
    }
  }
  const byPrefix = Map.groupBy(counts.keys(), (stem) => stem.slice(0, SHORTEST));
  const pairs = Map.groupBy(pairsIn(titled), ([first]) => first.slice(0, SHORTEST));
  const meaningsOf = (word: string, isLoose: boolean): string[][] => {
    const stem = stemOf(word);
    const nickname = COURSE_NICKNAMES.get(word);
    const longer =
      !isLoose || counts.has(stem) || word.length < SHORTEST
        ? []
        : (byPrefix.get(word.slice(0, SHORTEST)) ?? []);
    return [
      [stem],
      ...(nickname === undefined ? [] : [stemsIn(nickname)]),
      ...longer.flatMap((each) => (each.startsWith(stem) || each.startsWith(word) ? [[each]] : [])),
      ...(isLoose && !counts.has(stem) ? joinedIn(word, pairs.get(word.slice(0, SHORTEST)) ?? []) : []),
      ...(isLoose ? alikeOf(word) : []),
    ];
  };
  const isOwnName = (word: string, code: string): boolean => {
    const subject = subjects.get(word);
    const own = code.split(/[ .]/u)[0] ?? '';
    return subject !== undefined && (subject === own || subject === departments.get(own));
  };
  return {
    described(words, isLoose) {
      const meanings = words.map((word) => meaningsOf(word, isLoose));
      const places = new Set(meanings.flat().flatMap(([first = '']) => byStem.get(first) ?? []));
      const best = new Map<string, Described>();
      for (const place of places) {
        const part = parts[place];
        const said = part && sharesSaid(part, words, meanings, isOwnName);
        if (!part || !said || said.size === 0) continue;
        const share = [...said].reduce((sum, stem) => sum + (part.shares.get(stem) ?? 0), 0);
        const rarest = Math.min(...[...said].map((stem) => counts.get(stem) ?? Infinity));
        if (share > (best.get(part.code)?.share ?? 0))
          best.set(part.code, { code: part.code, share, rarest });
      }
      return [...best.values()].toSorted((one, other) => other.share - one.share);
    },
  };
};

/** The words of a part that are said; null if a word that is said is neither in it nor the name of its subject. */
const sharesSaid = (
  { code, shares }: Part,
  words: readonly string[],
  meanings: readonly (readonly (readonly string[])[])[],
  isOwnName: (word: string, code: string) => boolean,
): ReadonlySet<string> | null => {
  const said = new Set<string>();
  for (const [at, word] of words.entries()) {
    const meant = meanings[at]?.find((stems) => stems.length > 0 && stems.every((stem) => shares.has(stem)));
    if (meant) for (const stem of meant) said.add(stem);
    else if (!isOwnName(word, code)) return null;
  }
  return said;
};

const sharesOf = (
  stems: readonly string[],
  own: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  titles: number,
): ReadonlyMap<string, number> => {
  const weights = new Map(
    stems.map((stem) => {
      const rarity = Math.log((titles + 1) / (counts.get(stem) ?? 1));
      return [stem, GENERIC.has(stem) || own.has(stem) ? rarity * LITTLE : rarity] as const;
    }),
  );
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([stem, weight]) => [stem, weight / whole]));
};

type Pair = readonly [first: string, second: string];

/** Words of titles that stand beside each other. */
const pairsIn = (titled: Names['titled']): Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const { title } of titled) {
    const words = fold(title).split(' ');
    for (const [at, second] of words.entries()) {
      const first = words[at - 1] ?? '';
      if (!STOP_WORDS.has(first) && !STOP_WORDS.has(second)) pairs.set(`${first} ${second}`, [first, second]);
    }
  }
  return [...pairs.values()];
};

/** "Synbio": what two neighbours of a title begin with. */
const joinedIn = (word: string, pairs: readonly Pair[]): string[][] =>
  pairs.flatMap(([first, second]) => {
    for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1)
      if (first.startsWith(word.slice(0, at)) && second.startsWith(word.slice(at)))
        return [[stemOf(first), stemOf(second)]];
    return [];
  });

const stemsIn = (folded: string): string[] =>
  folded.split(' ').flatMap((word) => (word === '' || STOP_WORDS.has(word) ? [] : stemOf(word)));

let synonyms: SynonymTable | null = null;
const alikeOf = (word: string): string[][] => {
  synonyms ??= new SynonymTable(GENERAL_SYNONYMS);
  return synonyms.of([word]).flatMap(({ stems }) => (stems.length === 1 ? [[...stems]] : []));
};
