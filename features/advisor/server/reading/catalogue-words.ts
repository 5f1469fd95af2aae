import type { Area } from '#features/catalogue/domain/areas.ts';
import type { Course } from '#features/catalogue/contract.ts';
import type { FilterKey } from '#features/catalogue/domain/search/filters/filter-table.ts';
import { areaOf } from '#features/catalogue/domain/areas.ts';
import { attributeTest } from '#features/catalogue/domain/attribute-match.ts';
import { isKind } from '#features/catalogue/domain/course-constraints.ts';
import { attributesIn, kindsOf } from '#features/catalogue/domain/search/course-row.ts';
import { sizeOf } from '#features/catalogue/domain/sections/enrollment.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import type { CatalogueWords } from '../../domain/shown-reading/catalogue-words.ts';
import { subjectNamer } from '../../domain/shown-reading/subject-names.ts';
import { readSubjects, readTerms } from '../tools/resolve-names.ts';

/** The catalogue's names for things in searches, per version of the catalogue. */
export const catalogueWordsOf = perCatalogue((catalogue): CatalogueWords => {
  const codes = new Set(catalogue.subjects.map(({ code }) => code));
  const kinds = [...new Set(catalogue.courses.flatMap((course) => kindsOf(course)))];
  const attributes = attributesIn(catalogue.courses);
  const schemes = Map.groupBy(attributes, ({ scheme }) => scheme);
  return {
    subjectsNamed: (name) => (codes.has(name) ? [name] : readSubjects(catalogue, [name]).known),
    subjectNames: subjectNamer(catalogue.subjects),
    termsNamed: (name) => readTerms(catalogue, [name]).known,
    kindsNamed: (kind) => kinds.filter((each) => isKind(each, kind)),
    attributesNamed: (asked) => attributes.filter(attributeTest(asked)),
    valuesOf: (scheme) => (schemes.get(scheme) ?? []).map(({ value }) => value),
    subjectsIn: subjectsByArea(catalogue),
    unanswerable: unanswerableIn(catalogue),
  };
});

const FIGURES: readonly [FilterKey, (course: Course) => number | null][] = [
  ['rating', ({ overall_score_course_mean: rating }) => rating],
  ['hours', ({ mean_hours: hours }) => hours],
  ['units', ({ units }) => units],
  ['size', sizeOf],
];

const unanswerableIn = ({ courses }: Catalogue): Set<FilterKey> =>
  new Set(FIGURES.flatMap(([key, figure]) => (courses.some((course) => figure(course) !== null) ? [] : key)));

const subjectsByArea = ({ subjects }: Catalogue): Map<Area, string[]> => {
  const byArea = new Map<Area, string[]>();
  for (const subject of subjects) {
    const area = areaOf(subject);
    if (area === null) continue;
    const some = byArea.get(area);
    if (some) some.push(subject.code);
    else byArea.set(area, [subject.code]);
  }
  return byArea;
};
