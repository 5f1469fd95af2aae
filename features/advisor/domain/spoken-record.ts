import type { Course, Section } from '#features/catalogue/contract.ts';
import { commonTerm } from '#features/catalogue/domain/common-term.ts';
import { principalSection, timeFields } from '#features/catalogue/domain/sections/sections.ts';
import { timesNamed } from './term-words.ts';

/**
 * The record of a course that a reply talks about, so that its card agrees with the text: that of the term named most
 * often in the lines about the course, otherwise in the whole reply, with the times of the section that they state. If
 * terms are named equally often, the one whose times are stated. Beside a proposed week, that of its term.
 *
 * @param offerings one record per term, the default first
 */
export const recordSpokenOf = (
  reply: string,
  offerings: readonly [Course, ...Course[]],
  week?: { term: string } | null,
): Course => {
  const [first] = offerings;
  const about = linesAbout(reply, first);
  const ofWeek = week && offerings.find(({ term }) => term === week.term);
  if (ofWeek) return withSectionTold(about, ofWeek);
  const named = mostNamed(about, offerings);
  const [record = first, ...others] = named.length > 0 ? named : mostNamed(reply, offerings);
  const among = [record, ...others];
  const told = others.length === 0 ? record : among.find((each) => sectionsTold(about, each).length > 0);
  return withSectionTold(about, told ?? (among.includes(first) ? first : record));
};

/**
 * The records of several courses that a reply talks about, for setting them side by side: each of the term that its own
 * lines name, so that nothing else is compared and planned than what the reply recommends; the others all of one term
 * wherever there is one, first of the terms that it talks about.
 *
 * @param courses the offerings of each course, the default first
 */
export const recordsToCompare = (
  reply: string,
  courses: readonly (readonly [Course, ...Course[]])[],
  week?: { term: string } | null,
): Course[] => {
  const spoken = courses.map((offerings) => recordSpokenOf(reply, offerings, week));
  if (courses.every((offerings) => namesOneTerm(linesAbout(reply, offerings[0]), offerings))) return spoken;
  const terms = spoken.map(({ term }) => term);
  const term = commonTerm(courses, terms);
  if (term === null || terms.every((each) => each === term)) return spoken;
  return courses.map((offerings, at) => {
    const record = offerings.find((offering) => offering.term === term) ?? offerings[0];
    return spoken[at]?.term === term ? spoken[at] : recordSpokenOf(reply, [record]);
  });
};

const linesAbout = (reply: string, { class_tag }: Course): string =>
  reply
    .split('\n')
    .filter((line) => line.includes(class_tag))
    .join('\n');

const namesOneTerm = (text: string, offerings: readonly Course[]): boolean =>
  new Set(offerings.map(({ term }) => term).filter((term) => timesNamed(text, term) > 0)).size === 1;

/** The records of the terms named most often in a text; none if it names no term. */
const mostNamed = (text: string, offerings: readonly Course[]): Course[] => {
  const byTerm = new Map(offerings.toReversed().map((offering) => [offering.term, offering]));
  const counted = [...byTerm.values()].map((offering) => ({
    offering,
    count: timesNamed(text, offering.term),
  }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ offering }) => offering);
};

/** The principal sections whose times a text states. */
const sectionsTold = (text: string, { sections }: Course): Section[] => {
  const main = principalSection(sections)?.component;
  return sections.filter(({ component, meetings }) => {
    const { schedule } = timeFields(meetings);
    return component === main && schedule !== '' && schedule.split('; ').every((part) => text.includes(part));
  });
};

/** A record with the times of the single principal section that a text states, if that is not the first. */
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
