import { course, section } from '#features/catalogue/domain/timetable/testing/sample-sections.ts';
import type { TimetabledSection } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { FoundTimetables } from '../search/find-timetables.ts';
import type { CatalogueItem, OwnBlock, PlanInput, PlannableCourse } from '../search/plan-input.ts';
import type { Wish } from '../search/wishes.ts';

export type Item = CatalogueItem<PlannableCourse>;
export type Answer = FoundTimetables<PlannableCourse>;

export const item = (code: string, sections: TimetabledSection[], more: Partial<Item> = {}): Item => ({
  kind: 'course',
  course: { ...course(code, sections), units: 4, mean_hours: 10 },
  need: { need: 'required' },
  locked: [],
  ...more,
});

/** A course with lectures at some times. */
export const lectures = (code: string, times: string[], more: Partial<Item> = {}): Item =>
  item(
    code,
    times.map((time, at) => section('Lecture', `${at + 1}`, time)),
    more,
  );

export const plan = (items: PlanInput<PlannableCourse>['items'], wishes: Wish[] = []) => ({
  items,
  blocks: [] as OwnBlock[],
  wishes: wishes.map((wish) => ({ wish, weight: 1 })),
  dates: null,
});

/** Of each timetable found, its sections and its cost. */
export const say = (found: Answer): string[] => {
  if (found.answer !== 'found') return [found.answer];
  return found.best.map(({ choices, cost }) => {
    const names = choices.map(({ course, section }) => `${course.class_tag} ${section.section}`);
    return `${names.join(', ')}: ${cost}`;
  });
};
