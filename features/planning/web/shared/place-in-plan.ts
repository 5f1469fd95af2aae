import type { QueryClient } from '@tanstack/react-query';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import type { PlanContent, PlanEdit, PlanItem } from '../../contract.ts';
import { placeCourse } from '../../domain/search/place-sections.ts';
import { newCourse } from '../../domain/new-course.ts';
import { coursesIn, recordOf, withSections } from '../../domain/planned-course.ts';
import { planWeek, withRecords } from '../../domain/planned-week.ts';
import { addedWords } from '../../domain/plan-words.ts';

/** A course with its sections, to be added to a version that is not on the screen. */
export interface PlacedInPlan {
  content: PlanContent;
  /** Moves of courses that make room. */
  edits: PlanEdit[];
  words: string;
}

/**
 * Chooses sections for a course that is added to a version from another screen, as the plan's own screen does.
 *
 * @param items of the version
 * @throws ApiError if a record cannot be fetched
 */
export const placeInPlan = async (
  queries: QueryClient,
  items: readonly PlanItem[],
  term: string,
  tag: string,
): Promise<PlacedInPlan | null> => {
  const tags = [...new Set([...coursesIn(items).flatMap((item) => item.tag ?? []), tag])];
  const [university, ...answers] = await Promise.all([
    queries.ensureQueryData(universityQuery),
    ...tags.map((each) => queries.fetchQuery(courseQuery(each))),
  ]);
  const records = new Map(
    tags.map((each, at) => [each, recordOf(answers[at]?.offerings ?? [], term)] as const),
  );
  const record = records.get(tag);
  if (!record) return null;
  const dates = university.terms.find(({ name }) => name === term) ?? null;
  const courses = withRecords(items, (each) => records.get(each) ?? null);
  const placed = placeCourse(record, { items, week: planWeek(items, courses, dates), dates });
  return {
    content: newCourse(tag, items, placed.own),
    edits: placed.moves.map(({ item, sections }) => ({
      item_id: item.item_id,
      revision: item.revision,
      content: withSections(item.content, sections),
    })),
    words: addedWords(tag, placed),
  };
};
