import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { statesNoneNeeded } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import type { CourseDetails, SectionFacts } from '../course-facts.ts';
import { beginningOf, kindSaid, listed, peopleSaid, quoted } from './record-text.ts';

/** A field of the record that a reply can refer to, and the only place that defines how its value is worded. */
interface FactField {
  /** Other names that models use. */
  aliases: readonly string[];
  /** Null if the record does not state it. */
  ofCourse: ((course: CourseDetails) => string | null) | null;
  ofSection: ((section: SectionFacts) => string | null) | null;
  /** Written if the record does not state it. */
  unstated: string;
}

const NOT_STATED = 'not stated';
const NOT_KNOWN = 'not known';

const text = (value: string | null): string | null => {
  const said = value === null ? '' : quoted(value);
  return said === '' ? null : said;
};
const inQuotes = (value: string | null): string | null => {
  const said = text(value);
  return said === null ? null : `“${said}”`;
};
const people = (names: readonly string[]): string | null => (names.length === 0 ? null : peopleSaid(names));
const list = (values: readonly string[]): string | null =>
  values.length === 0 ? null : listed(values.map(quoted));
const students = (count: number | null): string | null =>
  count === null ? null : `${count} ${count === 1 ? 'student' : 'students'}`;
const cap = (most: number | null): string | null => (most === null ? null : `a cap of ${most}`);
const daysOf = (schedule: string | null): string | null => {
  const days = [...new Set(schedule?.match(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g) ?? [])];
  return days.length === 0 ? null : days.join(', ');
};
const places = (students: number | null, most: number | null): string | null => {
  if (students === null || most === null) return null;
  const left = Math.max(0, most - students);
  return left === 0 ? 'no place left' : `${left} ${left === 1 ? 'place' : 'places'} left`;
};
/** The times of one section do not apply to the others. */
const timesOf = ({ schedule, section_kinds: [main] }: CourseDetails): string | null =>
  schedule !== null && main && main.count > 1 ? `${schedule} (one of ${main.count} sections)` : schedule;

const SEATS_SAID = { open: 'not full', waitlist: 'full, with a waitlist', full: 'full' } as const;

/** Longer lists of attributes are cut: they say little and make the sentence unreadable. */
const MOST_ATTRIBUTES = 6;
/** The course's card has the complete text. */
const SUMMARY_MOST = 240;

const attributesOf = ({ attributes }: CourseDetails): string | null => {
  const told = attributes.slice(0, MOST_ATTRIBUTES).map(({ scheme, value }) => `${scheme}: ${value}`);
  const said = list(told);
  return told.length < attributes.length ? `${said ?? ''}, among others` : said;
};

const sectionsOf = ({ section_kinds: kinds, takes_one: takes }: CourseDetails): string | null => {
  const each = takes.length > 1 && takes.length === kinds.length ? ', of which a student takes one each' : '';
  return kinds.length === 0
    ? null
    : listed(kinds.map(({ kind, count }) => `${count} ${kindSaid(kind, count)}`)) + each;
};

/** What the sections themselves state about free seats; nothing is derived for the course from one section's cap. */
const openSections = ({ sections: all, sections_not_listed: others }: CourseDetails): string | null => {
  const sections = all.filter(({ status }) => status !== 'cancelled');
  const isStated = sections.every(({ status }) => status !== null);
  if (sections.length < 2 || others > 0 || !isStated) return null;
  return `${sections.filter(({ status }) => status === 'open').length} of ${sections.length} sections open`;
};

