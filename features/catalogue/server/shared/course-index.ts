import type { Course } from '../../contract.ts';
import { createRecogniser, type Recogniser } from '../../domain/recogniser/recogniser.ts';
import { perCatalogue } from './per-catalogue.ts';

/** Ways into one version of the catalogue that a list of records does not offer. */
export interface CourseIndex {
  /** Reads codes in any spelling against this version; made when first asked for. */
  readonly recogniser: Recogniser;
  /** The records of each tag, in the pack's order. */
  byTag: ReadonlyMap<string, readonly Course[]>;
}

/** Made when first asked for, the recogniser when it is first read with; lives as long as its version. */
export const courseIndexOf = perCatalogue(({ courses, subjects }): CourseIndex => {
  const byTag = Map.groupBy(courses, ({ class_tag }) => class_tag);
  let recogniser: Recogniser | undefined;
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
    byTag,
  };
});
