import { type Line, makeTable, wordsIn } from './line.ts';
import { ACTS, CHANGES } from './tables/acts.ts';
import { AMOUNTS } from './tables/amounts.ts';
import { KINDS } from './tables/kinds.ts';
import { ORDER } from './tables/order.ts';
import { TALK } from './tables/talk.ts';
import { WHEN } from './tables/when.ts';

/** What courses should be. */
const WISHES: readonly Line[] = [...WHEN, ...AMOUNTS, ...KINDS, ...ORDER, ...TALK];

/** Every line of the tables. */
export const LINES: readonly Line[] = [...WISHES, ...ACTS, ...CHANGES];

/** What is read in a search box, where nothing is asked but courses. */
export const SEARCH_TABLE = makeTable(WISHES);
/** What is read in a conversation. */
export const TALK_TABLE = makeTable(LINES);

/** Words that the tables know. */
export const TABLE_WORDS: ReadonlySet<string> = new Set(wordsIn(LINES));
