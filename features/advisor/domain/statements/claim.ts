import type { Weekday } from '#features/catalogue/contract.ts';
import type { Check } from '../../contract.ts';

/** What a predicate is about: the fields of the wire's checks, and what is computed. */
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

/** A figure of a record. */
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

/** How a figure is meant: `6 hours`, `about 6`, `under 6`, `at least 6`. */
export type Bound = 'exactly' | 'about' | 'below' | 'at most' | 'above' | 'at least';

/** A time of day as it may be meant: `1:30` is one of two. */
export type Clocks = readonly number[];

export type Predicate =
  | { says: 'figure'; of: Figure; value: number; until: number; decimals: number; bound: Bound }
  /** The sum over all courses of the sentence. */
  | { says: 'total'; of: Figure; value: number; decimals: number; bound: Bound; isMean?: boolean }
  /** From the most to the least of a figure, or turned round. */
  | { says: 'order'; of: Figure; codes: readonly string[]; sign: 1 | -1 }
  | { says: 'unknown'; of: Figure }
  | { says: 'none'; of: 'cap' | 'places_left' }
  | { says: 'days'; days: readonly Weekday[]; only: boolean; isShared: boolean }
  /** `isShared`: the time that several courses have in common, a part of each one's own. */
  | { says: 'range'; options: readonly { from: number; to: number }[]; isShared: boolean }
  | { says: 'clock'; at: Clocks; edge: 'start' | 'begin' | 'end' | 'before' | 'start before' | 'after' }
  | { says: 'part'; part: 'morning' | 'afternoon' | 'evening' }
  | { says: 'untimed' }
  | { says: 'term'; season: string; year: string | null; only: boolean }
  | { says: 'both terms' }
  /** One of two courses is given in one term and the other in another. */
  | { says: 'apart'; inTerms: readonly [SpokenTerm, SpokenTerm] }
  | { says: 'person'; name: string; only: boolean }
  | { says: 'untaught' }
  | { says: 'place'; name: string }
  /** No place is stated. */
  | { says: 'unplaced' }
  | { says: 'title'; title: string }
  | { says: 'component'; kind: string }
  | { says: 'department'; name: string }
  | { says: 'attribute'; name: string }
  /** The scheme of an attribute that the sentence names. */
  /** `of`: the attribute that it is said of; absent: all that the sentence names. */
  | { says: 'scheme'; name: string; of?: string }
  | { says: 'no attribute' }
  | { says: 'alias'; code: string }
  /** It has no other code. */
  | { says: 'no alias' }
  /** Over, each time, when another begins. */
  | { says: 'before'; than: string }
  /** Minutes between the end of one and the beginning of the other, on days that both meet. */
  | { says: 'pause'; minutes: number; bound: Bound }
  /** Of two sections of a course: which one begins earlier; neither, for 0. */
  | { says: 'section order'; names: readonly [string, string]; sign: 1 | -1 | 0 }
  | { says: 'meets with'; code: string }
  /** How far apart the figures of two courses are. */
  | { says: 'gap'; of: Figure; value: number; decimals: number; bound: Bound }
  | {
      says: 'needs';
      codes: readonly string[];
      joint: 'and' | 'or';
      strength: 'needed' | 'named' | 'recommended';
    }
  | { says: 'no prerequisites'; of: 'stated' | 'needed' | 'recommended' }
  | { says: 'prerequisite text'; text: string; of: 'needed' | 'recommended' }
  /** In quotation marks, said to be the catalogue's. */
  | { says: 'quotation'; text: string }
  /** More than half of its places are taken; less, where false. */
  | { says: 'half'; isFilled: boolean }
  /** Someone's permission is needed. */
  | { says: 'permission' }
  | { says: 'met' }
  /** The student has it behind them. */
  | { says: 'taken' }
  /** `group`: for which of its requirements; absent: for any. */
  | { says: 'counts'; programme: string; group?: string }
  | { says: 'clash' }
  | { says: 'full' }
  /** A part of the day in which nothing of it takes place. */
  | { says: 'free'; part: 'morning' | 'afternoon' | 'evening' }
  /** An adjective of a figure that the sentence states too: "a heavy course, at 12 hours". */
  | { says: 'degree'; of: Figure; from: number; to: number }
  /** A figure of the evaluations that rose or fell from one term to another, or to what it is now. */
  | { says: 'trend'; of: Figure; sign: 1 | -1 | 0; earlier: SpokenTerm; later: SpokenTerm | 'now' }
  | {
      says: 'more';
      of: Figure | 'start';
      than: string;
      sign: 1 | -1 | 0;
      by: number | null;
      decimals: number;
    }
  /** The figure of `than`, so many times. */
  | { says: 'times'; of: Figure; than: string; times: number; bound: Bound }
  /** All courses spoken of have one and the same; no two of them the same, where they share none. */
  | { says: 'same'; of: SharedField }
  | { says: 'no shared days' }
  | { says: 'most'; of: Figure | 'start'; among: readonly string[]; sign: 1 | -1 };

/** What several courses can have in common. */
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

/** Of how many of several courses something is said, at the token that says so. */
export type Quantity = { token: number } & (
  | { of: 'none' }
  /** `some`: as many, if not more. */
  | { of: 'exactly' | 'at least' | 'some'; count: number }
);

/** A predicate with its place in the text. */
export type Claim = Predicate & {
  start: number;
  end: number;
  isDenied: boolean;
  /** Read from what was left unsaid: may agree, but is never called wrong. */
  isWeak?: boolean;
  /** The course it is about, where the words around it say so; else the sentence's subject. */
  about?: string;
  /** Of what the sentence said before it. */
  subjects: readonly string[];
  terms: readonly SpokenTerm[];
  section: SpokenSection | null;
  /** Absent: of all of them. */
  quantity?: Quantity;
  /** How large the sentence says a difference is: "far lighter". */
  extent?: 'large' | 'small';
};

export interface SpokenTerm {
  season: string;
  year: string | null;
}

/** The section that words speak of: by its kind, its name, or both. */
export interface SpokenSection {
  kind: string | null;
  name: string | null;
}

/** `open`: the words leave it open, or the record does not say. */
export type Agreement = 'yes' | 'no' | 'open';

export interface Judgement {
  agrees: Agreement;
  /** What the record has, for a person; null where it has nothing. */
  record: string | null;
  /** The term whose record it was compared with. */
  term?: string;
}

export const open = (record: string | null = null): Judgement => ({ agrees: 'open', record });
export const told = (holds: boolean, record: string | null): Judgement => ({
  agrees: holds ? 'yes' : 'no',
  record,
});
