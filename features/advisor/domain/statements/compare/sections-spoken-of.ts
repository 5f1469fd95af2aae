import type { Course, Section, Weekday } from '#features/catalogue/contract.ts';
import { parseClock } from '#features/catalogue/domain/sections/clock-times.ts';
import type { SpokenSection } from '../claim.ts';
import { foldWord } from '../words/fold.ts';

/** Whether a section's kind matches a word: `Lab` matches `Laboratory`. */
export const isKind = (component: string, kind: string): boolean =>
  component.toLowerCase().startsWith(kind.toLowerCase().slice(0, 3)) &&
  component.toLowerCase().includes(kind.toLowerCase().slice(0, 5));

/** Sections that students can take. */
const openSections = ({ sections }: Course): Section[] =>
  sections.filter(({ status }) => status !== 'cancelled');

/** Sections of the kind that stands for the course. */
export const principalSections = (course: Course): Section[] => {
  const all = openSections(course);
  const own = all.filter(({ component }) => component === course.component);
  return own.length > 0 ? own : all;
};

/** The sections of a kind and name; those of the main kind if neither is given. */
export const inScope = (course: Course, spoken: SpokenSection | null): Section[] => {
  if (spoken === null) return principalSections(course);
  const { kind, name } = spoken;
  return openSections(course).filter(
    ({ component, section }) =>
      (kind === null || isKind(component, kind)) && (name === null || sameName(section, name)),
  );
};

const sameName = (section: string, name: string): boolean =>
  foldWord(section) === name ||
  (/^\d+$/.test(section) && /^\d+$/.test(name) && Number(section) === Number(name));

export interface TimedMeeting {
  days: readonly Weekday[];
  from: number;
  to: number;
}

/** Meetings with a stated time, in minutes. */
export const meetingsOf = ({ meetings }: Section): TimedMeeting[] =>
  meetings.flatMap(({ days, start, end }) => {
    const [from, to] = [parseClock(start), parseClock(end)];
    return from === null || to === null ? [] : [{ days, from, to }];
  });

export const daysOf = ({ meetings }: Section): Set<Weekday> => new Set(meetings.flatMap(({ days }) => days));
