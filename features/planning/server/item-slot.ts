import { codeKey } from '#features/profile/domain/course-identity.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import type { PlanContent } from '../contract.ts';

/** What a version has once; null for what it may have any number of. */
export const slotOf = (content: PlanContent): string | null => {
  if (content.kind === 'course') return `course:${codeKey(content.code)}`;
  return content.kind === 'wish' ? `wish:${content.wish.name}` : null;
};

/** A course's code in the catalogue's spelling where it has the course. */
export const inCatalogueSpelling = (catalogue: Catalogue, content: PlanContent): PlanContent =>
  content.kind === 'course' ? { ...content, code: tagOf(catalogue, content.code) ?? content.code } : content;
