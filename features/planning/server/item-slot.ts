import { codeKey } from '#features/profile/domain/course-identity.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import type { PlanContent } from '../contract.ts';

/** The key of a content that a version may have only once; null if it may occur any number of times. */
export const slotOf = (content: PlanContent): string | null => {
  if (content.kind === 'course') return `course:${codeKey(content.code)}`;
  return content.kind === 'wish' ? `wish:${content.wish.name}` : null;
};

/** Replaces a course's code by the catalogue's spelling if it has the course. */
export const inCatalogueSpelling = (catalogue: Catalogue, content: PlanContent): PlanContent =>
  content.kind === 'course' ? { ...content, code: tagOf(catalogue, content.code) ?? content.code } : content;
