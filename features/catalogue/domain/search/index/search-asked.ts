import { identityOf } from '../duplicates.ts';
import { parseQuery } from './parse-query.ts';
import type { Findable, SearchAnswer, SearchHit, SearchIndex } from './search-index.ts';
import { wordsOf } from './search-words.ts';

/**
 * Which words are searched beside those of a text: related ones (`true`), none (`false`), or as the advisor searches
 * (`asked`): only courses with all the words, and related words only where no course has those.
 */
export type Expansion = boolean | 'asked';

/** Stands between texts of which one is enough: `money OR finance`. */
const OR = ' OR ';

/** Several topics as one text. */
export const eitherOf = (texts: readonly string[]): string => texts.join(OR);

/** A title in capitals is no choice between two texts. */
const alternativesIn = (text: string): string[] => {
  const texts = text.split(OR).filter((each) => each.trim() !== '');
  return texts.length > 1 && text !== text.toUpperCase() ? texts : [text];
};

/** Words match as prefixes, so a plural is searched in the singular: "dreams" finds "dreaming". */
export const inSingular = (text: string): string =>
  text.replaceAll(/(\p{L}{4,}?)s(?!\p{L})/gu, (word: string, stem: string) =>
    /(?:[sui]|ie)$/.test(stem) ? word : stem,
  );

type OwnWords<Row extends Findable> = (index: SearchIndex<Row>, text: string) => SearchAnswer<Row>;

/** The search for words as they were typed, none added and none taken for a misprint. */
export const withOwnWords = <Row extends Findable>(
  index: SearchIndex<Row>,
  text: string,
): SearchAnswer<Row> => index.search(`${text} `, { expansion: false });

/**
 * Results with all the words; otherwise with related words; otherwise with some. In a conversation nobody sees which
 * words were added, so related words are only used if the words themselves give no complete match, and no word is taken
 * for a misprint of another.
 */
export const searchAsked = <Row extends Findable>(
  index: SearchIndex<Row>,
  text: string,
  ownWords: OwnWords<Row> = withOwnWords,
): SearchAnswer<Row> => {
  const own = ownWords(index, text);
  const answer = own.hasAllWords ? own : index.search(`${text} `, { mending: false });
  const { hits, hasAllWords, whole } = answer;
  const listed = hasAllWords ? hits.slice(0, whole) : hits.filter(({ closeTo }) => closeTo === undefined);
  // "Beer" is no course of somebody called Beery; but who types a name finds their courses.
  const about = listed.filter(speaksOfIt);
  return { ...answer, hits: about.length > 0 ? about : listed };
};

/** Whether more than the names of who teaches it matched. */
const speaksOfIt = ({ row, words, isNamed, isOfTopic }: SearchHit<Findable>): boolean => {
  if (isNamed || isOfTopic || words.length === 0) return true;
  const title = new Set(wordsOf(`${row.class_name} ${row.class_tag}`).map(({ text }) => text));
  return words.some((word) => title.has(word));
};

/**
 * What was found for at least one text, what was found for more of them first. Texts of which no course has all the words
 * only count if there is no other.
 */
export const foundForAny = <Row extends Findable>(
  text: string,
  all: readonly SearchAnswer<Row>[],
): SearchAnswer<Row> => {
  const whole = all.filter(({ hasAllWords }) => hasAllWords);
  const answers = whole.length > 0 ? whole : all;
  const places = new Map<string, { hit: SearchHit<Row>; texts: number; best: number }>();
  for (const { hits } of answers)
    hits.forEach((hit, at) => {
      const { hit: first = hit, texts = 0, best = at } = places.get(identityOf(hit.row)) ?? {};
      places.set(identityOf(hit.row), { hit: first, texts: texts + 1, best: Math.min(best, at) });
    });
  const ranked = [...places.values()].toSorted((a, b) => b.texts - a.texts || a.best - b.best);
  return {
    query: parseQuery(text),
    hits: ranked.map(({ hit }) => hit),
    codes: [...new Set(answers.flatMap(({ codes }) => codes))],
    hasAllWords: whole.length > 0,
    whole: whole.length > 0 ? ranked.length : 0,
    also: [...new Set(answers.flatMap(({ also }) => also))],
    stems: [...new Set(all.flatMap(({ stems }) => stems))],
  };
};

/** The search of the course list: of a text, or of several of which one is enough. */
export const searchList = <Row extends Findable>(
  index: SearchIndex<Row>,
  text: string,
  expansion: Expansion,
): SearchAnswer<Row> => {
  const search = (each: string): SearchAnswer<Row> =>
    expansion !== 'asked'
      ? index.search(each, { expansion })
      : parseQuery(each).text === ''
        ? index.search('')
        : searchAsked(index, inSingular(each));
  const texts = alternativesIn(text);
  return texts.length === 1 ? search(text) : foundForAny(text, texts.map(search));
};
