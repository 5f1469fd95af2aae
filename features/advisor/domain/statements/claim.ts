import type { Weekday } from '#features/catalogue/contract.ts';
import type { Check } from '../../contract.ts';

/** What a claim is about: the fields of the wire's checks, and computed ones. */
export type Field =
  | Check['field']
  | 'class_size'
  | 'cap'
  | 'places_left'
  | 'place'
  | 'section'
  | 'component'
  | 'department'
  | 'attributes'
  | 'cross_listing'
  | 'recommended'
  | 'clash'
  | 'opens'
  | 'prerequisites_met'
  | 'counts_towards'
  | 'compare'
  | 'total'
  | 'description';

/** A numeric field of a record. */
export type Figure =
  | 'rating'
  | 'workload'
  | 'units'
  | 'enrollment'
  | 'class_size'
  | 'cap'
  | 'places_left'
  | 'sections'
  | 'instructors'
  | 'days'
  | 'minutes';

/** How exactly a figure is stated: `6 hours`, `about 6`, `under 6`, `at least 6`. */
export type Bound = 'exactly' | 'about' | 'below' | 'at most' | 'above' | 'at least';

/** The readings of a time of day, in minutes: `1:30` may be AM or PM. */
export type Clocks = readonly number[];

export type Predicate =
  | { says: 'figure'; of: Figure; value: number; until: number; decimals: number; bound: Bound }
  /** The sum over all courses of the sentence; with `isMean`, their average. */
  | { says: 'total'; of: Figure; value: number; decimals: number; bound: Bound; isMean?: boolean }
  /** The courses in descending order of a figure; ascending if `sign` is -1. */
  | { says: 'order'; of: Figure; codes: readonly string[]; sign: 1 | -1 }
  | { says: 'unknown'; of: Figure }
  | { says: 'none'; of: 'cap' | 'places_left' }
  | { says: 'days'; days: readonly Weekday[]; only: boolean; isShared: boolean }
  /** `isShared`: a time that several courses have in common, so part of the time of each. */
  | { says: 'range'; options: readonly { from: number; to: number }[]; isShared: boolean }
  | { says: 'clock'; at: Clocks; edge: 'start' | 'begin' | 'end' | 'before' | 'start before' | 'after' }
  | { says: 'part'; part: 'morning' | 'afternoon' | 'evening' }
  | { says: 'untimed' }
  | { says: 'term'; season: string; year: string | null; only: boolean }
  | { says: 'both terms' }
  /** One of two courses is given in one term, and the other in another. */
  | { says: 'apart'; inTerms: readonly [SpokenTerm, SpokenTerm] }
  | { says: 'person'; name: string; only: boolean }
  | { says: 'untaught' }
  | { says: 'place'; name: string }
  /** The record states no place. */
  | { says: 'unplaced' }
  | { says: 'title'; title: string }
  /** `isAmong`: some section is of this kind, though the course may be of another. */
  | { says: 'component'; kind: string; isAmong?: boolean }
  | { says: 'department'; name: string }
  | { says: 'attribute'; name: string }
  /** The scheme of an attribute that the sentence names. */
  /** `of`: the attribute that has the scheme; absent: all that the sentence names. */
  | { says: 'scheme'; name: string; of?: string }
  | { says: 'no attribute' }
  | { says: 'alias'; code: string }
  /** The course has no other code. */
  | { says: 'no alias' }
  /** It always ends before `than` begins. */
  | { says: 'before'; than: string }
  /** Minutes from the end of one course to the beginning of the other, on the days that both meet. */
  | { says: 'pause'; minutes: number; bound: Bound }
  /** Which of two sections of a course begins earlier; 0 if both begin together. */
  | { says: 'section order'; names: readonly [string, string]; sign: 1 | -1 | 0 }
  | { says: 'meets with'; code: string }
  /** The difference between the figures of two courses. */
  | { says: 'gap'; of: Figure; value: number; decimals: number; bound: Bound }
  | {
      says: 'needs';
      codes: readonly string[];
      joint: 'and' | 'or';
      strength: 'needed' | 'named' | 'recommended';
    }
  | { says: 'no prerequisites'; of: 'stated' | 'needed' | 'recommended' }
  | { says: 'prerequisite text'; text: string; of: 'needed' | 'recommended' }
  /** A quotation of the catalogue, in quotation marks. */
  | { says: 'quotation'; text: string }
  /** More than half of the places are taken; if false, less than half. */
  | { says: 'half'; isFilled: boolean }
  /** It requires somebody's permission. */
  | { says: 'permission' }
  | { says: 'met' }
  /** The student has taken it. */
  | { says: 'taken' }
  /** `group`: the requirement of the programme that it counts for; absent: any of them. */
  | { says: 'counts'; programme: string; group?: string }
  | { says: 'clash' }
  | { says: 'full' }
  /** The course does not meet in this part of the day. */
  | { says: 'free'; part: 'morning' | 'afternoon' | 'evening' }
  /** An adjective beside its own figure: "a heavy course, at 12 hours". */
  | { says: 'degree'; of: Figure; from: number; to: number }
  /** A figure of the evaluations rose, fell or stayed the same from one term to another, or to the current record. */
  | { says: 'trend'; of: Figure; sign: 1 | -1 | 0; earlier: SpokenTerm; later: SpokenTerm | 'now' }
  | {
      says: 'more';
      of: Figure | 'start';
      than: string;
      sign: 1 | -1 | 0;
      by: number | null;
      decimals: number;
    }
  /** The figure is a multiple of the figure of `than`. */
  | { says: 'times'; of: Figure; than: string; times: number; bound: Bound }
  /** All courses of the sentence have the same value; if denied, no two of them have. */
  | { says: 'same'; of: SharedField }
  | { says: 'no shared days' }
  | { says: 'most'; of: Figure | 'start'; among: readonly string[]; sign: 1 | -1 };

