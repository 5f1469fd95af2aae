import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { instructorsOf } from '#features/catalogue/domain/course-constraints.ts';
import { classSizeText } from '#features/catalogue/domain/sections/class-size-text.ts';
import { capOfCourse, isCountedBySection } from '#features/catalogue/domain/sections/enrollment.ts';
import { type Meeting, meetingTimesOf } from '#features/catalogue/domain/sections/meeting-times.ts';
import { kindCounts, listedByKind } from '#features/catalogue/domain/sections/section-summary.ts';
import { seatsOf } from '#features/catalogue/domain/sections/seats.ts';
import { timeFields } from '#features/catalogue/domain/sections/sections.ts';
import { weekdayName } from '#features/catalogue/domain/sections/weekdays.ts';
import {
  type CourseDetails,
  type CourseFacts,
  MOST_HISTORY,
  MOST_SECTIONS,
  type NamedSection,
  type SectionFacts,
  type TimeSpan,
} from '../../domain/course-facts.ts';
import { evaluatedIn, type EvaluatedYears, evaluatedYears } from '../../domain/evaluated-in.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';

/** What registrars write for missing values. */
const NOTHING = /^(?:n\/?a|-+|tba|tbd|unknown|null|nan|\.)?$/i;
const orNull = (text: string): string | null => (NOTHING.test(text.trim()) ? null : text);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const spansOf = (meetings: readonly Meeting[]): TimeSpan[] =>
  meetings.map(({ weekday, start, end }) => ({
    day: weekdayName(weekday),
    start: clock(start),
    end: clock(end),
  }));

/** Today's ISO date; decides which terms are over. */
export interface FactsSetting {
  today: string;
  /** Last dates of the catalogue's terms. */
  ends: ReadonlyMap<string, string>;
  /** The years from which the catalogue has evaluations, by season. */
  evaluated: EvaluatedYears;
}

const evaluatedOf = perCatalogue(({ courses }) =>
  evaluatedYears(courses.flatMap(({ history }) => history.map(({ term }) => term))),
);

export const factsSetting = (ctx: CatalogueContext): FactsSetting => ({
  today: todayOf(ctx).toISOString().slice(0, 10),
  ends: new Map(ctx.catalogue.current().university.terms.map(({ name, end }) => [name, end])),
  evaluated: evaluatedOf(ctx.catalogue.current()),
});

export const isOver = (term: string, { today, ends }: FactsSetting): boolean => {
  const end = ends.get(term);
  return end !== undefined && end < today;
};

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** ISO dates, at least one: `from 20 October 2025`. */
const datesSaid = (from: string | null, to: string | null): string =>
  [
    from === null ? '' : `from ${DATE.format(new Date(from))}`,
    to === null ? '' : `until ${DATE.format(new Date(to))}`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Dates are given if they differ from the term's: the two halves of a term do not clash. */
const scheduleOf = ({ meetings }: Pick<Section, 'meetings'>): string | null => {
  const byDates = Map.groupBy(meetings, ({ from, to }) =>
    (from ?? to) === null ? '' : ` (${datesSaid(from, to)})`,
  );
  const parts = [...byDates].flatMap(([dates, group]) => {
    const { schedule } = timeFields(group);
    return schedule === '' ? [] : [schedule + dates];
  });
  return parts.length === 0 ? null : parts.join('; ');
};

export const toNamedSection = (
  section: Pick<Section, 'component' | 'section' | 'class_number' | 'meetings'>,
): NamedSection => ({
  kind: section.component,
  section: section.section,
  class_number: section.class_number,
  schedule: scheduleOf(section),
});

export const toSectionFacts = (section: Section): SectionFacts => ({
  ...toNamedSection(section),
  instructors: section.instructors,
  places: [...new Set(section.meetings.map(({ place }) => place).filter((place) => place !== ''))],
  enrollment: section.enrollment,
  cap: section.cap,
  status: section.status,
});

/** The registrar's text with its dates, if its section has dates of its own. */
const datedSchedule = ({ schedule, sections }: Course): string | null => {
  const section = sections.find((each) => timeFields(each.meetings).schedule === schedule);
  const isDated = section?.meetings.some(({ from, to }) => (from ?? to) !== null);
  return section && isDated ? scheduleOf(section) : null;
};

const isCancelled = ({ sections }: Course): boolean =>
  sections.length > 0 && sections.every(({ status }) => status === 'cancelled');

/** A record in the tools' format: fields the registrar left empty are null. */
export const toCourseFacts = (course: Course, setting: FactsSetting): CourseFacts => ({
  code: course.class_tag,
  title: course.class_name,
  term: course.term,
  term_over: isOver(course.term, setting),
  other_codes: course.codes.filter((code) => code !== course.class_tag),
  meets_with: course.meets_with,
  attributes: course.attributes,
  section_kinds: kindCounts(course.sections),
  instructors: instructorsOf(course),
  days: course.days,
  meetings: spansOf(meetingTimesOf(course).meetings),
  schedule: datedSchedule(course) ?? orNull(course.schedule),
  units: course.units,
  rating: course.overall_score_course_mean,
  workload: course.mean_hours,
  enrollment: course.current_enrollment_number,
  enrollment_by_section: isCountedBySection(course),
  mean_class_size: course.mean_class_size,
  class_size: orNull(classSizeText(course)),
  enrollment_cap: capOfCourse(course),
  seats: seatsOf(course),
  ...(isCancelled(course) ? { is_cancelled: true as const } : {}),
  department: orNull(course.department),
  component: orNull(course.component),
  prerequisites: orNull(course.course_requirements),
  recommended_preparation: orNull(course.recommended_prep),
});

/** @param offerings every record of the course, the one to describe first */
export const toCourseDetails = (
  offerings: readonly [Course, ...Course[]],
  setting: FactsSetting,
): CourseDetails => {
  const [course, ...others] = offerings;
  const sections = [...listedByKind(course.sections).values()].flat();
  return {
    ...toCourseFacts(course, setting),
    description: orNull(course.description),
    notes: orNull(course.class_notes),
    aliases: course.aliases,
    terms: [...new Set(offerings.map(({ term }) => term))],
    other_terms: others.map((other) => {
      const { term, term_over, instructors, enrollment, schedule } = toCourseFacts(other, setting);
      return { term, term_over, instructors, enrollment, schedule };
    }),
    sections: someOfEachKind(sections).map(toSectionFacts),
    sections_not_listed: Math.max(0, sections.length - MOST_SECTIONS),
    takes_one: course.takes ?? [...new Set(sections.map(({ component }) => component))],
    history: course.history
      .slice(0, MOST_HISTORY)
      .map(({ term, rating, hours, instructors }) => ({ term, rating, hours, instructors })),
    evaluated: evaluatedIn(
      course.history.map(({ term }) => term),
      setting.evaluated,
    ),
    offered: course.offered,
    not_next_year: course.not_next_year,
  };
};

/** As many of each kind as there is room for, so that forty laboratories do not crowd out the lecture. */
const someOfEachKind = (sections: readonly Section[]): Section[] => {
  if (sections.length <= MOST_SECTIONS) return [...sections];
  const kinds = [...Map.groupBy(sections, ({ component }) => component).values()];
  const listed = new Set<Section>();
  for (let at = 0; listed.size < MOST_SECTIONS; at += 1)
    for (const kind of kinds) {
      const section = kind[at];
      if (section && listed.size < MOST_SECTIONS) listed.add(section);
    }
  return sections.filter((section) => listed.has(section));
};
