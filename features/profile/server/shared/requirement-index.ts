import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { indexCatalogue } from '../../domain/course-identity.ts';

/** The codes of a version of the catalogue, as requirements and courses taken are held against them. */
export const requirementIndexOf = perCatalogue(({ courses }) => indexCatalogue(courses));
