import type { WeekCard } from '../../week.contract.ts';
import type { ChosenCourse, WeekAsk } from './week-tools.ts';

/** A proposed week with what was asked for it, so that a later question can change that. Only `card` is told. */
export interface StoredWeek {
  card: WeekCard;
  asked: WeekAsk;
  /** For which place of it a course was chosen; absent where the week was a change of another, and in older rows. */
  chosen?: ChosenCourse[];
}
