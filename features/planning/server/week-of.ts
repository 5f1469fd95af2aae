import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { keepPerCatalogue } from '#features/catalogue/server/shared/keep-per-catalogue.ts';
import type { Term } from '#features/catalogue/domain/pack/shapes.ts';
import type { PlanItem } from '../contract.ts';
import { recordOf } from '../domain/planned-course.ts';
import { type PlannedWeek, planWeek, withRecords } from '../domain/planned-week.ts';
import type { ItemRow, VersionRow } from './planning.access.ts';
import type { PlanningContext } from './planning.context.ts';
import { toPlanVersion } from './to-plan.ts';

interface VersionWeek {
  items: readonly PlanItem[];
  week: PlannedWeek;
  term: Term | null;
}

/** Maximum number of kept weeks per instance; mostly references to the catalogue. */
const MOST_KEPT = 500;

/** By owner and version, since students choose the ids; of the edits they were made from. */
const kept = keepPerCatalogue<VersionWeek>(MOST_KEPT);

/**
 * A version's week, with the sections that its screen shows. Computed once per edit.
 *
 * @param rows the version's items, read after the version
 * @throws Failure `too_many_requests`
 */
export const weekOf = (
  { catalogue: held, callLimits }: Pick<PlanningContext, 'catalogue' | 'callLimits'>,
  version: VersionRow,
  rows: readonly ItemRow[],
): VersionWeek => {
  const catalogue = held.current();
  const key = `${version.userId} ${version.id}`;
  const known = kept.find(catalogue, key, String(version.edits));
  if (known) return known;
  callLimits.countHeavy('week', version.userId);
  const { items } = toPlanVersion(catalogue, version, rows);
  const { byTag } = courseIndexOf(catalogue);
  const term = catalogue.university.terms.find(({ name }) => name === version.term) ?? null;
  const records = withRecords(items, (tag) => recordOf(byTag.get(tag) ?? [], version.term));
  const made = { items, week: planWeek(items, records, term), term };
  return kept.keep(catalogue, key, String(version.edits), made);
};
