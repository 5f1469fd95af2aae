import type { Figure } from '../../../domain/search/filters/filter-table.ts';
import { COURSE_COLUMNS, type CourseColumn } from './course-columns.tsx';

const ALL_RATED = { rating: true, hours: true };

/** The columns that have something to show for these figures; default: all. */
export const columnsFor = ({
  rating,
  hours,
}: Readonly<Record<Figure, boolean>> = ALL_RATED): readonly CourseColumn[] =>
  COURSE_COLUMNS.filter(({ isFigures }) => !isFigures || rating || hours);
