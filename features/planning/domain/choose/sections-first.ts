import { prepareCourse } from '#features/catalogue/domain/timetable/prepare.ts';
import { isNamed } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { isWithoutPlace } from '#features/catalogue/domain/sections/seats.ts';

import type { PlanItem } from '../search/plan-input.ts';
import { prepareFits } from '../search/still-fits.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';
import type { KeptSections, Place, WeekQuestion } from './week-question.ts';

type Listed = SearchedCourse['sections'][number];

/** The kinds of which a student takes a section, all of whose sections are full. */
const fullKinds = (course: SearchedCourse): string[] =>
  prepareCourse(course).kinds.flatMap(({ kind, options }) =>
    options.every(({ sections }) => sections.every(isWithoutPlace)) ? [kind] : [],
  );

/**
 * The same question without sections that are full: of a course that must be in the week those kinds are left as they
 * are of which all are full, and a course that is to be chosen is no candidate then.
 */
export const withOpenSections = (question: WeekQuestion): WeekQuestion => ({
  ...question,
  plan: { ...question.plan, items: question.plan.items.map(openOfItem) },
  places: question.places.map(openOfPlace),
});

const openOfItem = (item: PlanItem<SearchedCourse>): PlanItem<SearchedCourse> => {
  if (item.kind !== 'course') return item;
  const full = fullKinds(item.course);
  const held = [...item.locked, ...(item.picked ?? []), ...(item.shown ?? [])];
  return {
    ...item,
    course: withSections(
      item.course,
      (section) =>
        !isWithoutPlace(section) ||
        full.includes(section.component) ||
        held.some((name) => isNamed(name)(section)),
    ),
  };
};

const openOfPlace = ({ count, tiers }: Place): Place => ({
  count,
  tiers: tiers.map((pools) =>
    pools.map(({ most, candidates }) => ({
      most,
      candidates: candidates
        .filter((course) => fullKinds(course).length === 0)
        .map((course) => withSections(course, (section) => !isWithoutPlace(section))),
    })),
  ),
});

/** The items with the sections that should stay, each course only if the week is possible with them. */
export const keepingSections = ({ plan, kept }: WeekQuestion): WeekQuestion['plan'] => {
  if (!kept || kept.size === 0) return plan;
  let now = plan;
  for (const item of plan.items) {
    if (item.kind !== 'course') continue;
    const course = keptOf(item.course, kept);
    if (course === item.course || prepareFits(now)(course) !== 'together') continue;
    now = {
      ...now,
      items: now.items.map((each) => (each === item ? { ...item, course } : each)),
    };
  }
  return now;
};

/** The course with those of its sections only that should stay; the same object if there are none. */
export const keptOf = (course: SearchedCourse, kept: KeptSections | undefined): SearchedCourse => {
  const names = kept?.get(course.itemId) ?? [];
  const there = course.sections.filter((section) => names.some((name) => isNamed(name)(section)));
  const kinds = new Set(there.map(({ component }) => component));
  return there.length === 0
    ? course
    : withSections(course, (section) => !kinds.has(section.component) || there.includes(section));
};

const withSections = (course: SearchedCourse, keeps: (section: Listed) => boolean): SearchedCourse =>
  course.sections.every(keeps) ? course : { ...course, sections: course.sections.filter(keeps) };