export const FACT_FIELDS = {
  title: {
    aliases: ['name'],
    ofCourse: ({ title }) => text(title),
    ofSection: null,
    unstated: NOT_STATED,
  },
  rating: {
    aliases: ['score'],
    ofCourse: ({ rating }) => (rating === null ? null : `${shownFigure(rating)} out of 5`),
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  workload: {
    aliases: ['hours'],
    ofCourse: ({ workload }) => (workload === null ? null : `${shownFigure(workload)} hours a week`),
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  units: {
    aliases: ['credits'],
    ofCourse: ({ units }) => (units === null ? null : unitsText(Math.round(units * 100) / 100)),
    ofSection: null,
    unstated: NOT_STATED,
  },
  section: {
    aliases: [],
    ofCourse: null,
    ofSection: ({ kind, section }) => text([kind, section].filter((part) => part !== '').join(' ')),
    unstated: NOT_STATED,
  },
  times: {
    aliases: ['schedule', 'time', 'meetings'],
    ofCourse: timesOf,
    ofSection: ({ schedule }) => schedule,
    unstated: NOT_STATED,
  },
  days: {
    aliases: ['day'],
    ofCourse: ({ schedule }) => daysOf(schedule),
    ofSection: ({ schedule }) => daysOf(schedule),
    unstated: NOT_STATED,
  },
  instructor: {
    aliases: ['instructors', 'professor', 'teacher', 'teachers'],
    ofCourse: ({ instructors }) => people(instructors),
    ofSection: ({ instructors }) => people(instructors),
    unstated: NOT_STATED,
  },
  enrollment: {
    aliases: ['students', 'enrolled', 'enrolment'],
    ofCourse: ({ enrollment }) => students(enrollment),
    ofSection: ({ enrollment }) => students(enrollment),
    unstated: NOT_KNOWN,
  },
  class_size: {
    aliases: ['size', 'average_size'],
    ofCourse: ({ class_size: size }) => size?.replace('About', 'about') ?? null,
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  cap: {
    aliases: ['capacity', 'enrollment_cap'],
    ofCourse: ({ enrollment_cap: most }) => cap(most),
    ofSection: ({ cap: most }) => cap(most),
    unstated: NOT_STATED,
  },
  availability: {
    aliases: [],
    ofCourse: ({ seats }) => (seats === null ? null : SEATS_SAID[seats]),
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  places_left: {
    aliases: ['places', 'seats', 'seats_left'],
    // A course's students may be counted over other sections than its cap.
    ofCourse: null,
    ofSection: ({ enrollment, cap: most }) => places(enrollment, most),
    unstated: NOT_KNOWN,
  },
  room: {
    aliases: ['place', 'location'],
    ofCourse: null,
    ofSection: ({ places: rooms }) => list(rooms),
    unstated: NOT_STATED,
  },
  status: {
    aliases: [],
    ofCourse: null,
    ofSection: ({ status }) => status,
    unstated: NOT_STATED,
  },
  class_number: {
    aliases: ['number'],
    ofCourse: null,
    ofSection: ({ class_number: number }) => text(number),
    unstated: NOT_STATED,
  },
  term: { aliases: [], ofCourse: ({ term }) => term, ofSection: null, unstated: NOT_STATED },
  terms: {
    aliases: ['offered'],
    ofCourse: ({ terms }) => list(terms),
    ofSection: null,
    unstated: NOT_STATED,
  },
  seasons: {
    aliases: [],
    ofCourse: ({ offered }) => list(offered),
    ofSection: null,
    unstated: NOT_STATED,
  },
  evaluated: {
    aliases: [],
    ofCourse: ({ evaluated }) => text(evaluated),
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  earlier_ratings: {
    aliases: ['history', 'past_ratings'],
    ofCourse: ({ history }) =>
      list(
        history.flatMap(({ term, rating }) => (rating === null ? [] : `${shownFigure(rating)} in ${term}`)),
      ),
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  earlier_hours: {
    aliases: ['past_hours'],
    ofCourse: ({ history }) =>
      list(
        history.flatMap(({ term, hours }) =>
          hours === null ? [] : `${shownFigure(hours)} hours a week in ${term}`,
        ),
      ),
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  earlier_instructors: {
    aliases: ['past_instructors'],
    ofCourse: ({ history }) =>
      list(
        history.flatMap(({ term, instructors }) =>
          instructors.length === 0 ? [] : `${peopleSaid(instructors)} in ${term}`,
        ),
      ),
    ofSection: null,
    unstated: NOT_STATED,
  },
  sections: {
    aliases: [],
    ofCourse: sectionsOf,
    ofSection: null,
    unstated: NOT_STATED,
  },
  open_sections: {
    aliases: [],
    ofCourse: openSections,
    ofSection: null,
    unstated: NOT_KNOWN,
  },
  kind: {
    aliases: ['component', 'format'],
    ofCourse: ({ component }) => text(component),
    ofSection: ({ kind }) => text(kind),
    unstated: NOT_STATED,
  },
  department: {
    aliases: [],
    ofCourse: ({ department }) => text(department),
    ofSection: null,
    unstated: NOT_STATED,
  },
  attributes: {
    aliases: ['attribute', 'requirements'],
    ofCourse: attributesOf,
    ofSection: null,
    unstated: NOT_STATED,
  },
  codes: {
    aliases: ['other_codes', 'cross_listings'],
    ofCourse: ({ other_codes: codes }) => list(codes),
    ofSection: null,
    unstated: NOT_STATED,
  },
  meets_with: {
    aliases: [],
    ofCourse: ({ meets_with: codes }) => list(codes),
    ofSection: null,
    unstated: NOT_STATED,
  },
  prerequisites: {
    aliases: ['prerequisite', 'prereqs'],
    ofCourse: ({ prerequisites: asked }) =>
      asked !== null && statesNoneNeeded(asked) ? 'no prerequisites' : inQuotes(asked),
    ofSection: null,
    unstated: NOT_STATED,
  },
  preparation: {
    aliases: ['recommended_preparation', 'recommended'],
    ofCourse: ({ recommended_preparation: preparation }) => inQuotes(preparation),
    ofSection: null,
    unstated: NOT_STATED,
  },
  description: {
    aliases: [],
    ofCourse: ({ description }) => (description === null ? null : beginningOf(description) || null),
    ofSection: null,
    unstated: NOT_STATED,
  },
  summary: {
    aliases: [],
    ofCourse: ({ description }) =>
      description === null ? null : beginningOf(description, SUMMARY_MOST) || null,
    ofSection: null,
    unstated: NOT_STATED,
  },
  notes: {
    aliases: [],
    ofCourse: ({ notes }) => (notes === null ? null : beginningOf(notes) || null),
    ofSection: null,
    unstated: NOT_STATED,
  },
} as const satisfies Record<string, FactField>;
export type FactName = keyof typeof FACT_FIELDS;

const BY_NAME = new Map<string, FactName>(
  (Object.keys(FACT_FIELDS) as FactName[]).flatMap((name) =>
    [name, ...FACT_FIELDS[name].aliases].map((each): [string, FactName] => [each, name]),
  ),
);

/** Finds a field by name in any case, with `class number` and `class-number` as `class_number`; null if there is none. */
export const factNamed = (name: string): FactName | null =>
  BY_NAME.get(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  ) ?? null;

/** The value in words; null if the field does not apply to a course, or to a section. */
export const wordedFact = (
  name: FactName,
  course: CourseDetails,
  section: SectionFacts | null,
): string | null => {
  const { ofCourse, ofSection, unstated }: FactField = FACT_FIELDS[name];
  const read = section === null ? ofCourse?.(course) : ofSection?.(section);
  return read === undefined ? null : (read ?? unstated);
};
