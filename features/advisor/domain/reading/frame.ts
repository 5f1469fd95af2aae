import type { DayLetter } from '#features/catalogue/domain/search/filter-controls.ts';
import type { Condition, Figure, FilterCondition, Order } from './meaning.ts';

/** A condition in the words it was said in. */
export interface Asked {
  condition: Condition;
  said: string;
}

/** What a message asks for. */
export interface Frame {
  /** In the order in which they were said; of one kind there may be several. */
  conditions: readonly Asked[];
  /** Codes named, each once. */
  codes: readonly string[];
  /** Codes that were said no to. */
  without: readonly string[];
  order: Order | null;
  /** Compared with what was shown before. */
  than: { field: Figure; less: boolean } | null;
  /** How many; null where it was not said. */
  count: number | null;
  /** Days that are fine, too, after all. */
  allowed: readonly DayLetter[];
  /** What an earlier wish had and this one drops. */
  forgotten: readonly Condition[];
}

export const isFilter = (condition: Condition): condition is FilterCondition =>
  !['areas', 'size', 'maxDays', 'instructor', 'statesNone', 'topic'].includes(condition.on);

/** Words a search would look for: what courses are about, as it was said. */
export const topicOf = ({ conditions }: Pick<Frame, 'conditions'>): string =>
  conditions
    .flatMap(({ condition: { on, value, isTurned } }) => (on === 'topic' && !isTurned ? value : []))
    .join(' ');
