import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import type { Term } from '#features/catalogue/domain/pack/shapes.ts';
import type { PlanItem } from '../contract.ts';
import { recordOf } from '../domain/planned-course.ts';
import { type PlannedWeek, planWeek, withRecords } from '../domain/planned-week.ts';
import type { ItemRow, VersionRow } from './planning.access.ts';
import { toPlanVersion } from './to-plan.ts';

/** A version's week, with the sections that its screen shows. */
export const weekOf = (
  catalogue: Catalogue,
  version: VersionRow,
  rows: readonly ItemRow[],
): { items: readonly PlanItem[]; week: PlannedWeek; term: Term | null } => {
  const { items } = toPlanVersion(catalogue, version, rows);
  const { byTag } = courseIndexOf(catalogue);
  const term = catalogue.university.terms.find(({ name }) => name === version.term) ?? null;
  const records = withRecords(items, (tag) => recordOf(byTag.get(tag) ?? [], version.term));
  return { items, week: planWeek(items, records, term), term };
};
