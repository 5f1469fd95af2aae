import type { Weekday } from '#features/catalogue/contract.ts';
import type { TimeSpan } from '../course-facts.ts';
import type { ToolInput } from '../tools.ts';
import type { WeekAsk } from '../week/week-tools.ts';
import type { FactField, SmallTalk, Unheld } from './askable.ts';
import type { Frame } from './frame/frame.ts';
import type { Language } from './tables/languages.ts';

/**
 * Courses that are asked about: by their codes, and by words of their titles where no code was given and no title is
 * exactly that.
 */
export interface AskedAbout {
  codes: string[];
  /** Absent where all were named by their codes. */
  titles?: Titled[];
}
/** Words that a course is named by, and what it has to be besides: "the econ class on development". */
export interface Titled {
  said: string;
  search: SearchInput;
}

/** In a place: the course that goes, where only words of its title are known. */
export const GONE = 'gone';
/** Of the courses that go: the one that is most work. */
export const HEAVIEST = 'heaviest';

export type SearchInput = ToolInput<'search_courses'>;

/** What courses should count towards: a programme, or one group of its requirements. */
export interface Towards {
  /** Null: the student's own. */
  programme: string | null;
  /** Null: any group that is open. */
  group: string | null;
}

/** What a student wants of the courses to be found. */
export interface Wish {
  /** What it was made of: all that was wished so far, as it stands after all changes. */
  frame: Frame;
  /** The constraints that the search tool takes as they are. */
  search: SearchInput;
  /** A course that those found should resemble. */
  like: string | null;
  /** They should fill open places of this. */
  countsTowards: Towards | null;
  /** Compared with courses named before: "something easier". */
  than: { field: 'workload' | 'rating' | 'enrollment'; less: boolean; codes: string[] } | null;
  /** What these courses lead on to. */
  after: string[];
  /** They should go with the interests in the student's profile. */
  byInterests: boolean;
  /** Asked where to begin; its search names the level for that. */
  beginning: boolean;
  /** Others than those offered before. */
  isMore: boolean;
  /** Some of those shown before. */
  isAmongShown: boolean;
  /** How many; null when the student did not say. */
  wanted: number | null;
  /** Asked how many there are, rather than which. */
  counted: boolean;
  /** Wishes that no record can tell: said in the answer, never silently dropped. */
  unheld: Unheld[];
  /** Words that may have been meant as a wish and that nothing was made of: said, too. */
  unread: string[];
  /** Words that narrow what is wished and that nothing was made of: the student is asked before any course is named. */
  doubts: string[];
}

export type Request =
  | (AskedAbout & {
      kind: 'facts';
      /** Empty: tell about the course. */
      fields: FactField[];
      unheld: Unheld[];
      term: string | null;
      /** Weekdays of which it is asked what meets then; null where none was named. */
      meetsOn: Weekday[] | null;
      /** When the student is free; null where nothing was said of that. */
      free: TimeSpan[] | null;
    })
  | (AskedAbout & { kind: 'compare'; fields: FactField[]; unheld: Unheld[] })
  | { kind: 'recommend'; wish: Wish }
  | (AskedAbout & {
      kind: 'prerequisites';
      /** Courses that the student says to have taken, in the profile or not. */
      taken: string[];
    })
  | (AskedAbout & {
      kind: 'conflicts';
      term: string | null;
      /** Asked whether they can be taken together, rather than whether they clash: "yes" means the opposite. */
      together: boolean;
    })
  /** A term's week to be proposed. */
  | {
      kind: 'week';
      ask: WeekAsk;
      /** Words that may be titles of courses to be in it. */ called: string[];
      /** Words of the title of a course that goes. */ out?: string[];
      /** Courses in all, where that was said. */ total?: number;
      /** What no record holds, and what no week is looked for by: said in the answer, never silently dropped. */
      unheld?: readonly Unheld[];
      unread?: readonly string[];
    }
  /** What becomes of a week. `base` null: the student's plan. `asks`: whether it fits, or what it comes to. */
  | {
      kind: 'week_change';
      term: string | null;
      base: string[] | null;
      add: string[];
      drop: string[];
      bounds: Pick<WeekAsk, 'free_days' | 'starts_at_or_after' | 'ends_at_or_before'>;
      asks: 'fits' | 'total';
    }
  | { kind: 'week_frees'; term: string | null; base: string[] | null; day: Weekday }
  /** What the student's plan of a term comes to. */
  | { kind: 'own_plan'; term: string | null }
  /** Courses to be put among the student's own: only they do that. */
  | { kind: 'offer'; courses: string[] }
  | { kind: 'requirements'; programme: string | null }
  | (AskedAbout & { kind: 'term_total'; term: string | null })
  /** What the student's own profile says. */
  | { kind: 'profile' }
  /** When the terms begin and end. */
  | { kind: 'terms' }
  | { kind: 'small_talk'; talk: SmallTalk }
  /** Something is missing or two readings are plausible: the student is asked. */
  | { kind: 'ask'; about: 'course' | 'second_course' | 'which_of' | 'wish'; codes: string[] }
  /**
   * What no tool can answer. `actions`: something to be done for the student. `orders`: an attempt to turn the advisor
   * or to see what is not the student's. `elsewhere`: of another university. `language`: not in English.
   */
  | {
      kind: 'outside';
      about: 'anything' | 'orders' | 'actions' | 'unheld' | 'elsewhere' | 'language';
      unheld: Unheld[];
    };

export interface Understanding {
  /** In the order in which they are answered; at least one. */
  requests: Request[];
  /** How vague words were read, as sentences for the answer. */
  readings: string[];
  /** Of a week of courses of one kind: what is wished of them, which a list may be asked for, too. */
  frame?: Frame;
  /** What may have been wished as well, of the last message. */
  close?: Wish[];
  /** Of the last message, where it is not English. */
  language?: Language;
}
