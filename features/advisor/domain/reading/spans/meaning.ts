import type { Area } from '#features/catalogue/domain/areas.ts';
import type { DayLetter } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { FilterKey } from '#features/catalogue/domain/search/filters/filter-table.ts';
import type { FilterValues } from '#features/catalogue/domain/search/filters/filters.ts';
import type { FactField, SmallTalk, Unheld } from '../askable.ts';

/** A filter of the course list with its value. */
export type FilterCondition = {
  [Key in FilterKey]: { on: Key; value: FilterValues[Key]; isTurned: boolean };
}[FilterKey];

/** What the course list has no filter for; the advisor's search has. */
export type OwnCondition =
  | { on: 'areas'; value: readonly Area[]; isTurned: boolean }
  | { on: 'instructor'; value: string; isTurned: boolean }
  /** Days a week at most. */
  | { on: 'maxDays'; value: number; isTurned: boolean }
  | { on: 'statesNone'; value: true; isTurned: boolean }
  | { on: 'topic'; value: string; isTurned: boolean };

/** One thing that courses must be, or must not be. */
export type Condition = FilterCondition | OwnCondition;

export type Figure = 'workload' | 'rating' | 'enrollment';

export interface Order {
  by: Figure;
  descending: boolean;
}

/** What is asked for. */
export type Act =
  | 'find'
  /** A thing that was not spoken of before, or a change: "what about spring". */
  | 'about'
  | 'more'
  /** The last wish once more, without what was not understood. */
  | 'again'
  /** How many there are. */
  | 'counted'
  | 'plan'
  | 'begin'
  | 'interests'
  /** What a course leads on to. */
  | 'after'
  | 'tell'
  | 'compare'
  | 'clash'
  /** To those of the last question. */
  | 'add'
  | 'together'
  | 'total'
  /** Whether the student has what a course asks for. */
  | 'ready'
  /** What is open of a programme. */
  | 'left'
  | 'counts'
  /** A week, made of courses. */
  | 'week'
  /** One course for another. */
  | 'swap'
  | 'drop'
  /** How many there should be. */
  | 'resize'
  /** Whether a week is still possible with something. */
  | 'fits'
  /** What frees a day. */
  | 'frees'
  /** To the student's own courses, which nobody but they changes. */
  | 'offer'
  | 'own_plan'
  | 'profile'
  | 'terms';

/** What a course is named as, where it is not what is asked about. */
export type Role = 'taken' | 'taking' | 'instead' | 'without' | 'like' | 'clear';

/** A course by what was said before. */
export type Reference =
  /** `person`: who teaches it. */
  | { kind: 'one' | 'all' | 'other' | 'person' }
  /** Of the list last shown; -1 is the last. */
  | { kind: 'nth'; at: number }
  | { kind: 'first' | 'last'; count: number };

/** What a span of words means. */
export type Meaning =
  | { is: 'conditions'; conditions: readonly Condition[]; turned?: readonly Condition[] }
  /** A term by its season, its year or its place beside today; the catalogue knows which it is. */
  | { is: 'term'; season: string | null; year: number | null; beside: 'this' | 'next' | null }
  /** A kind of class; the catalogue has its own names for them. */
  | { is: 'kind'; kind: string; otherwise?: Meaning }
  /** Hours that the student has no time in. */
  | { is: 'busy'; on: readonly DayLetter[]; start: number; end: number }
  | { is: 'order'; order: Order; count?: number }
  | { is: 'than'; field: Figure; less: boolean }
  | { is: 'count'; count: number }
  /** A number that bounds something; what it counts is said elsewhere: "not too many people, like 30 max". */
  | { is: 'bound'; number: number; side: 'most' | 'least' | 'same' }
  | { is: 'course'; code: string; known: boolean; candidates: readonly string[]; byTitle: boolean }
  | { is: 'act'; act: Act }
  /** Fields of a course's record. Unsure: a word that a wish may have, too. */
  | { is: 'ask'; fields: readonly FactField[]; isSure: boolean }
  | { is: 'unheld'; thing: Unheld }
  | { is: 'reference'; to: Reference }
  | { is: 'role'; role: Role }
  /** Null: the student's own. */
  | { is: 'programme'; name: string | null }
  /** Of requirements. */
  | { is: 'group'; name: string }
  | { is: 'talk'; talk: SmallTalk }
  | { is: 'outside'; about: 'orders' | 'actions' | 'anything' }
  /** Another university. */
  | { is: 'elsewhere'; university: string }
  /** Turns round what it is said of. */
  | { is: 'not' }
  /** Days that were not wanted before, or others than were, are fine, too. */
  | { is: 'allow'; days: readonly DayLetter[] }
  /** What was said before no longer holds: what stands next, or all of it. */
  | { is: 'forget' }
  /** Conditions of these kinds no longer hold: "forget the days". */
  | { is: 'forgets'; conditions: readonly Condition[] }
  /** A word like "class": a field of study can stand before it. */
  | { is: 'noun' }
  /** A word like "about": what follows is what courses are about. */
  | { is: 'cue' }
  /** What comes after is no longer what was said no to. */
  | { is: 'border' }
  | { is: 'filler' };

/** A stretch of words with one meaning. */
export interface Span {
  /** First word. */
  from: number;
  /** One past the last word. */
  to: number;
  weight: number;
  meaning: Meaning;
  /** Which line or part of the catalogue proposed it: for printing. */
  by: string;
}
