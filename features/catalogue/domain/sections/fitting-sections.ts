import type { Course, Weekday } from '../../contract.ts';
import { type ClockRange, type Minutes, parseClock } from './clock-times.ts';
import { areLinked, type Option, prepareCourse } from '../timetable/prepare.ts';
import type { BusyBlock, TimetabledSection } from '../timetable/timetabled-course.ts';
import { clash, dayRangeOf } from '../timetable/week.ts';

/** Constraints on a course's times: they must all hold for one choice of a section of each kind. */
export interface TimesAsked {
  /** Meets on these days and no others. */
  days?: readonly Weekday[] | undefined;
  /** Meets on each of these days. */
  meetsOn?: readonly Weekday[] | undefined;
  /** The section of the principal kind meets on at least one of these days, or every section of another kind does. */
  surelyOnAny?: readonly Weekday[] | undefined;
  /** Of each of these days: the section of the principal kind meets on it, or every section of another kind does. */
  surelyOnAll?: readonly Weekday[] | undefined;
  /** Meets on none of these days. */
  avoidDays?: readonly Weekday[] | undefined;
  /** Meets on at most this many days a week. */
  maxDays?: number | undefined;
  /** Every meeting is within these times; adjacent ranges are merged. */
  freeTimes?: readonly (ClockRange & { day: Weekday })[] | undefined;
  startsAtOrAfter?: Minutes | undefined;
  endsAtOrBefore?: Minutes | undefined;
  /** No meeting overlaps these hours, not even in part. */
  keepsFree?: readonly BusyBlock[] | undefined;
}

export type SectionsFit<S = Course['sections'][number]> =
  | { answer: 'fits'; sections: S[] }
  // `unstated`: may fit, but the deciding times are unknown.
  | { answer: 'fails' | 'unstated' };

/** Combinations tried per course. */
const BUDGET = 20_000;
const ANY_DATES = dayRangeOf(null);

export const asksForTimes = (asked: TimesAsked): boolean => asksForDays(asked) || asksForHours(asked);

const asksForDays = ({ days, meetsOn, surelyOnAny, surelyOnAll, avoidDays, maxDays }: TimesAsked): boolean =>
  (days ?? meetsOn ?? surelyOnAny ?? surelyOnAll ?? avoidDays ?? maxDays) !== undefined;

/** Only the kept-free hours on these days matter. */
const dependsOnHours = (days: readonly Weekday[], { keepsFree = [], ...others }: TimesAsked): boolean =>
  asksForHours(others) || keepsFree.some((block) => block.days.some((day) => days.includes(day)));

const asksForHours = ({ freeTimes, startsAtOrAfter, endsAtOrBefore, keepsFree }: TimesAsked): boolean =>
  (freeTimes ?? startsAtOrAfter ?? endsAtOrBefore ?? keepsFree) !== undefined;

/** A record, or a row with unpacked sections. */
type WithSections<S> = Pick<Course, 'course_id' | 'class_number' | 'class_tag' | 'term' | 'takes'> & {
  readonly sections: readonly S[];
};

/**
 * Chooses a section of each kind that a student takes, so that everything asked holds for all their meetings. Respects
 * links, and the sections do not overlap each other, unless in every choice of them some do: a record that lists a
 * laboratory in the lecture's own hours still says when the course meets. A kind without any times is ignored unless no
 * kind has times.
 *
 * @param accepts final test of a choice; called for few at most
 */
export function fittingSections<S extends TimetabledSection>(
  course: WithSections<S>,
  asked: TimesAsked,
  accepts: (sections: readonly S[]) => boolean = () => true,
): SectionsFit<S> {
  const only = onlySection(course);
  // Most courses of most catalogues have one section: nothing to choose, so nothing to prepare.
  if (only && !hasDays(only)) return { answer: 'unstated' };
  if (only) {
    const outcome = judgeSection(only, asked);
    if (outcome === false || !holdsTogether([only], asked)) return { answer: 'fails' };
    if (outcome === null) return { answer: 'unstated' };
    return accepts([only]) ? { answer: 'fits', sections: [only] } : { answer: 'fails' };
  }
  const { kinds } = prepareCourse(course);
  const timed = kinds.filter(({ options }) => options.some(({ sections }) => sections.some(hasDays)));
  if (timed.length === 0) return { answer: 'unstated' };
  const others = timed
    .slice(1)
    .map(({ options }) => options.flatMap(({ sections }) => sections.map((section) => daysOf([section]))));
  const areAsked = (sections: readonly S[]): boolean => holdsTogether(sections, asked, others);
  const judged = timed.map(({ options }) =>
    options.map((option) => ({
      option,
      sections: option.sections.map((section) => ({ section, outcome: judgeSection(section, asked) })),
    })),
  );
  /** The sections of each kind with a wanted outcome. */
  const those = (isWanted: (outcome: boolean | null) => boolean): Option<S>[][] =>
    judged.map((options) =>
      options.flatMap(({ option, sections }): Option<S>[] => {
        const wanted = sections.flatMap(({ section, outcome }) => (isWanted(outcome) ? [section] : []));
        const [first, ...others] = wanted;
        return first ? [{ ...option, sections: [first, ...others] }] : [];
      }),
    );
  const mayClash =
    choose(
      those(() => true),
      () => true,
    ) === null;
  const found = choose(
    those((outcome) => outcome === true),
    (sections) => areAsked(sections) && accepts(sections),
    mayClash,
  );
  if (found === 'stopped') return { answer: 'unstated' };
  if (found) return { answer: 'fits', sections: found };
  const isOpen = judged.some((options) =>
    options.some(({ sections }) => sections.some(({ outcome }) => outcome === null)),
  );
  if (!isOpen) return { answer: 'fails' };
  const mayFit = choose(
    those((outcome) => outcome !== false),
    // For a section without days it is unknown whether it is compatible with the others.
    (sections) => !sections.every(hasDays) || areAsked(sections),
    mayClash,
  );
  return { answer: mayFit === null ? 'fails' : 'unstated' };
}

