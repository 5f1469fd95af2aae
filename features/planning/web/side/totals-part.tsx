import { useMemo } from 'react';
import type { PlanItem } from '../../contract.ts';
import { countedIn } from '../../domain/planned-course.ts';
import { totalsOf } from '../../domain/plan-totals.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { useAdvice } from '../use-advice.ts';
import { usePlannedBefore } from '../use-planned-before.ts';
import { TotalsPanel } from './totals-panel.tsx';

export interface TotalsPartProps {
  term: string;
  /** What is shown: the version, or a timetable that is not applied yet. */
  items: readonly PlanItem[];
  shownWeek: PlannedWeek;
  /** The version's own week. */
  week: PlannedWeek;
  taken: readonly string[];
  /** Records of courses are being fetched. */
  isLoading: boolean;
}

/** Adds up a version, and says what the profile implies for its courses. */
export function TotalsPart({ term, items, shownWeek, week, taken, isLoading }: TotalsPartProps) {
  // Of a group only the alternative that is shown, like the units and hours.
  const courses = useMemo(() => {
    const counted = new Set(countedIn(items).map(({ item_id }) => item_id));
    return week.courses.filter(({ item }) => counted.has(item.item_id));
  }, [items, week]);
  const advice = useAdvice(courses, taken, usePlannedBefore(term), isLoading);
  return <TotalsPanel totals={totalsOf(items, shownWeek)} {...advice} />;
}
