import type { CourseDetails, CourseFacts } from '../../domain/course-facts.ts';
import type { FactField } from '../../domain/understanding/request.ts';
import { blocks, bold, beginningOf, figure, listed, quoted, sentences } from './wording.ts';

/** **CODE**, Title. */
export const named = ({ code, title }: Pick<CourseFacts, 'code' | 'title'>): string =>
  title === '' ? bold(code) : `${bold(code)}, ${quoted(title)}`;

/** **CODE** (Title): inside a sentence. */
export const namedInline = ({ code, title }: Pick<CourseFacts, 'code' | 'title'>): string =>
  title === '' ? bold(code) : `${bold(code)} (${quoted(title)})`;

/** A fact in a few words, for lists; null where the catalogue does not say. */
export const FACT_SHORT = {
  schedule: ({ schedule }: CourseFacts) => schedule,
  rating: ({ rating }: CourseFacts) => (rating === null ? null : `rated ${figure(rating)} out of 5`),
  workload: ({ workload }: CourseFacts) => (workload === null ? null : `${figure(workload)} hours a week`),
  units: ({ units }: CourseFacts) => (units === null ? null : `${figure(units)} units`),
  enrollment: ({ enrollment }: CourseFacts) => (enrollment === null ? null : `${enrollment} students`),
  instructor: ({ instructors }: CourseFacts) =>
    instructors.length === 0 ? null : `with ${listed(instructors.map(quoted))}`,
  term: ({ term }: CourseFacts) => term,
} as const;

type Sayer = (course: CourseDetails, it: string) => string;

const unknown = (what: string, it: string): string => `The catalogue does not state ${what} for ${it}.`;

/** A fact as a sentence; what the catalogue does not say is said to be so. `it`: the course's name, or "it". */
export const FACT_SAID: Record<FactField, Sayer> = {
  workload: ({ workload }, it) =>
    workload === null
      ? `The workload of ${it} is not known: no student has reported hours.`
      : `Students report ${figure(workload)} hours of work a week for ${it}.`,
  rating: ({ rating }, it) =>
    rating === null
      ? `The rating of ${it} is not known: no student has rated it.`
      : `Students rate ${it} ${figure(rating)} out of 5.`,
  units: ({ units }, it) =>
    units === null ? unknown('units', it) : `${capital(it)} counts ${figure(units)} units.`,
  instructor: ({ instructors, term }, it) =>
    instructors.length === 0
      ? unknown('an instructor', it)
      : `${listed(instructors.map(quoted))} ${instructors.length > 1 ? 'teach' : 'teaches'} ${it} in ${term}.`,
  schedule: ({ schedule, term, section_count }, it) =>
    schedule === null
      ? `The catalogue does not state when ${it} meets in ${term}.`
      : `${capital(it)} meets ${schedule} in ${term}.${section_count > 1 ? ` There are ${section_count} sections that term; this is the first.` : ''}`,
  term: ({ terms }, it) => `${capital(it)} is given in ${listed(terms)}.`,
  enrollment: ({ enrollment, enrollment_cap: cap, term }, it) => {
    if (enrollment === null)
      return cap === null
        ? unknown('enrolment', it)
        : `The enrolment of ${it} is not known; the cap is ${cap}.`;
    const room =
      cap === null
        ? ''
        : `, with a cap of ${cap}${enrollment >= cap ? ', so it is full' : ', so it is not full'}`;
    return `${capital(it)} has ${enrollment} students in ${term}${room}.`;
  },
  prerequisites: ({ prerequisites, recommended_preparation: preparation }, it) =>
    sentences(
      prerequisites === null
        ? `The catalogue does not state any prerequisites for ${it}, which is not the same as needing nothing.`
        : `${capital(it)} asks for: “${quoted(prerequisites)}”`,
      preparation === null ? null : `Recommended preparation: “${quoted(preparation)}”`,
    ),
  preparation: ({ recommended_preparation: preparation }, it) =>
    preparation === null
      ? unknown('recommended preparation', it)
      : `Recommended preparation for ${it}: “${quoted(preparation)}”`,
  description: ({ description }, it) =>
    description === null
      ? unknown('a description', it)
      : `What the catalogue says of ${it}:\n\n> ${beginningOf(description)}`,
  component: ({ component }, it) =>
    component === null
      ? unknown('the kind of class', it)
      : `${capital(it)} is listed as: ${quoted(component)}.`,
  department: ({ department }, it) =>
    department === null ? unknown('a department', it) : `${capital(it)} belongs to ${quoted(department)}.`,
  title: ({ title }, it) =>
    title === '' ? unknown('a title', it) : `The title of ${it} is ${quoted(title)}.`,
  notes: ({ notes }, it) =>
    notes === null ? unknown('notes', it) : `The catalogue’s notes on ${it}: “${beginningOf(notes)}”`,
};

const capital = (text: string): string => (text.startsWith('it') ? `It${text.slice(2)}` : text);

/** So much of a description: the course's card under the reply has the whole. */
const DESCRIPTION_BEGUN = 240;

/**
 * What a student would first want to know, in a few sentences and without a list: the card under the reply has one. What
 * names other courses stands last, so that "it" is this course until then.
 */
export const overviewOf = (course: CourseDetails): string => {
  const { terms, instructors, component, prerequisites, description } = course;
  const kind = component === null ? '' : ` (${quoted(component)})`;
  return blocks(
    sentences(
      `${named(course)}${kind}, is given in ${listed(terms)}.`,
      FACT_SAID.schedule(course, 'it'),
      instructors.length === 0
        ? FACT_SAID.instructor(course, 'it')
        : `${listed(instructors.map(quoted))} ${instructors.length > 1 ? 'teach' : 'teaches'} it.`,
      FACT_SAID.units(course, 'it'),
      experienceOf(course),
      prerequisites === null
        ? 'The catalogue does not state any prerequisites for it.'
        : `It asks for: “${quoted(prerequisites)}”`,
    ),
    description === null ? null : `> ${beginningOf(description, DESCRIPTION_BEGUN)}`,
  );
};

const experienceOf = ({ rating, workload }: CourseFacts): string => {
  const rated = rating === null ? null : `rate it ${figure(rating)} out of 5`;
  const worked = workload === null ? null : `report ${figure(workload)} hours of work a week`;
  if (rated === null && worked === null) return 'Its rating and workload are not known yet.';
  return sentences(
    `Students ${listed([rated, worked].filter((part) => part !== null))}.`,
    rated === null ? 'Its rating is not known yet.' : null,
    worked === null ? 'Its workload is not known yet.' : null,
  );
};
