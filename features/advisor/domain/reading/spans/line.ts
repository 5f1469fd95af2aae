import type { DayLetter } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import { WEEKDAY_LETTERS } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Meaning } from './meaning.ts';
import { CLASSES } from '../tables/word-classes.ts';
import { timesFrom } from './times-of-day.ts';
import type { Word } from './words.ts';

/** What a pattern's places matched, in order. */
export interface Matched {
  numbers: number[];
  /** Minutes after midnight. */
  times: number[];
  days: DaysHeld[];
  words: string[];
  /** Of people, programmes and groups of requirements, as the catalogue spells them. */
  names: string[];
}

/** Looks up the catalogue's names at a word: the index after the longest one, and its spelling. */
export type NamesAt = (place: NamePlace, words: readonly Word[], at: number) => NameFound | null;
export interface NameFound {
  to: number;
  name: string;
}
export type NamePlace = 'PERSON' | 'PROGRAMME' | 'GROUP';
const NAME_PLACES: readonly NamePlace[] = ['PERSON', 'PROGRAMME', 'GROUP'];

/**
 * A list of weekdays: "Tuesday or Thursday" and a single day mean any of them, "Tuesday and Thursday" that there are no
 * others.
 */
interface DaysHeld {
  on: DayLetter[];
  isAny: boolean;
}

/**
 * A line of a table: one way to say something. The pattern consists of words and classes (in capitals), separated by
 * spaces; `|` separates alternatives, `_` joins the words of one, `?` marks an optional piece, `@` a piece that is
 * held. NUM, TIME, DAYS and ANY hold what they match, CLOCK a time that can be no other number ("9am"), PERSON,
 * PROGRAMME and GROUP a name of the catalogue; END is the end of a clause.
 */
export interface Line {
  says: string;
  means: (held: Matched) => Meaning | null;
  /** This line reads all of it, as `reads`. */
  example: string;
  reads: string;
  /** Added to the length's score; above 0 if it should win over other lines of the same length. */
  extra?: number;
}

export const line = (
  says: string,
  means: Line['means'] | Meaning,
  example: string,
  reads: string,
  extra = 0,
): Line => ({ says, means: typeof means === 'function' ? means : () => means, example, reads, extra });

type Place = 'NUM' | 'TIME' | 'CLOCK' | 'DAYS' | 'ANY' | 'END' | NamePlace;
interface Piece {
  place: Place | null;
  /** Whether its words are held. */
  isHeld: boolean;
  alternatives: Alternatives;
  isOptional: boolean;
}

type Words = readonly string[];
/** By first word: most words of a message begin none of them. */
type Alternatives = ReadonlyMap<string, readonly Words[]>;
const NONE: Alternatives = new Map();

const PLACES = new Set<string>(['NUM', 'TIME', 'CLOCK', 'DAYS', 'ANY', 'END', ...NAME_PLACES]);

const pieceOf = (text: string): Piece => {
  const isOptional = text.endsWith('?');
  const isHeld = text.startsWith('@');
  const name = text.slice(isHeld ? 1 : 0, isOptional ? -1 : undefined);
  if (PLACES.has(name)) return { place: name as Place, isHeld, alternatives: NONE, isOptional };
  return { place: null, isHeld, alternatives: alternativesOf(name), isOptional };
};

/** Cached: the same few classes are in thousands of pieces. */
const byName = new Map<string, Alternatives>();
const alternativesOf = (name: string): Alternatives => {
  const before = byName.get(name);
  if (before) return before;
  const all: Words[] = name
    .split('|')
    .flatMap((each): readonly Words[] => CLASSES.get(each) ?? [each.split('_')]);
  const alternatives = Map.groupBy(all, ([first = '']) => first);
  byName.set(name, alternatives);
  return alternatives;
};

/** What a line may begin with: a word, or a place of a kind. */
const startsOf = (pieces: readonly Piece[]): string[] => {
  const starts: string[] = [];
  for (const { place, alternatives, isOptional } of pieces) {
    if (place === null) starts.push(...alternatives.keys());
    else starts.push(place);
    if (!isOptional) break;
  }
  return starts;
};

