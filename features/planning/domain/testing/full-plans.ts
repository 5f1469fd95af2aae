import { type Course, type Section, WEEKDAYS } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { MAX_BLOCKS, MAX_PLANNED_COURSES, type PlanContent, type PlanItem } from '../../contract.ts';
import { newCourse } from '../new-course.ts';
import { type PlannedCourse, recordOf } from '../planned-course.ts';
import { withRecords } from '../planned-week.ts';

/** Versions as full as the contract allows, whose weeks cost the most: on all days, mostly beyond what goes together. */
export interface FullPlan {
  items: PlanItem[];
  courses: PlannedCourse[];
}

/** Of a course whose times its student writes: all that the contract allows. */
const MEETINGS = 14;
/** About as many as the largest courses have. */
const SECTIONS = { Lecture: 4, Recitation: 30 };
const TERM = '2026 Spring';
const MORNING = 8 * 60;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const from = (start: number, length: number) => ({
  start: clock(start),
  end: clock(start + length),
  from: null,
  to: null,
});

const sectionsOf = (course: number): Section[] =>
  Object.entries(SECTIONS).flatMap(([component, count], kind) =>
    Array.from({ length: count }, (_, at) => ({
      ...(SAMPLE_COURSE.sections[0] as Section),
      class_number: `${course} ${kind} ${at}`,
      component,
      section: `${at}`,
      meetings: [0, 2].map((later) => ({
        days: [WEEKDAYS[(course + at + later) % 5] ?? 'Mon'],
        ...from(MORNING + ((97 * course + 41 * at) % 600), 75),
        place: '',
      })),
    })),
  );

const record = (at: number): Course => ({
  ...SAMPLE_COURSE,
  course_id: `${at}`,
  class_number: `${at}`,
  class_tag: `FULL ${at}`,
  codes: [`FULL ${at}`],
  term: TERM,
  sections: sectionsOf(at),
});

/** @param isNested each meeting lies within those before it, so that all of them overlap; otherwise they are spread */
const ownCourse = (at: number, isNested: boolean): PlanContent => ({
  kind: 'own_course',
  title: `Own ${at}`,
  units: null,
  need: 'required',
  group: null,
  meetings: Array.from({ length: MEETINGS }, (_, turn) => ({
    days: [...WEEKDAYS],
    ...(isNested
      ? from(MEETINGS * at + turn, 1400 - 2 * (MEETINGS * at + turn))
      : from(MORNING + ((53 * at + 61 * turn) % 800), 45)),
    place: '',
  })),
});

const block = (at: number): PlanContent => ({
  kind: 'block',
  label: `Block ${at}`,
  days: [WEEKDAYS[at % 5] ?? 'Mon'],
  ...from(MORNING + ((37 * at) % 700), 50),
});

const WISHES: PlanContent[] = [
  { kind: 'wish', weight: 3, wish: { name: 'few_gaps' } },
  { kind: 'wish', weight: 5, wish: { name: 'free_days', days: ['Fri'] } },
  { kind: 'wish', weight: 1, wish: { name: 'lunch_break', start: '11:30', end: '14:00', minutes: 45 } },
];

/** @param own how many of the courses are written by hand */
export const fullPlan = (own: number, isNested: boolean): FullPlan => {
  const records = Array.from({ length: MAX_PLANNED_COURSES - own }, (_, at) => record(at));
  const contents = [
    ...records.map(({ class_tag }) => newCourse(class_tag, [])),
    ...Array.from({ length: own }, (_, at) => ownCourse(at, isNested)),
    ...Array.from({ length: MAX_BLOCKS }, (_, at) => block(at)),
    ...WISHES,
  ];
  const items = contents.map((content, at): PlanItem => ({
    item_id: `item ${at}`,
    revision: 1,
    offered: content.kind === 'course' ? 'this_term' : null,
    tag: content.kind === 'course' ? content.code : null,
    content,
  }));
  const courses = withRecords(items, (tag) =>
    recordOf(
      records.filter(({ class_tag }) => class_tag === tag),
      TERM,
    ),
  );
  return { items, courses };
};
