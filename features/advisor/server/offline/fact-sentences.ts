import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { statesNoneNeeded } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { CourseDetails, CourseFacts, NamedSection } from '../../domain/course-facts.ts';
import type { FactField } from '../../domain/understanding/request.ts';
import { blocks, bold, beginningOf, figure, listed, quoted, sentences } from './wording.ts';

/** **CODE**, Title. */
export const named = ({ code, title }: Pick<CourseFacts, 'code' | 'title'>): string =>
  title === '' ? bold(code) : `${bold(code)}, ${quoted(title)}`;

/** **CODE** (Title): inside a sentence. */
export const namedInline = ({ code, title }: Pick<CourseFacts, 'code' | 'title'>): string =>
  title === '' ? bold(code) : `${bold(code)} (${quoted(title)})`;

/** People named; of more a number. */
const MOST_PEOPLE = 6;

/** A course of forty sections has forty teachers: the first ones are named, the others counted. */
export const peopleSaid = (names: readonly string[]): string => {
  const named = names.slice(0, names.length > MOST_PEOPLE ? MOST_PEOPLE - 1 : MOST_PEOPLE).map(quoted);
  const others = names.length - named.length;
  return listed(others > 0 ? [...named, `${others} others`] : named);
};

/** A fact in a few words, for lists; null where the catalogue does not say. */
export const FACT_SHORT = {
  schedule: ({ schedule }: CourseFacts) => schedule,
  rating: ({ rating }: CourseFacts) => (rating === null ? null : `rated ${shownFigure(rating)} out of 5`),
  workload: ({ workload }: CourseFacts) =>
    workload === null ? null : `${shownFigure(workload)} hours a week`,
  units: ({ units }: CourseFacts) => (units === null ? null : `${figure(units)} units`),
  enrollment: ({ enrollment }: CourseFacts) => (enrollment === null ? null : `${enrollment} students`),
  instructor: ({ instructors }: CourseFacts) =>
    instructors.length === 0 ? null : `with ${peopleSaid(instructors)}`,
  term: ({ term }: CourseFacts) => term,
} as const;

type Sayer = (course: CourseDetails, it: string) => string;

/** With its term, since the record of another may state it; and what that one states. */
const unknown = (what: string, it: string, term: string, elsewhere: string | null = null): string =>
  `The catalogue does not state ${what} for ${it} in ${term}${elsewhere === null ? '' : `; ${elsewhere}`}.`;

type OtherTerm = CourseDetails['other_terms'][number];
/** What another term's record states: the first that states it. */
const elsewhereSaid = (
  { other_terms }: CourseDetails,
  saidOf: (other: OtherTerm) => string | null,
): string | null => {
  for (const other of other_terms) {
    const said = saidOf(other);
    if (said !== null) return `in ${other.term} ${said}`;
  }
  return null;
};

/** A section's times where sections follow each other with semicolons. */
const inOneBreath = (schedule: string | null): string => (schedule ?? '').replaceAll('; ', ' and ');

/** `Lecture 001 Mon, Wed 1:30 PM - 2:45 PM`. */
export const sectionSaid = ({ kind, section, schedule }: NamedSection): string =>
  [
    [kind, section].filter((name) => name !== '').join(' '),
    schedule === null ? 'no meeting time stated' : inOneBreath(schedule),
  ]
    .filter((part) => part !== '')
    .map(quoted)
    .join(' ');

