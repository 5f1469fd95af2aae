import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { Course, Section, Weekday } from '#features/catalogue/contract.ts';
import { type Minutes, parseClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { hasWords, isKind } from '#features/catalogue/domain/course-constraints.ts';
import {
  asksForTimes,
  judgeSection,
  type TimesAsked,
} from '#features/catalogue/domain/sections/fitting-sections.ts';
import { byTag } from '#features/catalogue/domain/search/course-row.ts';
import { listedByKind } from '#features/catalogue/domain/sections/section-summary.ts';
import { byTermIn, termOrder } from '#features/catalogue/server/shared/term-order.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { findCourses } from './find-course.ts';
import { readTerms } from './resolve-names.ts';
import { factsSetting, isOver, toSectionFacts } from './to-course-facts.ts';

type Input = ToolInput<'find_sections'>;
const DEFAULT_LIMIT = 15;

export const findSections = (ctx: AdvisorContext, input: Input): ToolOutput<'find_sections'> => {
  const { records, unknown: not_recognised } = recordsAsked(ctx, input);
  const times: TimesAsked = {
    days: input.days,
    meetsOn: input.meets_on,
    startsAtOrAfter: parseClock(input.starts_at_or_after) ?? undefined,
    endsAtOrBefore: parseClock(input.ends_at_or_before) ?? undefined,
  };
  const startsAt = parseClock(input.starts_at);
  const unknown = { times: 0, places: 0 };
  const found: { course: Course; section: Section }[] = [];
  for (const course of records)
    for (const section of [...listedByKind(course.sections).values()].flat()) {
      if (!isNamed(course, section, input)) continue;
      const isInTime = asksForTimes(times) ? inTime(section, times) : true;
      const begins = startsAt === null ? true : beginsAt(section, startsAt, input.meets_on);
      const isOpen = input.open ? hasPlace(section) : true;
      if (isInTime === false || begins === false || isOpen === false) continue;
      if (isInTime === null || begins === null) unknown.times += 1;
      else if (isOpen === null) unknown.places += 1;
      else found.push({ course, section });
    }
  const setting = factsSetting(ctx);
  return {
    total: found.length,
    sections: found.slice(0, input.limit ?? DEFAULT_LIMIT).map(({ course, section }) => ({
      ...toSectionFacts(section),
      code: course.class_tag,
      title: course.class_name,
      term: course.term,
      term_over: isOver(course.term, setting),
    })),
    unknown,
    not_recognised,
  };
};

/**
 * Records of the requested term; without one, a class number is searched in every term, everything else in the current
 * or next.
 */
const recordsAsked = (
  ctx: AdvisorContext,
  { codes, term, class_number }: Input,
): { records: Course[]; unknown: string[] } => {
  const catalogue = ctx.catalogue.current();
  const order = termOrder(catalogue.university.terms, todayOf(ctx));
  const read = term === undefined ? null : readTerms(catalogue, [term]);
  const ofCodes = codes === undefined ? null : findCourses(ctx, codes);
  const [now] = order.keys();
  const terms = read?.known ?? (class_number === undefined && !ofCodes ? [now] : null);
  const offered = ofCodes
    ? ofCodes.found.flatMap((offerings) =>
        terms || class_number !== undefined
          ? offerings
          : offerings.filter((offering) => offering.term === offerings[0].term),
      )
    : catalogue.courses;
  const byTerm = byTermIn(order);
  const records = offered
    .filter((course) => terms === null || terms.includes(course.term))
    .toSorted((a, b) => byTerm(a, b) || byTag(a.class_tag, b.class_tag));
  return { records, unknown: [...(read?.unknown ?? []), ...(ofCodes?.notFound ?? [])] };
};

const isNamed = (
  course: Course,
  section: Section,
  { class_number, component, instructor }: Input,
): boolean => {
  if (class_number !== undefined && section.class_number !== class_number.trim()) return false;
  if (component !== undefined && !isKind(section.component, component)) return false;
  if (instructor === undefined) return true;
  // If a course has a single section, its instructors may be stated for the course only.
  const names =
    section.instructors.length > 0 || course.sections.length > 1 ? section.instructors : course.instructors;
  return names.some((name) => hasWords(name, instructor));
};

const inTime = (section: Section, times: TimesAsked): boolean | null => {
  const judged = judgeSection(section, times);
  if (judged !== true || !times.meetsOn) return judged;
  const days = section.meetings.flatMap((meeting) => meeting.days);
  return times.meetsOn.every((day) => days.includes(day));
};

/** Whether a meeting begins at this time: on each of the days, or on any; null if the hours are not stated. */
const beginsAt = ({ meetings }: Section, time: Minutes, days?: readonly Weekday[]): boolean | null => {
  const begun = meetings.filter(({ start }) => parseClock(start) === time);
  if (days ? days.every((day) => begun.some((meeting) => meeting.days.includes(day))) : begun.length > 0)
    return true;
  return meetings.every(({ start }) => parseClock(start) !== null) && meetings.length > 0 ? false : null;
};

/** Null if neither the registrar nor its figures determine it. */
const hasPlace = ({ status, enrollment, cap }: Section): boolean | null => {
  if (status !== null) return status === 'open';
  return enrollment === null || cap === null ? null : enrollment < cap;
};
