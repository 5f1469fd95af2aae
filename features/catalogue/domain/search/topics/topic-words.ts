import { stemmer } from 'stemmer';
import { STOP_WORDS, wordsOf } from '../index/search-words.ts';
import { OWN_STEMS } from './own-stems.ts';

/** Function words, independent of the topic. */
const FUNCTION_WORDS =
  'above across after again against all almost along also although always among anything anyone are arent around because been ' +
  'before behind being below beside between both but cannot cant did didnt does doesnt doing done dont down during each either ' +
  'else enough even ever every everyone everything few had has hasnt have having he hence her here hers herself him himself his if ' +
  'instead isnt itself less many may me might more most much must myself neither never no nobody none nor not nothing off often ' +
  'once one only onto other others our ours ourselves out over perhaps quite rather same shall she should since so somehow still ' +
  'such than thats theirs them themselves then there these they theyre those though through throughout thus till together too ' +
  'toward towards under unless until up upon very was wasnt well were what whats whatever when where whether which while who whom ' +
  'whose wont would yet yours yourself into without within';

/** Words that form questions, and common verbs. */
const QUESTION_WORDS =
  'actually any ask asked asks away back basically become becomes becoming best better came can class classes come comes coming ' +
  'could course courses deal deals dealing do explain find finding gave get gets getting give gives giving go goes going gone good ' +
  'got happen happened happening happens help helps id ill im interest interested interesting just keep keeping keeps kept kind ' +
  'knew know knowing known knows learn learned learns learnt leave leaves let lets letting like ll look looking looks lot lots love ' +
  'made make makes making maybe means need needs offered ones own owning owns please put puts putting really recommend regarding ' +
  'related relating respond said say saying says see seeing seem seems seen show showing shows some someone something somewhere ' +
  'sort start started starting stuff submit take taken takes taking talk talked talking talks tell telling tells thing things think ' +
  'thinks tip tips told took topic topics tricks tried tries try trying turn turned turning turns us use used uses using ve want ' +
  'wanna wants way ways went why will works';

/**
 * Words that describe no topic; ignored unless the query has no others. Matched as words, not stems: "works" is less
 * than "work".
 */
const FILLER: ReadonlySet<string> = new Set(`${FUNCTION_WORDS} ${QUESTION_WORDS}`.split(' '));

/** Whether a folded word describes no topic, and the search ignores it beside others. */
export const isFillerWord = (word: string): boolean => FILLER.has(word);

const stems = new Map<string, string>();
/** Cache size; texts from outside contain unlimited words. */
const MOST_KEPT = 50_000;

/** The stem of a folded word, which unites `policy` and `policies`; cached, since stemming takes microseconds. */
export const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_KEPT) stems.clear();
  const stem = OWN_STEMS.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
};

/** The stems of a text in order, without stop words. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word }) => (STOP_WORDS.has(word) ? [] : stemOf(word)));

/** Folded words without filler; all of them if there are no others. */
export const withoutFiller = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !FILLER.has(word));
  return telling.length > 0 ? telling : words;
};

let fillerStems: ReadonlySet<string> | null = null;

/** Whether a stem belongs to a filler word and is never added to a query. */
export const isStemOfFiller = (stem: string): boolean => {
  fillerStems ??= new Set([...FILLER].map(stemOf));
  return fillerStems.has(stem);
};