/** A fact as a sentence; what the catalogue does not say is said to be so. `it`: the course's name, or "it". */
export const FACT_SAID: Record<FactField, Sayer> = {
  workload: ({ workload }, it) =>
    workload === null
      ? `The workload of ${it} is not known: no student has reported hours.`
      : `Students report ${shownFigure(workload)} hours of work a week for ${it}.`,
  rating: ({ rating }, it) =>
    rating === null
      ? `The rating of ${it} is not known: no student has rated it.`
      : `Students rate ${it} ${shownFigure(rating)} out of 5.`,
  units: ({ units, term }, it) =>
    units === null ? unknown('units', it, term) : `${capital(it)} counts ${figure(units)} units.`,
  instructor: (course, it) => {
    const { instructors, term } = course;
    const elsewhere = elsewhereSaid(course, (other) =>
      other.instructors.length === 0
        ? null
        : `${other.instructors.length > 1 ? 'they were' : 'it was'} ${peopleSaid(other.instructors)}`,
    );
    return instructors.length === 0
      ? unknown('an instructor', it, term, elsewhere)
      : `${peopleSaid(instructors)} ${instructors.length > 1 ? 'teach' : 'teaches'} ${it} in ${term}.`;
  },
  schedule: (course, it) => {
    const { schedule, term } = course;
    const others = sectionsSaid(course, it);
    return schedule === null && others === null
      ? whenUnknown(course, it)
      : (others ?? `${capital(it)} meets ${schedule} in ${term}.`);
  },
  term: ({ terms }, it) => `${capital(it)} is given in ${listed(terms)}.`,
  enrollment: (course, it) => {
    const { enrollment, enrollment_cap: cap, term } = course;
    const open = openSectionsSaid(course);
    if (enrollment === null)
      return sentences(
        cap === null
          ? unknown('enrolment', it, term, enrolledElsewhere(course))
          : `The enrolment of ${it} in ${term} is not known; the cap is ${cap}${enrolledElsewhere(course) === null ? '' : `; ${enrolledElsewhere(course)}`}.`,
        open,
      );
    if (!course.enrollment_by_section)
      return sentences(
        `The catalogue gives ${enrollment} students for ${it === 'it' ? 'the course' : it}.`,
        open,
      );
    const room = cap === null ? '' : `, with a cap of ${cap}${fullnessSaid(course, enrollment >= cap)}`;
    const [main, ...others] = course.section_kinds;
    const over =
      main && (main.count > 1 || others.length > 0) && main.kind !== ''
        ? `, counted over ${main.count === 1 ? 'its' : `its ${main.count}`} ${plural(main.kind, main.count)}`
        : '';
    return sentences(`${capital(it)} has ${enrollment} students in ${term}${over}${room}.`, open);
  },
  prerequisites: ({ prerequisites, recommended_preparation: preparation, term }, it) =>
    sentences(
      prerequisites === null
        ? `The catalogue does not state any prerequisites for ${it} in ${term}, which is not the same as needing nothing.`
        : askedSaid(prerequisites, it),
      preparation === null ? null : `Recommended preparation: “${quoted(preparation)}”`,
    ),
  preparation: ({ recommended_preparation: preparation, term }, it) =>
    preparation === null
      ? unknown('recommended preparation', it, term)
      : `Recommended preparation for ${it}: “${quoted(preparation)}”`,
  description: ({ description, term }, it) =>
    description === null
      ? unknown('a description', it, term)
      : `What the catalogue says of ${it}:\n\n> ${beginningOf(description)}`,
  component: ({ component, term }, it) =>
    component === null
      ? unknown('the kind of class', it, term)
      : `${capital(it)} is listed as: ${quoted(component)}.`,
  department: ({ department, term }, it) =>
    department === null
      ? unknown('a department', it, term)
      : `${capital(it)} belongs to ${quoted(department)}.`,
  title: ({ title, term }, it) =>
    title === '' ? unknown('a title', it, term) : `The title of ${it} is ${quoted(title)}.`,
  notes: ({ notes, term }, it) =>
    notes === null ? unknown('notes', it, term) : `The catalogue’s notes on ${it}: “${beginningOf(notes)}”`,
};

const whenUnknown = (course: CourseDetails, it: string): string => {
  const elsewhere = elsewhereSaid(course, ({ schedule }) =>
    schedule === null ? null : `it met ${schedule}`,
  );
  return `The catalogue does not state when ${it} meets in ${course.term}${elsewhere === null ? '' : `; ${elsewhere}`}.`;
};

const enrolledElsewhere = (course: CourseDetails): string | null =>
  elsewhereSaid(course, ({ enrollment }) => (enrollment === null ? null : `it had ${enrollment} students`));

const plural = (kind: string, count: number): string => {
  const word = quoted(kind).toLowerCase();
  if (count === 1 || word === '') return word === '' ? 'section' : word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
};

/** Sections of a kind that are told with their times; of more the number is said. */
const SECTIONS_SAID = 4;

/**
 * Where a course has several sections: the first ones of each kind, and how many there are. Null where it has one only,
 * or none with a stated time.
 */