/** Fields that several courses can have in common. */
export type SharedField =
  | 'department'
  | 'place'
  | 'days'
  | 'times'
  | 'start'
  | 'instructor'
  | 'component'
  | 'title'
  | 'term';

/** How many of several courses a claim is about; `token` is the token that says so. */
export type Quantity = { token: number } & (
  | { of: 'none' }
  /** `some`: this many or more. */
  | { of: 'exactly' | 'at least' | 'some'; count: number }
);

/** A predicate with its place in the text and what it is about. */
export type Claim = Predicate & {
  start: number;
  end: number;
  isDenied: boolean;
  /** Implied rather than said: the record may confirm it, but never contradicts it. */
  isWeak?: boolean;
  /** The course it is about, if the words around it name one; else the subjects of the sentence. */
  about?: string;
  /** Courses that the sentence named before it. */
  subjects: readonly string[];
  terms: readonly SpokenTerm[];
  /** The sentence speaks of both terms: only the records of both confirm it. */
  isOfBothTerms?: boolean;
  section: SpokenSection | null;
  /** Absent: the claim is about all its courses. */
  quantity?: Quantity;
  /** How large the difference is, as the sentence words it: "far lighter". */
  extent?: 'large' | 'small';
};

export interface SpokenTerm {
  season: string;
  year: string | null;
}

/** A section that the text names, by its kind, its name, or both. */
export interface SpokenSection {
  kind: string | null;
  name: string | null;
}

/** `open`: the words are ambiguous, or the record does not say. */
export type Agreement = 'yes' | 'no' | 'open';

export interface Judgement {
  agrees: Agreement;
  /** The record's value as text for a person; null if it has none. */
  record: string | null;
  /** The term of the record that it was compared with. */
  term?: string;
}

export const open = (record: string | null = null): Judgement => ({ agrees: 'open', record });
export const told = (holds: boolean, record: string | null): Judgement => ({
  agrees: holds ? 'yes' : 'no',
  record,
});
