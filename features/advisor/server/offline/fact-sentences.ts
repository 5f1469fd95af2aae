import { statesNoneNeeded } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { CourseDetails, CourseFacts, NamedSection } from '../../domain/course-facts.ts';
import type { FactField } from '../../domain/reading/askable.ts';
import { sectionValueOf, valueOf } from './cite.ts';
import { FACT_FIELDS, wordedFact } from '../../domain/facts/fact-fields.ts';
import { kindSaid } from '../../domain/facts/record-text.ts';
import { blocks, bold, listed, sentences } from './wording.ts';

type Named = Pick<CourseFacts, 'code' | 'title' | 'term'>;

/** **CODE**, Title. */
export const named = (course: Named): string =>
  course.title === '' ? bold(course.code) : `${bold(course.code)}, ${valueOf(course, 'title')}`;

/** **CODE** (Title): inside a sentence. */
export const namedInline = (course: Named): string =>
  course.title === '' ? bold(course.code) : `${bold(course.code)} (${valueOf(course, 'title')})`;

/** A fact in a few words, for lists; null if the catalogue does not state it. */
export const FACT_SHORT = {
  schedule: (course: CourseFacts) => (course.schedule === null ? null : valueOf(course, 'times')),
  rating: (course: CourseFacts) => (course.rating === null ? null : `rated ${valueOf(course, 'rating')}`),
  workload: (course: CourseFacts) => (course.workload === null ? null : valueOf(course, 'workload')),
  units: (course: CourseFacts) => (course.units === null ? null : valueOf(course, 'units')),
  enrollment: (course: CourseFacts) => (course.enrollment === null ? null : valueOf(course, 'enrollment')),
  /** Only that there is no place: a list says nothing of the others. */
  seats: (course: CourseFacts) =>
    course.seats === null || course.seats === 'open' || course.term_over
      ? null
      : valueOf(course, 'availability'),
  instructor: (course: CourseFacts) =>
    course.instructors.length === 0 ? null : `with ${valueOf(course, 'instructor')}`,
  term: (course: CourseFacts) => valueOf(course, 'term'),
} as const;

/** Whether the record has nothing but sections that are cancelled. */
export const isCancelled = ({ sections, sections_not_listed: more }: CourseDetails): boolean =>
  more === 0 && sections.length > 0 && sections.every(({ status }) => status === 'cancelled');

const inOthers = ({ code, other_terms: others }: CourseDetails): string =>
  others.length === 0
    ? ''
    : `; it is listed in ${listed(others.map(({ term }) => valueOf({ code, term }, 'term')))}, too`;

/** `is given in 2026 Spring, and was given in 2025 Fall`; each term once, since a card shows the record named most often. */
const givenSaid = (course: CourseDetails): string => {
  if (isCancelled(course))
    return `was to be given in ${valueOf(course, 'term')}, and is cancelled${inOthers(course)}`;
  const given = [course, ...course.other_terms];
  const valuesOf = (terms: typeof given): string[] =>
    terms.map(({ term }) => valueOf({ code: course.code, term }, 'term'));
  const over = valuesOf(given.filter(({ term_over: isOver }) => isOver));
  const running = valuesOf(given.filter(({ term_over: isOver }) => !isOver));
  if (over.length === 0 || running.length === 0)
    return `${running.length === 0 ? 'was' : 'is'} given in ${valueOf(course, 'terms')}`;
  return `is given in ${listed(running)}, and was given in ${listed(over)}`;
};

const MOST_NUMBERED = 8;

type Sayer = (course: CourseDetails, it: string) => string;

/** Names the term, since the record of another may state the value, which is added then. */
const unknown = (what: string, it: string, term: string, elsewhere: string | null = null): string =>
  `The catalogue does not state ${what} for ${it} in ${term}${elsewhere === null ? '' : `; ${elsewhere}`}.`;

type OtherTerm = CourseDetails['other_terms'][number];
/** The value from another term's record: the first that states it. */
const elsewhereSaid = (
  { code, other_terms }: CourseDetails,
  saidOf: (other: OtherTerm & { code: string }) => string | null,
): string | null => {
  for (const other of other_terms) {
    const said = saidOf({ ...other, code });
    if (said !== null) return `in ${other.term} ${said}`;
  }
  return null;
};

