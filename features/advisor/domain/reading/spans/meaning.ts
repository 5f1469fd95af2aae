import type { Area } from '#features/catalogue/domain/areas.ts';
import type { DayLetter } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { Matter } from '#features/catalogue/domain/notes/matters.ts';
import type { FilterKey } from '#features/catalogue/domain/search/filters/filter-table.ts';
import type { FilterValues } from '#features/catalogue/domain/search/filters/filters.ts';
import type { FactField, SmallTalk, Unheld } from '../askable.ts';

/** A filter of the course list with its value. */
export type FilterCondition = {
  [Key in FilterKey]: { on: Key; value: FilterValues[Key]; isTurned: boolean };
}[FilterKey];

/** Conditions that only the advisor's search has, and no filter of the list. */
export type OwnCondition =
  | { on: 'areas'; value: readonly Area[]; isTurned: boolean }
  | { on: 'instructor'; value: string; isTurned: boolean }
  /** At most so many days a week. */
  | { on: 'maxDays'; value: number; isTurned: boolean }
  | { on: 'statesNone'; value: true; isTurned: boolean }
  /** What the notes of a record speak of: a lottery, a fee. */
  | { on: 'notesSay'; value: Matter; isTurned: boolean }
  | { on: 'topic'; value: string; isTurned: boolean };

/** One condition that courses must, or must not, satisfy. */
export type Condition = FilterCondition | OwnCondition;

export type Figure = 'workload' | 'rating' | 'enrollment';

export interface Order {
  by: Figure;
  descending: boolean;
}

/** What a message may ask for. */
export type Act =
  | 'find'
  /** Something new, or a change: "what about spring". */
  | 'about'
  | 'more'
  /** The last wish again, without the words that were not understood. */
  | 'again'
  /** The wish before the last change. */
  | 'undo'
  /** Among what was wished for: "anything else in there". */
  | 'within'
  /** What else the teachers of a course teach. */
  | 'others_by'
  /** Like what was shown, in other fields. */
  | 'other_field'
  /** How many there are. */
  | 'counted'
  | 'plan'
  | 'begin'
  | 'interests'
  /** What builds on a course. */
  | 'after'
  | 'tell'
  | 'compare'
  | 'clash'
  /** Adds to the courses of the last question. */
  | 'add'
  | 'together'
  | 'total'
  /** Whether the student meets a course's prerequisites. */
  | 'ready'
  /** What has to come before a course, term by term. */
  | 'path'
  /** Open requirements of a programme. */
  | 'left'
  | 'counts'
  /** A week of courses. */
  | 'week'
  /** Replaces one course with another. */
  | 'swap'
  | 'drop'
  /** How many courses a week should have. */
  | 'resize'
  /** Whether a week is still possible with a course. */
  | 'fits'
  /** Which change frees a day. */
  | 'frees'
  /** Offers to add courses to the student's own, which only the student changes. */
  | 'offer'
  | 'own_plan'
  /** Keeps the one course that was spoken of. */
  | 'keep'
  | 'profile'
  | 'terms';

/** The role of a course that is not the one asked about. */
export type Role = 'taken' | 'taking' | 'instead' | 'without' | 'like' | 'clear';

/** A reference to courses of earlier messages. */
export type Reference =
  /** `person`: the course that a person teaches. */
  | { kind: 'one' | 'other' | 'person' }
  /** `count`: how many there have to be. */
  | { kind: 'all'; count?: number }
  /** After or before the course last spoken of, in the list. */
  | { kind: 'beside'; by: 1 | -1 }
  /** By place in the list last shown; -1 is the last. */
  | { kind: 'nth'; at: number }
  | { kind: 'first' | 'last'; count: number };

/** The meaning of a span of words. */
export type Meaning =
  | { is: 'conditions'; conditions: readonly Condition[]; turned?: readonly Condition[] }
  /** A term by season, year or relative to today; the catalogue resolves it. */
  | { is: 'term'; season: string | null; year: number | null; beside: 'this' | 'next' | null }
  /** A kind of class; the catalogue has its own names for kinds. */
  | { is: 'kind'; kind: string; otherwise?: Meaning }
  /** Hours when the student has no time. */
  | { is: 'busy'; on: readonly DayLetter[]; start: number; end: number }
  | { is: 'order'; order: Order; count?: number }
  | { is: 'than'; field: Figure; less: boolean }
  | { is: 'count'; count: number }
  /** A number that is a bound; what it counts is said elsewhere: "not too many people, like 30 max". */
  | { is: 'bound'; number: number; side: 'most' | 'least' | 'same' }
  | { is: 'course'; code: string; known: boolean; candidates: readonly string[]; byTitle: boolean }
  | { is: 'act'; act: Act }
  /** Fields of a course's record. Unsure if the word may also be part of a wish. */
  | { is: 'ask'; fields: readonly FactField[]; isSure: boolean }
  | { is: 'unheld'; thing: Unheld }
  | { is: 'reference'; to: Reference }
  | { is: 'role'; role: Role }
  /** Null: the student's own programme. */
  | { is: 'programme'; name: string | null }
  /** A group of requirements. */
  | { is: 'group'; name: string }
  | { is: 'talk'; talk: SmallTalk }
  | { is: 'outside'; about: 'orders' | 'actions' | 'anything' }
  /** Another university. */
  | { is: 'elsewhere'; university: string }
  /** Negates its target. */
  | { is: 'not' }
  /** Allows days that were excluded before, or adds further ones. */
  | { is: 'allow'; days: readonly DayLetter[] }
  /** Drops earlier conditions: the next one, or all of them. */
  | { is: 'forget' }
  /** Drops conditions of these kinds: "forget the days". */
  | { is: 'forgets'; conditions: readonly Condition[] }
  /** A word like "class", which a field of study may precede. `kind`: one that only titles have. */
  | { is: 'noun'; kind?: string }
  /** A word like "about", which announces a topic. */
  | { is: 'cue' }
  /** Ends the scope of a "no". */
  | { is: 'border' }
  | { is: 'filler' };

/** Consecutive words with one meaning. */
export interface Span {
  /** Index of the first word. */
  from: number;
  /** One past the last word. */
  to: number;
  weight: number;
  meaning: Meaning;
  /** The line or the part of the catalogue that proposed it, for printing. */
  by: string;
}
