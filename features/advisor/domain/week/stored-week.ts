import type { WeekCard } from '../../week.contract.ts';
import type { ChosenCourse, WeekAsk } from './week-tools.ts';

/** A proposed week with its request, so that a later question can change it. Only `card` is sent to clients. */
export interface StoredWeek {
  card: WeekCard;
  asked: WeekAsk;
  /** The place that each course was chosen for; absent if the week is a change of another, and in older rows. */
  chosen?: ChosenCourse[];
}