/** `Lecture 001 Mon, Wed 1:30 PM - 2:45 PM`. */
export const sectionSaid = (course: Pick<CourseFacts, 'code' | 'term'>, section: NamedSection): string =>
  [
    section.kind + section.section === '' ? '' : sectionValueOf(course, section, 'section'),
    section.schedule === null ? 'no meeting time stated' : sectionValueOf(course, section, 'times'),
  ]
    .filter((part) => part !== '')
    .join(' ');

/** A fact as a sentence; if the catalogue does not state it, the sentence says so. `it`: the course's name, or "it". */
export const FACT_SAID: Record<FactField, Sayer> = {
  workload: (course, it) =>
    course.workload === null
      ? `The workload of ${it} is ${valueOf(course, 'workload')}.`
      : `Students report ${valueOf(course, 'workload')} for ${it}.`,
  rating: (course, it) =>
    course.rating === null
      ? `The rating of ${it} is ${valueOf(course, 'rating')}.`
      : `Students rate ${it} ${valueOf(course, 'rating')}.`,
  earlier_ratings: (course, it) =>
    course.history.every(({ rating }) => rating === null)
      ? `The ratings of ${it} in earlier terms are ${valueOf(course, 'earlier_ratings')}.`
      : `Students rated ${it} ${valueOf(course, 'earlier_ratings')}.`,
  earlier_hours: (course, it) =>
    course.history.every(({ hours }) => hours === null)
      ? `The workload of ${it} in earlier terms is ${valueOf(course, 'earlier_hours')}.`
      : `For ${it} they reported ${valueOf(course, 'earlier_hours')}.`,
  units: (course, it) =>
    course.units === null
      ? unknown('units', it, course.term)
      : `${capital(it)} counts ${valueOf(course, 'units')}.`,
  instructor: (course, it) => {
    const { instructors, term } = course;
    const elsewhere = elsewhereSaid(course, (other) =>
      other.instructors.length === 0
        ? null
        : `${other.instructors.length > 1 ? 'they were' : 'it was'} ${valueOf(other, 'instructor')}`,
    );
    return instructors.length === 0
      ? unknown('an instructor', it, term, elsewhere)
      : `${valueOf(course, 'instructor')} ${instructors.length > 1 ? 'teach' : 'teaches'} ${it} in ${term}.`;
  },
  schedule: (course, it) => {
    const { schedule, term } = course;
    const others = sectionsSaid(course, it);
    return schedule === null && others === null
      ? whenUnknown(course, it)
      : (others ??
          sentences(
            `${capital(it)} meets ${valueOf(course, 'times')} in ${term}.`,
            schedule !== null && !/\d/.test(schedule) ? 'At what time is not stated.' : null,
          ));
  },
  term: (course, it) => `${capital(it)} ${givenSaid(course)}.`,
  enrollment: (course, it) => {
    const { enrollment, enrollment_cap: cap, term } = course;
    const open = openSectionsSaid(course);
    const past = course.class_size !== null ? `It had ${valueOf(course, 'class_size')}.` : null;
    if (enrollment === null) {
      const elsewhere = enrolledElsewhere(course);
      const places = [valueOf(course, 'cap'), elsewhere].filter((each) => each !== null).join('; ');
      return sentences(
        cap === null
          ? unknown('enrolment', it, term, elsewhere)
          : `The enrolment of ${it} in ${term} is not known; it has ${places}.`,
        past,
        open,
      );
    }
    if (!course.enrollment_by_section)
      return sentences(
        `The catalogue gives ${valueOf(course, 'enrollment')} for ${it === 'it' ? 'the course' : it} in ${term}.`,
        past,
        open,
      );
    const room =
      cap === null ? '' : `, with ${valueOf(course, 'cap')}${fullnessSaid(course, enrollment >= cap)}`;
    const [main, ...others] = course.section_kinds;
    const over =
      main && (main.count > 1 || others.length > 0) && main.kind !== ''
        ? `, counted over ${main.count === 1 ? 'its' : `its ${main.count}`} ${kindSaid(main.kind, main.count)}`
        : '';
    return sentences(
      `${capital(it)} has ${valueOf(course, 'enrollment')} in ${term}${over}${room}.`,
      past,
      open,
    );
  },
  places: (course, it) =>
    sentences(
      FACT_SAID.enrollment(course, it),
      course.enrollment_cap === null && openSectionsSaid(course) === null
        ? 'No cap is stated, so whether there is room cannot be said.'
        : null,
    ),
  class_number: (course, it) => {
    const {
      section_kinds: [main],
      sections,
      term,
    } = course;
    const numbered = sections.filter(
      ({ kind, class_number: number }) => number !== '' && kind === (main?.kind ?? kind),
    );
    const told = numbered.slice(0, MOST_NUMBERED).map((section) => {
      const number = sectionValueOf(course, section, 'class_number');
      return numbered.length === 1 ? number : `${sectionValueOf(course, section, 'section')} ${number}`;
    });
    if (told.length === 0) return unknown('a class number', it, term);
    const more = numbered.length > told.length ? ', and others' : '';
    return `The class number of ${it} in ${term}: ${listed(told)}${more}.`;
  },
  room: (course, it) => {
    const placed = course.sections.filter(({ places }) => places.length > 0);
    const told = placed.slice(0, MOST_NUMBERED).map((section) => {
      const room = sectionValueOf(course, section, 'room');
      return course.sections.length === 1 ? room : `${sectionValueOf(course, section, 'section')} in ${room}`;
    });
    if (told.length === 0) return unknown('a room', it, course.term);
    const more = placed.length > told.length ? ', and others elsewhere' : '';
    return `${capital(it)} meets in ${course.term}${course.sections.length === 1 ? ' in' : ':'} ${listed(told)}${more}.`;
  },
  prerequisites: (course, it) =>
    sentences(
      course.prerequisites === null
        ? `The catalogue does not state any prerequisites for ${it} in ${course.term}, which is not the same as needing nothing.`
        : askedSaid(course, it),
      preparationSaid(course),
    ),
  preparation: (course, it) =>
    course.recommended_preparation === null
      ? unknown('recommended preparation', it, course.term)
      : `Recommended preparation for ${it}: ${valueOf(course, 'preparation')}`,
  description: (course, it) =>
    course.description === null
      ? unknown('a description', it, course.term)
      : `What the catalogue says of ${it}:\n\n> ${valueOf(course, 'description')}`,
  component: (course, it) =>
    course.component === null
      ? unknown('the kind of class', it, course.term)
      : `${capital(it)} is listed as: ${valueOf(course, 'kind')}.`,
  department: (course, it) =>
    course.department === null
      ? unknown('a department', it, course.term)
      : sentences(
          `${capital(it)} belongs to ${valueOf(course, 'department')}.`,
          course.other_codes.length === 0 ? null : `It is also listed as ${valueOf(course, 'codes')}.`,
        ),
  title: (course, it) =>
    course.title === ''
      ? unknown('a title', it, course.term)
      : `The title of ${it} is ${valueOf(course, 'title')}.`,
  attributes: (course, it) =>
    attributesOf(course, it) ?? `The catalogue does not state what ${it} counts as in ${course.term}.`,
  notes: (course, it) =>
    course.notes === null
      ? unknown('notes', it, course.term)
      : `The catalogue’s notes on ${it}: “${valueOf(course, 'notes')}”`,
};

