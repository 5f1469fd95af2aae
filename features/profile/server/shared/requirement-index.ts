import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { indexCatalogue } from '../../domain/course-identity.ts';

/** The catalogue's codes, indexed for counting requirements and recognising courses taken. */
export const requirementIndexOf = perCatalogue(({ courses }) => indexCatalogue(courses));
