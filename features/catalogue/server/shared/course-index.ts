import type { Course } from '../../contract.ts';
import { createRecogniser, type Recogniser } from '../../domain/recogniser/recogniser.ts';
import type { Catalogue } from './catalogue.ts';
import { perCatalogue } from './per-catalogue.ts';

/** Ways into one version of the catalogue that a list of records does not offer. */
export interface CourseIndex {
  /** Reads codes in any spelling against this version. */
  recogniser: Recogniser;
  /** The records of each tag, in the pack's order. */
  byTag: ReadonlyMap<string, readonly Course[]>;
}

type Indexed = Pick<Catalogue, 'courses' | 'subjects'>;

/** Made when first asked for; lives as long as its version. */
export const courseIndexOf = perCatalogue(({ courses, subjects }: Indexed): CourseIndex => {
  const byTag = Map.groupBy(courses, ({ class_tag }) => class_tag);
  const aliases = courses.flatMap((course) =>
    course.aliases.map((alias) => ({ alias, tag: course.class_tag })),
  );
  return { recogniser: createRecogniser({ subjects, tags: [...byTag.keys()], aliases }), byTag };
});
