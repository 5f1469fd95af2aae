import type {
  TimetabledCourse,
  TimetabledMeeting,
  TimetabledSection,
} from '../../features/catalogue/domain/timetable/timetabled-course.ts';
import { WEEKDAY_NAMES } from '../../features/catalogue/domain/sections/weekdays.ts';
import { lehmer } from './lehmer.ts';

export type Difficulty = 'easy' | 'barely fitting' | 'impossible';

const COURSES = 15;
const DAYS = 5;
/** Slots of half an hour, ten minutes of which are for getting to the next class. */
const SLOT_MINUTES = 30;
const BREAK_MINUTES = 10;
const FIRST_MINUTE = 8 * 60;

interface KindPlan {
  kind: string;
  /** Days a week, and slots a day. */
  days: number;
  slots: number;
  sections: number;
}

/** A lecture, and for most courses many recitations or some laboratories: at most thirty sections. */
const planCourse = (random: () => number): KindPlan[] => {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const plans: KindPlan[] = [
    { kind: 'Lecture', days: between(1, 2), slots: between(2, 3), sections: between(1, 8) },
  ];
  if (random() < 0.7) plans.push({ kind: 'Recitation', days: 1, slots: 2, sections: between(4, 16) });
  if (random() < 0.4)
    plans.push({ kind: 'Laboratory', days: 1, slots: between(4, 6), sections: between(2, 6) });
  return plans;
};

/** Where a section meets: weekdays from 0, first slot of the day. */
interface Place {
  days: number[];
  start: number;
}

/** A week with a number of slots a day, and which of them are taken. */
class Week {
  readonly slotsADay: number;
  private readonly taken = new Set<number>();
  constructor(slotsADay: number) {
    this.slotsADay = slotsADay;
  }

  randomPlace(random: () => number, { days, slots }: KindPlan): Place {
    const first = Math.floor(random() * (days === 1 ? DAYS : DAYS - 2));
    const start = Math.floor(random() * (this.slotsADay - slots + 1));
    return { days: days === 1 ? [first] : [first, first + 2], start };
  }

  /** Takes the place, unless a part of it is taken. */
  take({ days, start }: Place, slots: number): boolean {
    const cells = days.flatMap((day) => Array.from({ length: slots }, (_, at) => day * 100 + start + at));
    if (cells.some((cell) => this.taken.has(cell))) return false;
    for (const cell of cells) this.taken.add(cell);
    return true;
  }
}

const clockAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const toMeeting = ({ days, start }: Place, slots: number): TimetabledMeeting => ({
  days: days.flatMap((day) => WEEKDAY_NAMES[day] ?? []),
  start: clockAt(FIRST_MINUTE + start * SLOT_MINUTES),
  end: clockAt(FIRST_MINUTE + (start + slots) * SLOT_MINUTES - BREAK_MINUTES),
  from: null,
  to: null,
});

const toSection = (kind: string, index: number, meeting: TimetabledMeeting): TimetabledSection => ({
  class_number: `${kind} ${index}`,
  section: String(index),
  component: kind,
  meetings: [meeting],
  status: null,
  links: [],
});

const toCourse = (index: number, sections: TimetabledSection[]): TimetabledCourse => ({
  course_id: String(index),
  class_number: '1',
  class_tag: `COURSE ${index}`,
  term: '2025 Fall',
  sections,
  takes: null,
});

const slotsOf = (plans: readonly KindPlan[][]): number =>
  plans.flat().reduce((sum, { days, slots }) => sum + days * slots, 0);

/** The shortest week found with room for one section of each kind. */
const plant = (random: () => number, plans: readonly KindPlan[][]): { places: Place[][]; week: Week } => {
  for (let slotsADay = Math.ceil(slotsOf(plans) / DAYS); ; slotsADay += 1)
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const week = new Week(slotsADay);
      const place = (plan: KindPlan): Place | null => {
        for (let draw = 0; draw < 60; draw += 1) {
          const drawn = week.randomPlace(random, plan);
          if (week.take(drawn, plan.slots)) return drawn;
        }
        return null;
      };
      const places = plans.map((kinds) => kinds.flatMap((plan) => place(plan) ?? []));
      if (places.every((kinds, course) => kinds.length === plans[course]?.length)) return { places, week };
    }
};

/** Each course with its planted sections, if any, among others at random times. */
const around = (
  random: () => number,
  plans: readonly KindPlan[][],
  places: readonly Place[][],
  week: Week,
): TimetabledCourse[] =>
  plans.map((kinds, index) =>
    toCourse(
      index,
      kinds.flatMap((plan, kind) => {
        const planted = Math.floor(random() * plan.sections);
        return Array.from({ length: plan.sections }, (_, at) => {
          const place = at === planted ? places[index]?.[kind] : undefined;
          const meeting = toMeeting(place ?? week.randomPlace(random, plan), plan.slots);
          return toSection(plan.kind, at, meeting);
        });
      }),
    ),
  );

/** Gives some of the courses lectures at only a few times, fewer than there are such courses. */
const crowd = (random: () => number, courses: TimetabledCourse[]): TimetabledCourse[] => {
  const size = 2 + Math.floor(random() * 6);
  const times = Array.from({ length: size - 1 }, (_, at) => ({
    days: [at % DAYS],
    start: 4 * Math.floor(at / DAYS),
  }));
  const first = Math.floor(random() * (courses.length - size));
  return courses.map((course, index) => {
    if (index < first || index >= first + size) return course;
    const others = course.sections.filter(({ component }) => component !== 'Lecture');
    const lectures = times.map((place, at) => toSection('Lecture', at, toMeeting(place, 3)));
    return toCourse(index, [...lectures, ...others]);
  });
};

/** Courses of up to thirty sections; deterministic for a seed. */
export const generateTimetable = (
  seed: number,
  difficulty: Difficulty,
  count: number = COURSES,
): TimetabledCourse[] => {
  const random = lehmer(seed);
  for (let warmUp = 0; warmUp < 10; warmUp += 1) random();
  const plans = Array.from({ length: count }, () => planCourse(random));
  const { places, week } = plant(random, plans);
  if (difficulty === 'easy') return around(random, plans, places, new Week(week.slotsADay + 12));
  if (difficulty === 'barely fitting') return around(random, plans, places, week);
  // Every other one has fewer hours in its week than its courses need.
  if (seed % 2 === 0) return around(random, plans, [], new Week(Math.ceil(slotsOf(plans) / DAYS) - 1));
  return crowd(random, around(random, plans, places, week));
};

/** A catalogue in a week of eleven hours a day: most courses have one lecture, the others are like those above. */
export const generateCatalogue = (seed: number, count: number): TimetabledCourse[] => {
  const random = lehmer(seed);
  for (let warmUp = 0; warmUp < 10; warmUp += 1) random();
  const plans = Array.from({ length: count }, () => {
    const plan = planCourse(random);
    return random() < 0.7 ? plan.slice(0, 1).map((lecture) => ({ ...lecture, sections: 1 })) : plan;
  });
  return around(random, plans, [], new Week(22));
};
