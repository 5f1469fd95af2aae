import type { Course, Section } from '#features/catalogue/contract.ts';
import { principalSection, timeFields } from '#features/catalogue/domain/sections.ts';
import { timesNamed } from './term-words.ts';

/**
 * The record of a course that a reply speaks of, so that its card says the same: that of the term which the lines about
 * the course name most often, else the whole reply; with the times of the section that they tell. Of terms named as
 * often, that whose times they tell.
 *
 * @param offerings one record a term, the one to show where the reply names no term first
 */
export const recordSpokenOf = (reply: string, offerings: readonly [Course, ...Course[]]): Course => {
  const [first] = offerings;
  const lines = reply.split('\n').filter((line) => line.includes(first.class_tag));
  const about = lines.join('\n');
  const named = mostNamed(about, offerings);
  const [record = first, ...others] = named.length > 0 ? named : mostNamed(reply, offerings);
  const among = [record, ...others];
  const told = others.length === 0 ? record : among.find((each) => sectionsTold(about, each).length > 0);
  return withSectionTold(about, told ?? (among.includes(first) ? first : record));
};

/** The records whose terms a text names most often; none where it names no term. */
const mostNamed = (text: string, offerings: readonly Course[]): Course[] => {
  const byTerm = new Map(offerings.toReversed().map((offering) => [offering.term, offering]));
  const counted = [...byTerm.values()].map((offering) => ({
    offering,
    count: timesNamed(text, offering.term),
  }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ offering }) => offering);
};

/** The sections of the main kind whose times a text tells. */
const sectionsTold = (text: string, { sections }: Course): Section[] => {
  const main = principalSection(sections)?.component;
  return sections.filter(({ component, meetings }) => {
    const { schedule } = timeFields(meetings);
    return component === main && schedule !== '' && schedule.split('; ').every((part) => text.includes(part));
  });
};

/** A record with the times of the one section of the main kind that a text tells, where that is not the first. */
const withSectionTold = (text: string, course: Course): Course => {
  const principal = principalSection(course.sections);
  const told = sectionsTold(text, course);
  const [section] = told;
  if (!principal || !section || told.includes(principal)) return course;
  return {
    ...course,
    ...timeFields(section.meetings),
    instructors: section.instructors.length > 0 ? section.instructors : course.instructors,
  };
};