/** Null if nothing is recommended. */
export const preparationSaid = (
  course: Pick<CourseFacts, 'code' | 'term' | 'recommended_preparation'>,
): string | null =>
  course.recommended_preparation === null
    ? null
    : `Recommended preparation for ${bold(course.code)}: ${valueOf(course, 'preparation')}`;

const whenUnknown = (course: CourseDetails, it: string): string => {
  const elsewhere = elsewhereSaid(course, (other) =>
    other.schedule === null ? null : `it met ${valueOf(other, 'times')}`,
  );
  return `The catalogue does not state when ${it} meets in ${course.term}${elsewhere === null ? '' : `; ${elsewhere}`}.`;
};

const enrolledElsewhere = (course: CourseDetails): string | null =>
  elsewhereSaid(course, (other) =>
    other.enrollment === null ? null : `it had ${valueOf(other, 'enrollment')}`,
  );

/** Maximum number of sections of a kind listed with their times. */
const SECTIONS_SAID = 4;

/**
 * If a course has several sections: how many there are of each kind, and the first ones. Null if it has only one, or
 * none with a stated time.
 */
const sectionsSaid = (course: CourseDetails, it: string, among?: 'main'): string | null => {
  const { sections, section_kinds: kinds, term } = course;
  const timed = sections.filter(({ schedule, status }) => schedule !== null && status !== 'cancelled');
  if (sections.length < 2 || timed.length === 0) return null;
  const ofKinds = among === 'main' ? kinds.slice(0, 1) : kinds;
  const meant = ofKinds.map(({ kind }) => timed.filter((section) => section.kind === kind));
  const told = meant.flatMap((ofKind) => ofKind.slice(0, SECTIONS_SAID));
  if (told.length === 0) return null;
  return (
    `In ${term} ${it} has ${valueOf(course, 'sections')}: ` +
    `${told.map((section) => sectionSaid(course, section)).join('; ')}${told.length < meant.flat().length ? '; …' : ''}.`
  );
};

