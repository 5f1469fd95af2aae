import type { DayLetter } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { Act, Condition, Figure, FilterCondition, Order, Reference, Role } from '../spans/meaning.ts';
import type { FactField, SmallTalk, Unheld } from '../askable.ts';

/** A condition in the words it was said in. */
export interface Asked {
  condition: Condition;
  said: string;
  /** Of a topic that is a title word for word: the codes of the courses that have it. */
  titled?: readonly string[];
}

/** A course named by its code. */
export interface Named {
  code: string;
  known: boolean;
  /** Several classes that the words fit. */
  candidates: readonly string[];
  /** What it is named as; null where it is what is asked about. */
  role: Role | null;
}

/** What a message asks for. */
export interface Frame {
  /** In the order in which they were said; of one kind there may be several. */
  conditions: readonly Asked[];
  /** Codes named, each once, in no role. */
  codes: readonly string[];
  /** Codes that were said no to. */
  without: readonly string[];
  order: Order | null;
  /** Compared with what was shown before. */
  than: { field: Figure; less: boolean; codes: readonly string[] } | null;
  /** How many; null where it was not said. */
  count: number | null;
  /** Days that are fine, too, after all. */
  allowed: readonly DayLetter[];
  /** What an earlier wish had and this one drops. */
  forgotten: readonly Condition[];
  named: readonly Named[];
  references: readonly { to: Reference; role: Role | null }[];
  acts: readonly Act[];
  /** Fields asked for; sure ones by words that a wish does not have. */
  fields: readonly { field: FactField; isSure: boolean }[];
  unheld: readonly Unheld[];
  /** Null: the student's own. */
  programmes: readonly (string | null)[];
  groups: readonly string[];
  talk: readonly SmallTalk[];
  outside: readonly ('orders' | 'actions' | 'anything')[];
  /** Other universities. */
  elsewhere: readonly string[];
  /** What narrows the wish and was not understood, as it was typed. */
  doubts: readonly string[];
  /** Whether courses are spoken of: "class", "something". */
  hasNoun: boolean;
  /** Whether a word like "about" says that a topic follows. */
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

const OWN: ReadonlySet<Condition['on']> = new Set(['areas', 'maxDays', 'instructor', 'statesNone', 'topic']);
export const isFilter = (condition: Condition): condition is FilterCondition => !OWN.has(condition.on);

/** Words a search would look for: what courses are about, as it was said. */
export const topicOf = ({ conditions }: Pick<Frame, 'conditions'>): string =>
  conditions
    .flatMap(({ condition: { on, value, isTurned } }) => (on === 'topic' && !isTurned ? value : []))
    .join(' ');
