import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import type { ProgrammeProgress } from '#features/profile/contract.ts';
import { entryWords, listWords } from '../plan-words.ts';
import type { PlanTotals } from '../plan-totals.ts';
import { codeOf } from '../planned-course.ts';
import type { PlannedWeek } from '../planned-week.ts';
import { type NeedCheck, openWords } from '../stated-needs.ts';

/** Prerequisites that a record states for a course, and whether the student has them. */
export interface StatedNeed {
  /** `Met`, `Not met: MATH 1B missing`, `Met by an earlier plan: …`, `None stated`, `Not decided`. */
  verdict: string;
  /** The record's own wording; empty if it has none. */
  record: string;
}

export const statedNeed = (check: NeedCheck): StatedNeed => {
  const { stated: record } = check;
  const words = openWords(check);
  switch (check.verdict) {
    case 'met':
      return { verdict: 'Met', record };
    case 'not_met':
      return { verdict: words === '' ? 'Not met' : `Not met: ${words}`, record };
    case 'planned':
      return { verdict: `Met by an earlier plan: ${words}`, record };
    case 'none_stated':
      return { verdict: 'None stated, which does not mean none', record };
    case 'unclear':
      return { verdict: 'Not decided', record };
  }
};

/** One group of requirements, before and after the plan. */
export interface GroupChange {
  programme: string;
  name: string;
  need: number;
  before: number;
  after: number;
  /** Planned courses that count towards it. */
  planned: readonly string[];
}

/**
 * Groups that are open before the plan, in their order.
 *
 * @param codes of the plan, since a course already taken may count in a different group together with them
 */
export const openGroups = (
  before: readonly ProgrammeProgress[],
  after: readonly ProgrammeProgress[],
  codes: readonly string[],
): GroupChange[] =>
  before.flatMap(({ name: programme, groups }) =>
    groups
      .filter(({ need, have }) => have < need)
      .map(({ name, need, have }) => {
        const then = after
          .find((other) => other.name === programme)
          ?.groups.find((group) => group.name === name);
        return {
          programme,
          name,
          need,
          before: have,
          after: then?.have ?? have,
          planned: (then?.courses ?? []).filter((code) => codes.includes(code)),
        };
      }),
  );

export interface Undecided {
  week: PlannedWeek;
  totals: PlanTotals;
  needs: ReadonlyMap<string, StatedNeed>;
  /** Programmes whose requirements the catalogue does not state. */
  withoutGroups: readonly string[];
  /** The profile does not say what the student studies. */
  hasNoProgramme: boolean;
}

/** What the program could not decide and a person must; one sentence each. */
export const undecidedOf = ({ week, totals, needs, withoutGroups, hasNoProgramme }: Undecided): string[] => {
  const gone = week.courses.flatMap(({ item, record }) => (record ? [] : [codeOf(item)]));
  const unclear = [...needs].filter(([, { verdict }]) => verdict === 'Not decided');
  return [
    ...(gone.length > 0
      ? [`${listWords(gone)}: the catalogue has no record for this term, so nothing of it was checked.`]
      : []),
    ...unclear.map(([code, { record }]) => `${code}: whether its prerequisites are met: “${record}”`),
    ...(week.untimed.length > 0
      ? [`When ${listWords(week.untimed.map(entryWords))} meets: clashes with it were not judged.`]
      : []),
    ...(totals.withoutUnits > 0
      ? [`Units: ${counted(totals.withoutUnits)} without a figure, not in the sum.`]
      : []),
    ...(totals.withoutHours > 0
      ? [`Hours a week: ${counted(totals.withoutHours)} without a figure, not in the sum.`]
      : []),
    ...(withoutGroups.length > 0
      ? [`Requirements of ${listWords(withoutGroups)}: the catalogue does not state them.`]
      : []),
    ...(hasNoProgramme ? ['Requirements: the profile does not say what the student studies.'] : []),
    'Whether a course is accepted where it is counted: that is for the advisor to say.',
  ];
};

/**
 * `Together 34 units, 2 of them written by hand, and 45.3 hours a week, by evaluations.`, without the hours where no course
 * has a figure.
 *
 * @param own units of the handwritten courses
 */
export const togetherWords = (
  { courses, units, hours, withoutHours }: Pick<PlanTotals, 'courses' | 'units' | 'hours' | 'withoutHours'>,
  own: readonly (number | null)[],
): string => {
  const byHand = own.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const part = byHand > 0 ? `, ${byHand} of them written by hand` : '';
  if (withoutHours === courses) return `Together ${unitsText(units)}${part}.`;
  return `Together ${unitsText(units)}${part}${part && ','} and ${shownFigure(hours)} hours a week, by evaluations.`;
};

const counted = (count: number): string => (count === 1 ? '1 course' : `${count} courses`);
