import type { WeekCard } from '../../week.contract.ts';
import type { ChosenCourse, WeekAsk } from './week-tools.ts';

/** A proposed week with its request, so that a later question can change it. Only `card` is sent to clients. */
export interface StoredWeek {
  card: WeekCard;
  asked: WeekAsk;
  /** For which place of it a course was chosen; absent where the week was a change of another, and in older rows. */
  chosen?: ChosenCourse[];
}
