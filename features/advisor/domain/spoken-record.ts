import type { Course } from '#features/catalogue/contract.ts';
import { principalSection, timeFields } from '#features/catalogue/domain/sections.ts';
import { timesNamed } from './term-words.ts';

/**
 * The record of a course that a reply speaks of, so that its card says the same: that of the term which the lines about
 * the course name most often, else the whole reply; with the times of the section that they tell.
 *
 * @param offerings one record a term, the one to show where the reply names no term first
 */
export const recordSpokenOf = (reply: string, offerings: readonly [Course, ...Course[]]): Course => {
  const [first] = offerings;
  const lines = reply.split('\n').filter((line) => line.includes(first.class_tag));
  const about = lines.join('\n');
  const record = mostNamed(about, offerings) ?? mostNamed(reply, offerings) ?? first;
  return withSectionTold(about, record);
};

/** Null where no term is named, or two as often. */
const mostNamed = (text: string, offerings: readonly Course[]): Course | null => {
  const byTerm = new Map(offerings.toReversed().map((offering) => [offering.term, offering]));
  const counted = [...byTerm.values()]
    .map((offering) => ({ offering, count: timesNamed(text, offering.term) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [most, next] = counted;
  return most !== undefined && most.count > (next?.count ?? 0) ? most.offering : null;
};

/** A record with the times of the one section of the main kind that a text tells, where that is not the first. */
const withSectionTold = (text: string, course: Course): Course => {
  const principal = principalSection(course.sections);
  const kind = course.sections.filter(({ component }) => component === principal?.component);
  const told = kind.filter(({ meetings }) => {
    const { schedule } = timeFields(meetings);
    return schedule !== '' && schedule.split('; ').every((part) => text.includes(part));
  });
  const [section] = told;
  if (!principal || !section || told.includes(principal)) return course;
  return {
    ...course,
    ...timeFields(section.meetings),
    instructors: section.instructors.length > 0 ? section.instructors : course.instructors,
  };
};
