import { shownFigure } from '#features/catalogue/domain/bands.ts';
import type { PlannedWeek } from '../planned-week.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';
import type { Timetable } from '../timetable.ts';
import { inBrackets } from '../plan-words.ts';

/**
 * The work of a timetable's week and how its courses are rated: `34.5 hrs/week (1 without a figure)`, `rated 4.2 /5.0 on
 * average`. What no course has a figure for is omitted.
 *
 * @param courses of the version, with their records
 */
export const figureWords = (
  { taken, totals }: Pick<Timetable<SearchedCourse>, 'taken' | 'totals'>,
  courses: PlannedWeek['courses'],
): string[] => {
  const ratings = taken.flatMap((item) => {
    const planned =
      item.kind === 'course' && courses.find((each) => each.item.item_id === item.course.itemId);
    return planned && planned.record ? planned.record.overall_score_course_mean : null;
  });
  const known = ratings.filter((rating) => rating !== null);
  const mean = known.reduce((sum, rating) => sum + rating, 0) / known.length;
  return [
    totals.hoursNotKnown === taken.length
      ? ''
      : `${shownFigure(totals.hours)} hrs/week${without(totals.hoursNotKnown)}`,
    known.length === 0
      ? ''
      : `rated ${shownFigure(mean)} /5.0 on average${without(ratings.length - known.length)}`,
  ].filter((part) => part !== '');
};

const without = (count: number): string => inBrackets(count === 0 ? '' : `${count} without a figure`);
