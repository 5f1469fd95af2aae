import type { DayLetter } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { Act, Condition, Figure, FilterCondition, Order, Reference, Role } from '../spans/meaning.ts';
import type { FactField, SmallTalk, Unheld } from '../askable.ts';

/** A condition with the words that express it. */
export interface Asked {
  condition: Condition;
  said: string;
  /** For a topic that is exactly a title: the codes of the courses that have it. */
  titled?: readonly string[];
}

/** A course named by its code. */
export interface Named {
  code: string;
  known: boolean;
  /** The codes that the words may mean. */
  candidates: readonly string[];
  /** Its role; null if it is asked about. */
  role: Role | null;
}

/** The meaning of a message. */
export interface Frame {
  /** In the order of the message; may repeat a kind. */
  conditions: readonly Asked[];
  /** Codes without a role, without repetitions. */
  codes: readonly string[];
  /** Codes that are excluded. */
  without: readonly string[];
  order: Order | null;
  /** Compared with the courses shown before. */
  than: { field: Figure; less: boolean; codes: readonly string[] } | null;
  /** How many courses; null if not specified. */
  count: number | null;
  /** Days that the student now allows. */
  allowed: readonly DayLetter[];
  /** Conditions of an earlier wish that are dropped. */
  forgotten: readonly Condition[];
  named: readonly Named[];
  references: readonly { to: Reference; role: Role | null }[];
  acts: readonly Act[];
  /** Fields asked for; sure if the words cannot be part of a wish. */
  fields: readonly { field: FactField; isSure: boolean }[];
  unheld: readonly Unheld[];
  /** Null: the student's own programme. */
  programmes: readonly (string | null)[];
  groups: readonly string[];
  talk: readonly SmallTalk[];
  outside: readonly ('orders' | 'actions' | 'anything')[];
  /** Other universities. */
  elsewhere: readonly string[];
  /** Words that narrow the wish but were not understood, as typed. */
  doubts: readonly string[];
  /** Whether courses are mentioned: "class", "something". */
  hasNoun: boolean;
  /** Whether a word like "about" announces a topic. */
  hasCue: boolean;
}

export const NO_FRAME: Frame = {
  conditions: [],
  codes: [],
  without: [],
  order: null,
  than: null,
  count: null,
  allowed: [],
  forgotten: [],
  named: [],
  references: [],
  acts: [],
  fields: [],
  unheld: [],
  programmes: [],
  groups: [],
  talk: [],
  outside: [],
  elsewhere: [],
  doubts: [],
  hasNoun: false,
  hasCue: false,
};

const OWN: ReadonlySet<Condition['on']> = new Set([
  'areas',
  'maxDays',
  'instructor',
  'statesNone',
  'notesSay',
  'topic',
]);
export const isFilter = (condition: Condition): condition is FilterCondition => !OWN.has(condition.on);

/** The topics as typed, to be searched as words. */
export const topicOf = ({ conditions }: Pick<Frame, 'conditions'>): string =>
  conditions
    .flatMap(({ condition: { on, value, isTurned } }) => (on === 'topic' && !isTurned ? value : []))
    .join(' ');
