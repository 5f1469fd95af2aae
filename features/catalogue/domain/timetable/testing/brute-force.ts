import { WEEKDAY_NAMES } from '../../sections/weekdays.ts';
import {
  type BusyBlock,
  type HeldCourse,
  isNamed,
  type TimetabledCourse,
  type TimetabledMeeting,
  type TimetabledSection,
} from '../timetabled-course.ts';

/**
 * Answers the same questions by expanding every meeting of a term to its dates and trying every choice: slow, and
 * without any of the code it is compared with.
 */
export const SHORT_TERM = { start: '2025-09-01', end: '2025-09-28' };

const DAY_MS = 86_400_000;

/** `2025-09-01 Mon`, each day of the range. */
const datesOf = ({ from, to }: Pick<TimetabledMeeting, 'from' | 'to'>): { date: string; day: string }[] => {
  const last = Date.parse(to ?? SHORT_TERM.end);
  const dates = [];
  for (let time = Date.parse(from ?? SHORT_TERM.start); time <= last; time += DAY_MS) {
    const day = new Date(time);
    dates.push({
      date: day.toISOString().slice(0, 10),
      day: WEEKDAY_NAMES[(day.getUTCDay() + 6) % 7] ?? '',
    });
  }
  return dates;
};

interface Occurrence {
  date: string;
  start: string;
  end: string;
}

const occurrences = (meetings: readonly TimetabledMeeting[]): Occurrence[] =>
  meetings.flatMap(({ days, start, end, from, to }) =>
    start === null || end === null
      ? []
      : datesOf({ from, to })
          .filter(({ day }) => days.some((each) => each === day))
          .map(({ date }) => ({ date, start, end })),
  );

const written = new WeakMap<object, Occurrence[]>();

const occurrencesOf = (party: TimetabledSection | BusyBlock): Occurrence[] => {
  const meetings = 'meetings' in party ? party.meetings : [{ ...party, from: null, to: null }];
  const known = written.get(party) ?? occurrences(meetings);
  written.set(party, known);
  return known;
};

/** `HH:MM` strings can be compared directly. */
export const meetTogether = (a: TimetabledSection | BusyBlock, b: TimetabledSection | BusyBlock): boolean =>
  occurrencesOf(a).some((one) =>
    occurrencesOf(b).some(
      (other) => one.date === other.date && one.start < other.end && other.start < one.end,
    ),
  );

export const isTimed = (section: TimetabledSection): boolean =>
  section.meetings.some(({ days, start }) => days.length > 0 && start !== null);

export const isFullyTimed = (section: TimetabledSection): boolean =>
  section.meetings.length > 0 &&
  section.meetings.every(({ days, start }) => days.length > 0 && start !== null);

/** The sections to choose from, for each kind with constraints. */
const kindsOf = (course: TimetabledCourse, held: readonly HeldCourse<TimetabledCourse>[]) => {
  const names = held.filter((one) => one.course === course).flatMap(({ sections }) => sections);
  const kinds = Map.groupBy(course.sections, ({ component }) => component);
  return [...kinds].flatMap(([kind, all]) => {
    const given = all.filter(({ status }) => status !== 'cancelled');
    const kept = given.filter((section) => names.some((name) => isNamed(name)(section)));
    if (kept.length === 0 && course.takes !== null && !course.takes.includes(kind)) return [];
    if (kept.length > 0) return [kept];
    return given.some(isTimed) ? [given] : [];
  });
};

const areLinked = (a: TimetabledSection, b: TimetabledSection): boolean =>
  a.links.length === 0 || b.links.length === 0 || a.links.some((link) => b.links.includes(link));

/**
 * @param courses all that are wanted, held ones included
 *
 * @param isChoosable which sections may be chosen
 */
export const isPossible = (
  courses: readonly TimetabledCourse[],
  held: readonly HeldCourse<TimetabledCourse>[],
  blocks: readonly BusyBlock[],
  isChoosable: (section: TimetabledSection, all: readonly TimetabledSection[]) => boolean = () => true,
): boolean => {
  const kinds = courses.flatMap((course) => kindsOf(course, held).map((sections) => ({ course, sections })));
  const chosen: { course: TimetabledCourse; section: TimetabledSection }[] = [];
  const choose = (at: number): boolean => {
    const kind = kinds[at];
    if (!kind) return true;
    return kind.sections
      .filter((section) => isChoosable(section, kind.sections))
      .some((section) => {
        if (blocks.some((block) => meetTogether(block, section))) return false;
        const goes = chosen.every(
          (other) =>
            !meetTogether(other.section, section) &&
            (other.course !== kind.course || areLinked(other.section, section)),
        );
        if (!goes) return false;
        chosen.push({ course: kind.course, section });
        const isFound = choose(at + 1);
        chosen.pop();
        return isFound;
      });
  };
  return choose(0);
};