interface Compiled {
  line: Line;
  pieces: readonly Piece[];
}

/** Lines by how they begin, so that a word is matched only against those that it may begin. */
export type Table = ReadonlyMap<string, readonly Compiled[]>;

export const makeTable = (lines: readonly Line[]): Table => {
  const table = new Map<string, Compiled[]>();
  for (const each of lines) {
    const pieces = each.says.split(' ').map(pieceOf);
    for (const start of new Set(startsOf(pieces))) {
      const known = table.get(start);
      if (known) known.push({ line: each, pieces });
      else table.set(start, [{ line: each, pieces }]);
    }
  }
  return table;
};

/** Words of all lines, which are never corrected. */
export const wordsIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ says }) =>
    says.split(' ').flatMap((each) => [...pieceOf(each).alternatives.values()].flat(2)),
  );

export interface Match {
  line: Line;
  to: number;
  meaning: Meaning;
}

/** The matches of a table at a word, for each line the longest. */
export const matchesAt = (table: Table, words: readonly Word[], at: number, namesAt: NamesAt): Match[] => {
  const word = words[at];
  if (word === undefined) return [];
  const starts = [word.text, 'ANY'];
  if (word.number !== null) starts.push('NUM');
  if (timesFrom(words, at).length > 0) starts.push('TIME');
  if (word.clock !== null) starts.push('CLOCK');
  if (DAY_WORDS.has(word.text) || word.text === 'weekdays') starts.push('DAYS');
  for (const place of NAME_PLACES) if (namesAt(place, words, at) !== null) starts.push(place);
  const text: Text = { words, namesAt, from: at };
  return starts.flatMap((start) =>
    (table.get(start) ?? []).flatMap(({ line: each, pieces }) => {
      const found = longest(pieces, 0, text, at);
      if (found === null || found.to === at) return [];
      const meaning = each.means(found.held);
      return meaning === null ? [] : [{ line: each, to: found.to, meaning }];
    }),
  );
};

/** The text that a line is matched against. */
interface Text {
  words: readonly Word[];
  namesAt: NamesAt;
  /** The index at which the line begins. */
  from: number;
}

interface Found {
  to: number;
  held: Matched;
}

const nothing = (): Matched => ({ numbers: [], times: [], days: [], words: [], names: [] });

/** The longest match of the pieces from `index` on with the words from `at` on; null if none. */
const longest = (pieces: readonly Piece[], index: number, text: Text, at: number): Found | null => {
  const piece = pieces[index];
  if (piece === undefined) return { to: at, held: nothing() };
  let best = piece.isOptional ? longest(pieces, index + 1, text, at) : null;
  // A match does not cross the end of a sentence.
  if (at > text.from && piece.place !== 'END' && text.words[at]?.gap === 'stop') return best;
  // Nor a comma, except in lists: "wednesdays not, at most 6 hours".
  if (at > text.from && piece.place === null && text.words[at]?.gap === 'comma') return best;
  for (const { to, add } of stepsOf(piece, text, at)) {
    const rest = longest(pieces, index + 1, text, to);
    if (rest === null || (best !== null && rest.to <= best.to)) continue;
    add(rest.held);
    best = rest;
  }
  return best;
};

interface Step {
  to: number;
  add: (held: Matched) => void;
}
const NO_ADDITION = () => {};

const stepsOf = ({ place, isHeld, alternatives }: Piece, { words, namesAt }: Text, at: number): Step[] => {
  const word = words[at];
  if (place === 'END') return isEnd(word) ? [{ to: at, add: NO_ADDITION }] : [];
  if (word === undefined) return [];
  switch (place) {
    case null:
      return (alternatives.get(word.text) ?? []).flatMap((each) =>
        each.every((text, offset) => words[at + offset]?.text === text && isJoined(words, at, offset))
          ? [
              {
                to: at + each.length,
                add: isHeld ? (held) => held.words.unshift(each.join(' ')) : NO_ADDITION,
              },
            ]
          : [],
      );
    case 'NUM':
      return word.number === null
        ? []
        : [{ to: at + 1, add: ({ numbers }) => numbers.unshift(word.number ?? 0) }];
    case 'TIME':
      return timesFrom(words, at).map(({ to, time }) => ({ to, add: ({ times }) => times.unshift(time) }));
    case 'CLOCK': {
      const { clock } = word;
      return clock === null ? [] : [{ to: at + 1, add: ({ times }) => times.unshift(clock) }];
    }
    case 'DAYS':
      return daysFrom(words, at);
    case 'ANY':
      return [{ to: at + 1, add: (held) => held.words.unshift(word.text) }];
    default: {
      const found = namesAt(place, words, at);
      return found === null ? [] : [{ to: found.to, add: ({ names }) => names.unshift(found.name) }];
    }
  }
};

