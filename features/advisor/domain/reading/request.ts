import type { Weekday } from '#features/catalogue/contract.ts';
import type { TimeSpan } from '../course-facts.ts';
import type { ToolInput } from '../tools.ts';
import type { WeekAsk } from '../week/week-tools.ts';
import type { FactField, SmallTalk, Unheld } from './askable.ts';
import type { Frame } from './frame/frame.ts';
import type { Figure } from './spans/meaning.ts';
import type { Language } from './tables/languages.ts';

/**
 * Courses that are asked about: by their codes, and by words of their titles if no code was given and no title matches
 * exactly.
 */
export interface AskedAbout {
  codes: string[];
  /** The term that the conversation is about, where the question names none: its record is told, if there is one. */
  talkTerm?: string;
  /** Absent if all were named by codes. */
  titles?: Titled[];
}
/** Words that name a course, with its further conditions: "the econ class on development". */
export interface Titled {
  said: string;
  search: SearchInput;
}

/** A place of a week: the course that is removed, known only by words of its title. */
export const GONE = 'gone';
/** The course to remove is the one with the most work. */
export const HEAVIEST = 'heaviest';

export type SectionsAsked = Pick<
  ToolInput<'find_sections'>,
  'component' | 'starts_at' | 'starts_at_or_after' | 'ends_at_or_before'
>;

export type SearchInput = ToolInput<'search_courses'>;

/** What courses should count towards: a programme, or one group of its requirements. */
export interface Towards {
  /** Null: the student's own programme. */
  programme: string | null;
  /** Null: any open group. */
  group: string | null;
  /** The secondary field is meant, where a concentration has the same name. */
  isSecondary?: boolean;
  /** The group was read out of a topic: these words are searched for if nothing of it is open. */
  otherwise?: string;
}

/** Conditions of a student for courses. */
export interface Wish {
  /** The frame that it was made of: the wish after all changes. */
  frame: Frame;
  /** The constraints in the form of the search tool. */
  search: SearchInput;
  /** A course that the results should resemble. */
  like: string | null;
  /** The courses should fill open places of this. */
  countsTowards: Towards | null;
  /** Compared with these courses: "something easier". */
  than: { field: 'workload' | 'rating' | 'enrollment'; less: boolean; codes: string[] } | null;
  /** Courses that the results should build on. */
  after: string[];
  /** The courses should match the interests of the student's profile. */
  byInterests: boolean;
  /** The student asks where to begin; the search has the level for it. */
  beginning: boolean;
  /** The student chose each condition: nothing is added. */
  isExact?: boolean;
  /** Only courses that were not offered before. */
  isMore: boolean;
  /** Only courses that were shown before. */
  isAmongShown: boolean;
  /** How many; null if not specified. */
  wanted: number | null;
  /** The student asks for their number instead of the courses. */
  counted: boolean;
  /** Wishes that no record can answer: the reply names them. */
  unheld: Unheld[];
  /** Words that may have been a wish but were not understood: the reply names them. */
  unread: string[];
  /** Words that narrow the wish but were not understood: the reply asks about them before it names any course. */
  doubts: string[];
}

/** The matters of which a line is told each where all that is known of a course is. */
export type LineOfWhole = 'times' | 'people' | 'students' | 'needs' | 'counts' | 'notes';

