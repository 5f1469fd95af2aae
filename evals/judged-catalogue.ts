import { areaOf, type Area } from '#features/catalogue/domain/areas.ts';
import { createLevelReader, type Level } from '#features/catalogue/domain/levels.ts';
import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import {
  carriedBy,
  type CarriersOf,
  createCarriersOf,
} from '#features/catalogue/domain/prerequisites/carriers.ts';
import { createRecogniser, type Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import type { Pack } from '#features/catalogue/domain/pack/read-pack.ts';

export type CourseRecord = Pack['courses'][number];

/** A catalogue for the judges: the pack's records, read independently of the product's search and tools. */
export interface JudgedCatalogue {
  pack: Pack;
  recogniser: Recogniser;
  carriersOf: CarriersOf;
  /** Records of a code, in pack order; the same for each of a class's codes. */
  recordsOf(code: string): CourseRecord[];
  subjectOf(record: CourseRecord): string;
  areaOf(record: CourseRecord): Area | null;
  levelOf(record: CourseRecord): Level | null;
  /** Codes mentioned in some record's text, whether in the catalogue or not. */
  quotedCodes: ReadonlySet<string>;
}

export const readJudgedCatalogue = async (folder: string): Promise<JudgedCatalogue> => {
  const pack = await readPackFolder(folder);
  const { courses, subjects } = pack;
  const recogniser = createRecogniser({
    subjects,
    tags: [...new Set(courses.flatMap(({ class_tag, codes }) => [class_tag, ...codes]))],
    aliases: courses.flatMap(({ class_tag, aliases }) => aliases.map((alias) => ({ alias, tag: class_tag }))),
  });
  const byCode = new Map<string, CourseRecord[]>();
  for (const course of courses)
    for (const code of new Set([course.class_tag, ...course.codes]))
      byCode.set(code, [...(byCode.get(code) ?? []), course]);
  const areas = new Map(subjects.map((subject) => [subject.code, areaOf(subject)]));
  const { levelOf } = createLevelReader(courses);
  const texts = new Set(
    courses.flatMap(({ course_requirements, recommended_prep, class_notes }) => [
      course_requirements,
      recommended_prep,
      class_notes,
    ]),
  );
  const quotedCodes = new Set(
    [...texts].flatMap((text) => recogniser.recognise(text).map(({ code }) => code)),
  );
  return {
    pack,
    recogniser,
    carriersOf: createCarriersOf(carriedBy(courses)),
    recordsOf: (code) => byCode.get(recogniser.normalise(code) ?? code) ?? [],
    subjectOf: ({ class_tag }) => subjectOfTag(class_tag),
    areaOf: ({ class_tag }) => areas.get(subjectOfTag(class_tag)) ?? null,
    levelOf,
    quotedCodes,
  };
};
