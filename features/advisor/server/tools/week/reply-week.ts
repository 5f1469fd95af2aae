import type { StoredWeek } from '../../../domain/week/stored-week.ts';
import type { ToolName } from '../../../domain/tools.ts';
import { type ChosenCourse, weekAskSchema, type WeekAsk } from '../../../domain/week/week-tools.ts';
import type { WeekCard } from '../../../week.contract.ts';

type Hear = (name: ToolName, input: unknown, answer: object) => object;

/** The week that a reply proposes: the last one that its tools found. */
export class ReplyWeek {
  #stored: StoredWeek | null = null;

  get stored(): StoredWeek | null {
    return this.#stored;
  }

  /** Removes the card from a tool's answer: it is for the student only, and contains data of their plan. */
  hearing(next: Hear): Hear {
    return (name, input, answer) => {
      if (!('week' in answer)) return next(name, input, answer);
      const { week, chosen, ...told } = answer as { week: WeekCard | null; chosen?: ChosenCourse[] };
      if (week !== null)
        this.#stored = { card: week, asked: askOf(name, input, week), ...(chosen ? { chosen } : {}) };
      else if (name === 'find_timetables') this.#stored = null;
      return next(name, input, told);
    };
  }
}

/**
 * The request that leads to a week, so that a later question can change it. A change is stored as a request for the
 * resulting week.
 */
const askOf = (name: ToolName, input: unknown, week: WeekCard): WeekAsk => {
  const asked = weekAskSchema.safeParse(input);
  if (name === 'find_timetables' && asked.success) return { ...asked.data, term: week.term };
  const { free_days, keep_free, starts_at_or_after, ends_at_or_before } =
    asked.data ?? weekAskSchema.parse({});
  return weekAskSchema.parse({
    term: week.term,
    codes: week.courses.map(({ code }) => code).slice(0, 10),
    free_days,
    keep_free,
    starts_at_or_after,
    ends_at_or_before,
  });
};