/** The only section of a course, if it is taken and not cancelled. */
const onlySection = <S extends TimetabledSection>({ sections, takes }: WithSections<S>): S | null => {
  const [only] = sections;
  if (!only || sections.length > 1 || only.status === 'cancelled') return null;
  return takes === null || takes.includes(only.component) ? only : null;
};

/** The course with only those sections that individually match; for a later choice together with other courses. */
export const withSectionsThatFit = <C extends { sections: Course['sections'] }>(
  course: C,
  asked: TimesAsked,
): C =>
  asksForTimes(asked)
    ? {
        ...course,
        sections: course.sections.filter(
          (section) => !hasDays(section) || judgeSection(section, asked) === true,
        ),
      }
    : course;

function choose<S>(
  choices: readonly Option<S>[][],
  holds: (sections: readonly S[]) => boolean,
  mayClash = false,
): S[] | 'stopped' | null {
  let steps = 0;
  const from = (at: number, chosen: readonly Option<S>[]): S[] | null => {
    if (at === choices.length) {
      const sections = chosen.map((option) => option.sections[0]);
      return holds(sections) ? sections : null;
    }
    for (const option of choices[at] ?? []) {
      steps += 1;
      if (steps > BUDGET) return null;
      const excludes = (other: Option<S>): boolean =>
        !areLinked(option, other) || (!mayClash && clash(option, other, ANY_DATES));
      if (chosen.some(excludes)) continue;
      const found = from(at + 1, [...chosen, option]);
      if (found) return found;
    }
    return null;
  };
  return from(0, []) ?? (steps > BUDGET ? 'stopped' : null);
}

const hasDays = ({ meetings }: TimetabledSection): boolean => meetings.some(({ days }) => days.length > 0);

const daysOf = (sections: readonly TimetabledSection[]): Set<Weekday> =>
  new Set(sections.flatMap(({ meetings }) => meetings.flatMap(({ days }) => days)));

/**
 * Constraints that only a combination of sections can decide; the principal kind comes first.
 *
 * @param others the days of each section, of each other kind
 */
const holdsTogether = (
  sections: readonly TimetabledSection[],
  { meetsOn, surelyOnAny, surelyOnAll, maxDays }: TimesAsked,
  others: readonly (readonly ReadonlySet<Weekday>[])[] = [],
): boolean => {
  if ((meetsOn ?? surelyOnAny ?? surelyOnAll ?? maxDays) === undefined) return true;
  const days = daysOf(sections);
  const main = daysOf(sections.slice(0, 1));
  const isSure = (asked: readonly Weekday[]): boolean =>
    asked.some((day) => main.has(day)) ||
    others.some((kind) => kind.every((each) => asked.some((day) => each.has(day))));
  return (
    (meetsOn ?? []).every((day) => days.has(day)) &&
    (surelyOnAll ?? []).every((day) => isSure([day])) &&
    (surelyOnAny === undefined || isSure(surelyOnAny)) &&
    days.size <= (maxDays ?? Infinity)
  );
};

/** Null if its times are unknown; whatever the days alone decide is decided. */
export function judgeSection(section: TimetabledSection, asked: TimesAsked): boolean | null {
  if (!hasDays(section)) return null;
  const { meetings } = section;
  if (asked.days && !meetings.every(({ days }) => days.every((day) => asked.days?.includes(day))))
    return false;
  if (asked.avoidDays && meetings.some(({ days }) => days.some((day) => asked.avoidDays?.includes(day))))
    return false;
  if (!asksForHours(asked)) return true;
  const { startsAtOrAfter = -Infinity, endsAtOrBefore = Infinity, freeTimes, keepsFree = [] } = asked;
  let isKnown = true;
  for (const meeting of meetings) {
    const [start, end] = [parseClock(meeting.start), parseClock(meeting.end)];
    if (start === null || end === null) {
      isKnown &&= !dependsOnHours(meeting.days, asked);
      if (freeTimes && !meeting.days.every((day) => freeTimes.some((span) => span.day === day))) return false;
      continue;
    }
    if (start < startsAtOrAfter || end > endsAtOrBefore) return false;
    if (freeTimes && !meeting.days.every((day) => isFree(day, { start, end }, freeTimes))) return false;
    if (keepsFree.some((block) => isWithin(meeting.days, { start, end }, block))) return false;
  }
  return isKnown ? true : null;
}

const isWithin = (days: readonly Weekday[], { start, end }: ClockRange, block: BusyBlock): boolean =>
  days.some((day) => block.days.includes(day)) &&
  start < (parseClock(block.end) ?? 0) &&
  end > (parseClock(block.start) ?? 0);

function isFree(
  day: Weekday,
  { start, end }: ClockRange,
  free: NonNullable<TimesAsked['freeTimes']>,
): boolean {
  const spans = free.filter((span) => span.day === day).toSorted((a, b) => a.start - b.start);
  let reached = start;
  for (const span of spans) if (span.start <= reached) reached = Math.max(reached, span.end);
  return reached >= end;
}
