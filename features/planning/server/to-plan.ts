import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import type { PlanClash, PlanItem, PlanVersion, VersionHead } from '../contract.ts';
import type { ItemRow, VersionRow } from './planning.access.ts';

const offeredAs = (catalogue: Catalogue, tag: string | null, term: string): PlanItem['offered'] => {
  if (tag === null) return 'gone';
  const records = courseIndexOf(catalogue).byTag.get(tag) ?? [];
  return records.some((record) => record.term === term) ? 'this_term' : 'other_terms';
};

export const toPlanItem = (
  catalogue: Catalogue,
  term: string,
  { id, revision, content }: Pick<ItemRow, 'id' | 'revision' | 'content'>,
): PlanItem => {
  if (content.kind !== 'course') return { item_id: id, revision, offered: null, tag: null, content };
  const tag = tagOf(catalogue, content.code);
  return { item_id: id, revision, offered: offeredAs(catalogue, tag, term), tag, content };
};

export const toVersionHead = (row: VersionRow): VersionHead => ({
  version_id: row.id,
  term: row.term,
  name: row.name,
  position: row.position,
  in_front: row.isFront,
  revision: row.revision,
  edits: row.edits,
});

export const toPlanVersion = (
  catalogue: Catalogue,
  row: VersionRow,
  items: readonly ItemRow[],
): PlanVersion => ({
  ...toVersionHead(row),
  items: items.map((item) => toPlanItem(catalogue, row.term, item)),
});

/** `current` of a conflict over a version's name, position or front. */
export const headClash = (row: VersionRow): PlanClash => ({ version: toVersionHead(row), items: [] });