const sectionsSaid = (
  { sections, section_kinds: kinds, term, takes_one }: CourseDetails,
  it: string,
): string | null => {
  const timed = sections.filter(({ schedule, status }) => schedule !== null && status !== 'cancelled');
  if (sections.length < 2 || timed.length === 0) return null;
  const parts = kinds.flatMap(({ kind, count }) => {
    const ofKind = timed.filter((section) => section.kind === kind);
    const what = kind === '' ? plural('', count) : plural(kind, count);
    if (ofKind.length === 0) return [`${count} ${what} without a stated time`];
    const told = ofKind
      .slice(0, SECTIONS_SAID)
      .map(({ section, schedule }) =>
        [quoted(section), inOneBreath(schedule)].filter((part) => part !== '').join(' '),
      );
    const more = count > told.length ? ', and more' : '';
    return [`${count === 1 ? `one ${what}` : `${count} ${what}`} (${told.join('; ')}${more})`];
  });
  const one = takes_one.length > 1 ? ' A student takes one of each kind.' : '';
  return `${capital(it)} has, in ${term}: ${listed(parts)}.${one}`;
};

/** What the registrar says of the main kind's places, else what the figures say. */
const fullnessSaid = ({ sections, section_kinds: [main] }: CourseDetails, isReached: boolean): string => {
  const stated = sections
    .filter(({ kind, status }) => kind === main?.kind && status !== 'cancelled')
    .map(({ status }) => status);
  const isFull = stated.length === 0 || stated.includes(null) ? isReached : !stated.includes('open');
  return isFull ? ', so it is full' : ', so it is not full';
};

/** What the sections themselves state of their places; nothing is made of one section's cap for the whole course. */
const openSectionsSaid = ({ sections: all, sections_not_listed }: CourseDetails): string | null => {
  const sections = all.filter(({ status }) => status !== 'cancelled');
  if (sections.length < 2 || sections_not_listed > 0) return null;
  const stated = sections.filter(
    ({ status }) => status === 'open' || status === 'waitlist' || status === 'full',
  );
  if (stated.length < sections.length) return null;
  const open = stated.filter(({ status }) => status === 'open').length;
  return `${open} of its ${sections.length} sections ${open === 1 ? 'is' : 'are'} open.`;
};

const askedSaid = (prerequisites: string, it: string): string =>
  statesNoneNeeded(prerequisites)
    ? `The catalogue states that ${it} has no prerequisites.`
    : `${capital(it)} asks for: “${quoted(prerequisites)}”`;

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
        : `${peopleSaid(instructors)} ${instructors.length > 1 ? 'teach' : 'teaches'} it.`,
      FACT_SAID.units(course, 'it'),
      experienceOf(course),
      attributesOf(course),
      course.meets_with.length === 0
        ? null
        : `It meets with ${listed(course.meets_with)}: a student takes one of them, and they do not replace each other.`,
      prerequisites === null
        ? `The catalogue does not state any prerequisites for it in ${course.term}.`
        : askedSaid(prerequisites, 'it'),
    ),
    description === null ? null : `> ${beginningOf(description, DESCRIPTION_BEGUN)}`,
  );
};

const MOST_ATTRIBUTES = 6;

/** Some are requirements that it fills, some how it is graded: the scheme says which. */
const attributesOf = ({ attributes }: CourseFacts): string | null =>
  attributes.length === 0
    ? null
    : `It is listed with ${listed(
        attributes.slice(0, MOST_ATTRIBUTES).map(({ scheme, value }) => quoted(`${scheme}: ${value}`)),
      )}${attributes.length > MOST_ATTRIBUTES ? ', among others' : ''}.`;

const experienceOf = ({ rating, workload }: CourseFacts): string => {
  const rated = rating === null ? null : `rate it ${shownFigure(rating)} out of 5`;
  const worked = workload === null ? null : `report ${shownFigure(workload)} hours of work a week`;
  if (rated === null && worked === null) return 'Its rating and workload are not known yet.';
  return sentences(
    `Students ${listed([rated, worked].filter((part) => part !== null))}.`,
    rated === null ? 'Its rating is not known yet.' : null,
    worked === null ? 'Its workload is not known yet.' : null,
  );
};