/** The registrar's status of the principal kind, otherwise what the figures imply. */
const fullnessSaid = ({ sections, section_kinds: [main] }: CourseDetails, isReached: boolean): string => {
  const stated = sections
    .filter(({ kind, status }) => kind === main?.kind && status !== 'cancelled')
    .map(({ status }) => status);
  const isFull = stated.length === 0 || stated.includes(null) ? isReached : !stated.includes('open');
  return isFull ? ', so it is full' : ', so it is not full';
};

const openSectionsSaid = (course: CourseDetails): string | null =>
  wordedFact('open_sections', course, null) === OPEN_UNKNOWN
    ? null
    : `It has ${valueOf(course, 'open_sections')}.`;
const OPEN_UNKNOWN = FACT_FIELDS.open_sections.unstated;

const askedSaid = (course: CourseDetails, it: string): string =>
  statesNoneNeeded(course.prerequisites ?? '')
    ? `The catalogue states that ${it} has ${valueOf(course, 'prerequisites')}.`
    : `${capital(it)} asks for: ${valueOf(course, 'prerequisites')}`;

/** What it asks for, and what it recommends where it asks for nothing: its card shows one line for both. */
const neededSaid = (course: CourseDetails): string => {
  const { prerequisites: asked, term } = course;
  return sentences(
    asked === null
      ? `The catalogue does not state any prerequisites for it in ${term}.`
      : askedSaid(course, 'it'),
    asked === null || statesNoneNeeded(asked) ? preparationSaid(course) : null,
  );
};

const capital = (text: string): string => (text.startsWith('it') ? `It${text.slice(2)}` : text);

/**
 * What a student would first want to know, in a few sentences and without a list: the card under the reply has one.
 * Sentences that name other courses come last, so that "it" refers to this course until then.
 */
export const overviewOf = (course: CourseDetails): string => {
  const { instructors, component, description } = course;
  const kind = component === null ? '' : ` (${valueOf(course, 'kind')})`;
  return blocks(
    sentences(
      `${named(course)}${kind}, ${givenSaid(course)}.`,
      // The times of laboratories are only given if asked when it meets.
      sectionsSaid(course, 'it', 'main') ?? FACT_SAID.schedule(course, 'it'),
      instructors.length === 0
        ? FACT_SAID.instructor(course, 'it')
        : `${valueOf(course, 'instructor')} ${instructors.length > 1 ? 'teach' : 'teaches'} it.`,
      course.seats === null || course.term_over ? null : `It is ${valueOf(course, 'availability')}.`,
      FACT_SAID.units(course, 'it'),
      experienceOf(course),
      attributesOf(course, 'it'),
      course.meets_with.length === 0
        ? null
        : `It meets with ${valueOf(course, 'meets_with')}: a student takes one of them, and they do not replace each other.`,
      neededSaid(course),
      course.notes === null ? null : FACT_SAID.notes(course, 'it'),
    ),
    description === null ? null : `> ${valueOf(course, 'summary')}`,
  );
};

/** Attributes may be requirements it counts towards or grading options: the scheme says which. */
const attributesOf = (course: CourseFacts, it: string): string | null =>
  course.attributes.length === 0 ? null : `${capital(it)} is listed with ${valueOf(course, 'attributes')}.`;

const experienceOf = (course: CourseFacts): string => {
  const rated = course.rating === null ? null : `rate it ${valueOf(course, 'rating')}`;
  const worked = course.workload === null ? null : `report ${valueOf(course, 'workload')}`;
  if (rated === null && worked === null) return 'Its rating and workload are not known yet.';
  return sentences(
    `Students ${listed([rated, worked].filter((part) => part !== null))}.`,
    rated === null ? 'Its rating is not known yet.' : null,
    worked === null ? 'Its workload is not known yet.' : null,
  );
};
