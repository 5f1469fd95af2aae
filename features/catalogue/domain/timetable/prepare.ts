import { sectionsByKind } from '../sections/sections.ts';
import { type SectionOf, type TimetabledCourse, type TimetabledSection } from './timetabled-course.ts';
import { cellsOf, datedMeetingsOf, type Week } from './week.ts';

/** Sections of one kind with the same days, times and links; treated as one choice until one is displayed. */
export interface Option<S> extends Week {
  /** By name, those with a free seat first. */
  sections: readonly [S, ...S[]];
  links: readonly string[];
  /** Every meeting has its days and times. */
  isJudged: boolean;
}

/** A kind of section of which a student takes one. */
export interface Kind<S> {
  kind: string;
  /** Those with known times first, then those with a free seat, then by name. */
  options: Option<S>[];
  /** No section has a known time, so the kind is unconstrained. */
  isUntimed: boolean;
}

/** A course prepared for comparisons; computed once per record, in time linear in its meetings. */
export interface PreparedCourse<C extends TimetabledCourse> {
  course: C;
  kinds: Kind<SectionOf<C>>[];
  /** Listed kinds that a student does not take according to the course's `takes`. */
  others: Kind<SectionOf<C>>[];
  /** Kinds to take whose sections are all cancelled. */
  cancelled: string[];
  /** Equal for courses that constrain a timetable in the same way. */
  pattern: string;
}

const prepared = new WeakMap<TimetabledCourse, PreparedCourse<TimetabledCourse>>();

/** Cached by record. */
export const prepareCourse = <C extends TimetabledCourse>(course: C): PreparedCourse<C> => {
  const known = prepared.get(course) ?? prepare(course);
  prepared.set(course, known);
  return known as PreparedCourse<C>;
};

const prepare = (course: TimetabledCourse): PreparedCourse<TimetabledCourse> => {
  const isTaken = (kind: string) => course.takes === null || course.takes.includes(kind);
  const kinds: Kind<TimetabledSection>[] = [];
  const others: Kind<TimetabledSection>[] = [];
  const cancelled: string[] = [];
  for (const [kind, sections] of sectionsByKind(course.sections)) {
    const options = optionsOf(sections.filter(({ status }) => status !== 'cancelled'));
    const isUntimed = options.every(({ meetings }) => meetings.length === 0);
    if (options.length > 0) (isTaken(kind) ? kinds : others).push({ kind, options, isUntimed });
    else if (isTaken(kind)) cancelled.push(kind);
  }
  const pattern = kinds
    .filter(({ isUntimed }) => !isUntimed)
    .map(({ options }) => options.map(patternOf).sort().join('|'))
    .join('||');
  return { course, kinds, others, cancelled, pattern };
};

const optionsOf = (sections: readonly TimetabledSection[]): Option<TimetabledSection>[] => {
  const options = sections.map((section) => toOption(section));
  const alike = [...Map.groupBy(options, patternWithDays).values()];
  return alike
    .map((group) => {
      const [first] = group as [Option<TimetabledSection>];
      const all = group.flatMap((option) => option.sections);
      return { ...first, sections: placesFirst(all) as [TimetabledSection, ...TimetabledSection[]] };
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
};

const toOption = (section: TimetabledSection): Option<TimetabledSection> => {
  const parts = section.meetings.map(datedMeetingsOf);
  const meetings = parts
    .flat()
    .sort(
      (a, b) =>
        a.weekday - b.weekday ||
        a.start - b.start ||
        a.end - b.end ||
        (a.from ?? -Infinity) - (b.from ?? -Infinity) ||
        (a.to ?? Infinity) - (b.to ?? Infinity) ||
        0,
    );
  return {
    sections: [section],
    links: [...new Set(section.links)].sort(),
    meetings,
    cells: cellsOf(meetings),
    isJudged: parts.length > 0 && parts.every((part) => part.length > 0),
  };
};

const patternOf = ({ meetings, links }: Option<unknown>): string =>
  JSON.stringify([
    meetings.map(({ weekday, start, end, from, to }) => [weekday, start, end, from, to]),
    links,
  ]);

/** With the days of meetings without times: sections that state Monday and Tuesday only are two choices. */
const patternWithDays = (option: Option<TimetabledSection>): string => {
  const untimed = option.sections[0].meetings.filter((meeting) => datedMeetingsOf(meeting).length === 0);
  return JSON.stringify([patternOf(option), option.isJudged, untimed.flatMap(({ days }) => days).sort()]);
};

/** By the registrar's status; without one, by its figures. */
const hasPlace = ({ status, enrollment, cap }: TimetabledSection): boolean =>
  status === 'open' ||
  (status === null && typeof enrollment === 'number' && typeof cap === 'number' && enrollment < cap);

const placesFirst = (sections: TimetabledSection[]): TimetabledSection[] =>
  sections.sort((a, b) => Number(hasPlace(b)) - Number(hasPlace(a)));

const rankOf = ({ isJudged, sections }: Option<TimetabledSection>): number =>
  (isJudged ? 0 : 2) + (hasPlace(sections[0]) ? 0 : 1);

/** Whether sections of different kinds of one course may be combined. */
export const areLinked = (a: { links: readonly string[] }, b: { links: readonly string[] }): boolean =>
  a.links.length === 0 || b.links.length === 0 || a.links.some((link) => b.links.includes(link));
