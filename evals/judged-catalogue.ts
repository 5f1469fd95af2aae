import { areaOf, type Area } from '#features/catalogue/domain/areas.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { createLevelReader, type Level } from '#features/catalogue/domain/levels.ts';
import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import { createRecogniser, type Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import type { Pack } from '#features/catalogue/domain/pack/read-pack.ts';

export type CourseRecord = Pack['courses'][number];

/** One meeting, in minutes since midnight. */
export interface Slot {
  day: Weekday;
  start: number;
  end: number;
}

/** A catalogue for the judges: the pack's records, read independently of the product's search and tools. */
export interface JudgedCatalogue {
  pack: Pack;
  recogniser: Recogniser;
  /** Records of a code, in pack order. */
  recordsOf(code: string): CourseRecord[];
  subjectOf(record: CourseRecord): string;
  areaOf(record: CourseRecord): Area | null;
  levelOf(record: CourseRecord): Level | null;
  slotsOf(record: CourseRecord): Slot[];
  /** Codes mentioned in some record's text, whether in the catalogue or not. */
  quotedCodes: ReadonlySet<string>;
}

const DAY_OF_KEY: Record<string, Weekday> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
};

export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

export const readJudgedCatalogue = async (folder: string): Promise<JudgedCatalogue> => {
  const pack = await readPackFolder(folder);
  const { courses, subjects } = pack;
  const recogniser = createRecogniser({
    subjects,
    tags: [...new Set(courses.map(({ class_tag }) => class_tag))],
    aliases: courses.flatMap(({ class_tag, aliases }) => aliases.map((alias) => ({ alias, tag: class_tag }))),
  });
  const byCode = Map.groupBy(courses, ({ class_tag }) => class_tag);
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
    recordsOf: (code) => byCode.get(recogniser.normalise(code) ?? code) ?? [],
    subjectOf: ({ class_tag }) => subjectOfTag(class_tag),
    areaOf: ({ class_tag }) => areas.get(subjectOfTag(class_tag)) ?? null,
    levelOf,
    slotsOf: ({ start_times, end_times }) =>
      Object.entries(start_times).flatMap(([key, start]) => {
        const end = end_times[key as keyof typeof end_times];
        const day = DAY_OF_KEY[key];
        return day && start && end ? [{ day, start: minutesOf(start), end: minutesOf(end) }] : [];
      }),
    quotedCodes,
  };
};
