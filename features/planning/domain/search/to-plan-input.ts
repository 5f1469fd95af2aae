import type { Course } from '#features/catalogue/contract.ts';
import {
  blocksIn,
  type CourseContent,
  coursesIn,
  keptIn,
  nameOf,
  ownCoursesIn,
  wantedIn,
} from '../planned-course.ts';
import type { PlannedWeek } from '../planned-week.ts';
import type { PlanItem } from '../../contract.ts';
import type { Need, PlanInput, PlannableCourse } from './plan-input.ts';
import type { TermDates } from '../shown-sections.ts';

/** A course with the id of its item, since results from a worker are copies. */
export interface SearchedCourse extends PlannableCourse {
  readonly itemId: string;
}

const FIRST_GROUP = 'one of these';

const needOf = ({ need, group }: Pick<CourseContent, 'need' | 'group'>): Need =>
  need === 'one_of' ? { need, group: group ?? FIRST_GROUP } : { need };

/** The fields of a record that the search reads; nothing else is sent to the worker. */
export const searchedCourse = (
  { course_id, class_number, class_tag, term, takes, sections, units, mean_hours }: Course,
  itemId: string,
): SearchedCourse => ({
  itemId,
  course_id,
  class_number,
  class_tag,
  term,
  takes,
  sections,
  units,
  mean_hours,
});

/** A version in the format of the timetable search; courses without a record are left out. */
export const toPlanInput = (
  items: readonly PlanItem[],
  week: PlannedWeek,
  dates: TermDates,
): PlanInput<SearchedCourse> => ({
  items: [
    ...coursesIn(items).flatMap(({ item_id, content }) => {
      const { record, sections } = week.courses.find(({ item }) => item.item_id === item_id) ?? {};
      if (!record) return [];
      const course = searchedCourse(record, item_id);
      const { locked } = content;
      const picked = keptIn(content).filter(({ component }) =>
        locked.every((other) => other.component !== component),
      );
      const shown = (sections ?? [])
        .filter(({ component }) => [...locked, ...picked].every((other) => other.component !== component))
        .map(nameOf);
      return [{ kind: 'course' as const, course, need: needOf(content), locked, picked, shown }];
    }),
    ...ownCoursesIn(items).map(({ content }) => ({
      kind: 'own_course' as const,
      title: content.title,
      units: content.units,
      hours: null,
      need: needOf(content),
      meetings: content.meetings,
    })),
  ],
  blocks: blocksIn(items).map(({ content: { label, days, start, end, from, to } }) => ({
    label,
    days,
    start,
    end,
    from,
    to,
  })),
  wishes: wantedIn(items),
  dates: dates ? { start: dates.start, end: dates.end } : null,
});
