import type { Course } from '../../contract.ts';
import { carriedBy, type CarriersOf, createCarriersOf } from '../../domain/prerequisites/carriers.ts';
import { createRecogniser, type Recogniser } from '../../domain/recogniser/recogniser.ts';
import { perCatalogue } from './per-catalogue.ts';

/** Indexes into one version of the catalogue. */
export interface CourseIndex {
  /** Recognises codes in any spelling against this version; built on first use. */
  readonly recogniser: Recogniser;
  /** Resolves attributes named by prerequisites; built on first use. */
  readonly carriersOf: CarriersOf;
  /** The records of each code, in the pack's order, with that code as their tag if a class has several. */
  byTag: ReadonlyMap<string, readonly Course[]>;
}

/** Built on first use, its readers likewise; lives as long as its version of the catalogue. */
export const courseIndexOf = perCatalogue(({ courses, subjects }): CourseIndex => {
  const byTag = recordsByCode(courses);
  let recogniser: Recogniser | undefined;
  let carriersOf: CarriersOf | undefined;
  const build = () => {
    const aliases = courses.flatMap((course) =>
      course.aliases.map((alias) => ({ alias, tag: course.class_tag })),
    );
    return createRecogniser({ subjects, tags: [...byTag.keys()], aliases });
  };
  return {
    get recogniser() {
      return (recogniser ??= build());
    },
    get carriersOf() {
      return (carriersOf ??= createCarriersOf(carriedBy(courses)));
    },
    byTag,
  };
});

/** A record is also listed under its other codes, unless another record of the same term has that code as its tag. */
const recordsByCode = (courses: readonly Course[]): Map<string, Course[]> => {
  const byCode = Map.groupBy(courses, ({ class_tag }) => class_tag);
  for (const course of courses)
    for (const code of course.codes) {
      const known = byCode.get(code);
      if (code === course.class_tag || known?.some(({ term }) => term === course.term)) continue;
      const named = { ...course, class_tag: code };
      if (known) known.push(named);
      else byCode.set(code, [named]);
    }
  return byCode;
};
