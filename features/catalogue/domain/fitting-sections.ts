import type { Course, Section, Weekday } from '../contract.ts';
import { type ClockRange, type Minutes, parseClock } from './clock-times.ts';
import { areLinked, type Option, prepareCourse } from './timetable/prepare.ts';
import { clash, dayRangeOf } from './timetable/week.ts';

/** What is asked of the times of a course: a section of each kind can be chosen so that all of it holds. */
export interface TimesAsked {
  /** Meets on these days and no others. */
  days?: readonly Weekday[] | undefined;
  /** Meets on each of these days. */
  meetsOn?: readonly Weekday[] | undefined;
  /** Meets on none of these days. */
  avoidDays?: readonly Weekday[] | undefined;
  /** Meets on at most this many days a week. */
  maxDays?: number | undefined;
  /** Every meeting is within these times; adjacent ranges are merged. */
  freeTimes?: readonly (ClockRange & { day: Weekday })[] | undefined;
  startsAtOrAfter?: Minutes | undefined;
  endsAtOrBefore?: Minutes | undefined;
}

/** `unstated`: it may fit, but the times that would tell are not known. */
export type SectionsFit = { answer: 'fits'; sections: Section[] } | { answer: 'fails' | 'unstated' };

/** Combinations tried of one course. */
const BUDGET = 20_000;
const ANY_DATES = dayRangeOf(null);

export const asksForTimes = (asked: TimesAsked): boolean =>
  asksForDays(asked) || (asked.freeTimes ?? asked.startsAtOrAfter ?? asked.endsAtOrBefore) !== undefined;

const asksForDays = ({ days, meetsOn, avoidDays, maxDays }: TimesAsked): boolean =>
  (days ?? meetsOn ?? avoidDays ?? maxDays) !== undefined;

/**
 * A section of each kind that a student takes, chosen so that all that is asked holds of all their meetings. Links are
 * kept, and the sections do not overlap among themselves. A kind without any times restricts nothing unless no kind has.
 *
 * @param accepts has the last word on a choice; asked of few at most
 */
export function fittingSections(
  course: Pick<Course, 'course_id' | 'class_number' | 'class_tag' | 'term' | 'sections' | 'takes'>,
  asked: TimesAsked,
  accepts: (sections: readonly Section[]) => boolean = () => true,
): SectionsFit {
  const { kinds } = prepareCourse(course);
  const timed = kinds.filter(({ options }) => options.some(({ sections }) => sections.some(hasDays)));
  if (timed.length === 0) return { answer: 'unstated' };
  let mayFit = false;
  const choices: Option<Section>[][] = [];
  for (const { options } of timed) {
    const known = options.flatMap((option): Option<Section>[] => {
      const judged = option.sections.map((section) => ({ section, outcome: judgeSection(section, asked) }));
      mayFit ||= judged.some(({ outcome }) => outcome === null);
      const [first, ...others] = judged.flatMap(({ section, outcome }) => (outcome ? [section] : []));
      return first ? [{ ...option, sections: [first, ...others] }] : [];
    });
    choices.push(known);
  }
  const found = choose(choices, (sections) => holdsTogether(sections, asked) && accepts(sections));
  if (found === 'stopped') return { answer: 'unstated' };
  if (found) return { answer: 'fits', sections: found };
  return { answer: mayFit ? 'unstated' : 'fails' };
}

/** The course with those sections only of which what is asked holds, one by one; for a choice with other courses. */
export const withSectionsThatFit = <C extends { sections: Section[] }>(course: C, asked: TimesAsked): C =>
  asksForTimes(asked)
    ? {
        ...course,
        sections: course.sections.filter(
          (section) => !hasDays(section) || judgeSection(section, asked) === true,
        ),
      }
    : course;

function choose(
  choices: readonly Option<Section>[][],
  holds: (sections: readonly Section[]) => boolean,
): Section[] | 'stopped' | null {
  let steps = 0;
  const from = (at: number, chosen: readonly Option<Section>[]): Section[] | null => {
    if (at === choices.length) {
      const sections = chosen.map((option) => option.sections[0]);
      return holds(sections) ? sections : null;
    }
    for (const option of choices[at] ?? []) {
      steps += 1;
      if (steps > BUDGET) return null;
      if (chosen.some((other) => !areLinked(option, other) || clash(option, other, ANY_DATES))) continue;
      const found = from(at + 1, [...chosen, option]);
      if (found) return found;
    }
    return null;
  };
  return from(0, []) ?? (steps > BUDGET ? 'stopped' : null);
}

const hasDays = ({ meetings }: Section): boolean => meetings.some(({ days }) => days.length > 0);

const daysOf = (sections: readonly Section[]): Set<Weekday> =>
  new Set(sections.flatMap(({ meetings }) => meetings.flatMap(({ days }) => days)));

/** What can be judged of several sections only together. */
const holdsTogether = (sections: readonly Section[], { meetsOn = [], maxDays }: TimesAsked): boolean => {
  const days = daysOf(sections);
  return meetsOn.every((day) => days.has(day)) && days.size <= (maxDays ?? Infinity);
};

/** Null where its times are not known; what the days alone decide is decided. */
export function judgeSection(section: Section, asked: TimesAsked): boolean | null {
  const days = daysOf([section]);
  if (days.size === 0) return null;
  if (asked.days && ![...days].every((day) => asked.days?.includes(day))) return false;
  if (asked.avoidDays?.some((day) => days.has(day))) return false;
  const { startsAtOrAfter = -Infinity, endsAtOrBefore = Infinity, freeTimes } = asked;
  let isKnown = true;
  for (const meeting of section.meetings) {
    const [start, end] = [parseClock(meeting.start), parseClock(meeting.end)];
    if (start === null || end === null) {
      isKnown = false;
      if (freeTimes && !meeting.days.every((day) => freeTimes.some((span) => span.day === day))) return false;
      continue;
    }
    if (start < startsAtOrAfter || end > endsAtOrBefore) return false;
    if (freeTimes && !meeting.days.every((day) => isFree(day, { start, end }, freeTimes))) return false;
  }
  const asksForHours = (asked.freeTimes ?? asked.startsAtOrAfter ?? asked.endsAtOrBefore) !== undefined;
  return isKnown || !asksForHours ? true : null;
}

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