const isEnd = (next: Word | undefined): boolean =>
  next === undefined || next.gap !== 'space' || ENDS.has(next.text);
/** Words that begin another clause, or end a sentence without a meaning. */
const ENDS = new Set(
  'and or but so though lol please then again exactly like honestly now anyway'.split(' '),
);

/** An alternative of several words does not cross the end of a sentence. */
const isJoined = (words: readonly Word[], at: number, offset: number): boolean =>
  offset === 0 || words[at + offset]?.gap === 'space';

export const DAY_WORDS = new Map<string, DayLetter>([
  ['monday', 'M'],
  ['mondays', 'M'],
  ['tuesday', 'T'],
  ['tuesdays', 'T'],
  ['wednesday', 'W'],
  ['wednesdays', 'W'],
  ['thursday', 'Th'],
  ['thursdays', 'Th'],
  ['friday', 'F'],
  ['fridays', 'F'],
]);
const WEEKDAYS: readonly DayLetter[] = ['M', 'T', 'W', 'Th', 'F'];
const JOINTS = new Set(['and', 'or', 'plus']);
const [MOST_DAYS, MOST_JOINTS] = [7, 3];

const TO = new Set('to through thru until till'.split(' '));
const MOVES = new Set(
  'move moved moves moving switch switched change changed shift shifted swap put push pushed'.split(' '),
);
const FAR_BACK = 8;

/** Whether "to" at a place is that of a range of days. */
const isRange = (words: readonly Word[], from: number, at: number): boolean =>
  TO.has(words[at]?.text ?? '') &&
  !words.slice(Math.max(0, from - FAR_BACK), from).some(({ text }) => MOVES.has(text));

/** A list of weekdays, `monday wednesday and friday`: the longest and each shorter one. */
const daysFrom = (words: readonly Word[], at: number): Step[] => {
  if (words[at]?.text === 'weekdays') {
    const found: DaysHeld = { on: [...WEEKDAYS], isAny: true };
    return [{ to: at + 1, add: (held) => held.days.unshift(found) }];
  }
  const steps: Step[] = [];
  const days: DayLetter[] = [];
  let isAny = false;
  let next = at;
  while (days.length < MOST_DAYS) {
    let joint = 0;
    // "Tuesday and/or Thursday".
    while (days.length > 0 && joint < MOST_JOINTS && JOINTS.has(words[next + joint]?.text ?? '')) joint += 1;
    if (days.length > 0 && joint === 0 && isRange(words, at, next)) joint = 1;
    const day = DAY_WORDS.get(words[next + joint]?.text ?? '');
    if (day === undefined || (next > at && words[next]?.gap === 'stop')) break;
    const [first, last] = [WEEKDAYS.indexOf(days.at(-1) ?? day), WEEKDAYS.indexOf(day)];
    // "Monday to Thursday", and not "moved from Monday to Thursday".
    const isSpan = joint === 1 && TO.has(words[next]?.text ?? '');
    if (isSpan) days.push(...WEEKDAYS.slice(first + 1, last));
    days.push(day);
    next += joint + 1;
    // No course need meet on all of them.
    isAny ||= isSpan || words[next - 2]?.text === 'or';
    const found = {
      on: WEEKDAY_LETTERS.filter((each) => days.includes(each)),
      isAny: isAny || days.length === 1,
    };
    steps.push({ to: next, add: (held) => held.days.unshift(found) });
  }
  return steps;
};