export type Request =
  | (AskedAbout & {
      kind: 'facts';
      /** Empty: describe the course. */
      fields: FactField[];
      unheld: Unheld[];
      term: string | null;
      /** Weekdays on which the student asks what meets; null if none was named. */
      meetsOn: Weekday[] | null;
      /** Those that do not meet then are asked for: "which sections aren't on a Friday". */
      isNotThen?: boolean;
      /** Kind and hours of the sections asked for; absent if nothing was said of them. */
      sections?: SectionsAsked;
      /** Whether the student asks for each section of that kind. */
      isEach?: boolean;
      /** When the student is free; null if not said. */
      free: TimeSpan[] | null;
      /** Several things are asked of one course, or of two or three: all that is known of each is told, what is asked first. */
      isWhole?: boolean;
      /** Of several courses told so, what the answers to other requests tell of each. */
      told?: readonly LineOfWhole[];
      /** Whether it counts as any of these is asked; absent: what it counts as. */
      countsAs?: NonNullable<SearchInput['attributes_any']>;
    })
  | (AskedAbout & {
      kind: 'compare';
      fields: FactField[];
      unheld: Unheld[];
      term?: string | null;
      /** Which end is asked for: "which one is harder"; absent if none is. */
      asks?: { field: Figure; less: boolean };
    })
  | {
      kind: 'recommend';
      wish: Wish;
      /** What is asked of the course if only one fits, of a message that says much; absent: nothing more. */
      asks?: FactField[];
    }
  | (AskedAbout & {
      kind: 'prerequisites';
      /** Courses that the student mentions having taken, in the profile or not. */
      taken: string[];
      /** Courses of the student that do not count: "if I drop it". */
      without?: string[];
      /** When the student wants to take it; absent if not said. */
      term?: string | null;
    })
  | (AskedAbout & {
      kind: 'conflicts';
      term: string | null;
      /** Whether the student asks if they fit, instead of if they clash: "yes" is the opposite. */
      together: boolean;
      /** Whether the question is put so that "yes" could mean either: it is not said then. */
      isOpen?: boolean;
    })
  /** One course in its terms, held against each other: what differs, and these fields. */
  | (AskedAbout & { kind: 'two_terms'; fields: FactField[] })
  /** What else the teachers of these courses teach. */
  | (AskedAbout & { kind: 'taught_by' })
  /** Propose a week of a term. */
  | {
      kind: 'week';
      ask: WeekAsk;
      /** Words that may be titles of courses to include. */ called: string[];
      /** Words of the title of a course to remove. */ out?: string[];
      /** Number of courses in all, if specified. */ total?: number;
      /** Courses that are to go, and those that there are; null: those of the student's plan. */
      change?: { gone: readonly string[]; held: readonly string[] | null };
      /** The courses of the week before, where the student asks what has changed. */
      since?: readonly string[];
      /** A question about the hours of the week shown, which comes once more. */
      hours?: { asked: HoursAsked; days: readonly Weekday[] };
      /** Wishes that no record can answer, and that the search for weeks ignores: the reply names them. */
      unheld?: readonly Unheld[];
      unread?: readonly string[];
    }
  /** Change a week. `base` null: the student's plan. `asks`: whether it fits, or its totals. */
  | {
      kind: 'week_change';
      term: string | null;
      base: string[] | null;
      add: string[];
      drop: string[];
      bounds: Pick<WeekAsk, 'free_days' | 'starts_at_or_after' | 'ends_at_or_before'> &
        Partial<Pick<WeekAsk, 'keep_free'>>;
      asks: 'fits' | 'total';
    }
  | { kind: 'week_frees'; term: string | null; base: string[] | null; day: Weekday }
  /** Totals of the student's plan of a term. */
  | { kind: 'own_plan'; term: string | null }
  /** Courses that the student may add to their own; the advisor never does. */
  | { kind: 'offer'; courses: string[] }
  /**
   * `group`: its name or words of it; absent: all. `also`: courses that count as if they were taken. `against`: another
   * programme that it is held against, null the student's own; `shared`: what counts in both is asked.
   */
  | {
      kind: 'requirements';
      programme: string | null;
      group?: string;
      also?: string[];
      /** Courses of the student that do not count. */
      without?: string[];
      /** The secondary field is meant, where a concentration has the same name. */
      isSecondary?: boolean;
      against?: string | null;
      shared?: boolean;
    }
  /** What has to be taken before a course, in which order: one course. */
  | (AskedAbout & { kind: 'path' })
  /** Which groups of requirements each course counts towards. */
  | (AskedAbout & {
      kind: 'counts';
      programme: string | null;
      isSecondary?: boolean;
      /** The groups that are asked about, as called. */
      groups?: string[];
    })
  | (AskedAbout & { kind: 'term_total'; term: string | null })
  /** The student's profile; `lists`: whether these courses are among those taken. */
  | { kind: 'profile'; lists?: string[] }
  /** Dates of the terms. */
  | { kind: 'terms' }
  | { kind: 'small_talk'; talk: SmallTalk }
  /** Ask the student: something is missing, or two readings are plausible. */
  | { kind: 'ask'; about: 'course' | 'second_course' | 'which_of' | 'wish'; codes: string[] }
  /**
   * What no tool can answer. `actions`: things to do for the student. `orders`: attempts to instruct the advisor or to
   * see others' data. `elsewhere`: another university. `language`: not in English.
   */
  | {
      kind: 'outside';
      about: 'anything' | 'orders' | 'actions' | 'unheld' | 'elsewhere' | 'language';
      unheld: Unheld[];
      /** The message says so itself; absent where nothing was understood. */
      isSaid?: true;
    };

/** What may be asked of the hours of a week, or of some of its days; `meets`: what meets on those. */
export type HoursAsked =
  | 'meets'
  | 'starts'
  | 'ends'
  | 'longest'
  | 'busiest'
  | 'lightest'
  | 'gaps'
  | 'lunch'
  | 'free';

export interface Understanding {
  /** In the order of their answers; at least one. */
  requests: Request[];
  /** How vague words were read, as sentences of the reply. */
  readings: string[];
  /** For a week of courses of one kind: the conditions on each course, which the next message may ask a list of. */
  frame?: Frame;
  /** Questions of the message that no request answers, as read: the reply names them. */
  passedOver?: readonly string[];
  /** Other wishes that the last message may mean. */
  close?: Wish[];
  /** The language of the last message; absent for English. */
  language?: Language;
}
