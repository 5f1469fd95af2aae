import { setImmediate } from 'node:timers/promises';
import type { Course } from '../../contract.ts';
import type { Programs, Subject, University } from '../../domain/pack/shapes.ts';
import {
  type Carried,
  Carriers,
  type CarriersOf,
  createCarriersOf,
} from '../../domain/prerequisites/carriers.ts';
import { createRecogniser, type Recogniser } from '../../domain/recogniser/recogniser.ts';
import type { Catalogue } from './catalogue.ts';
import { perCatalogue } from './per-catalogue.ts';

/** What texts are read against, of each record. */
export type ReadingCourse = Pick<
  Course,
  'class_tag' | 'class_name' | 'component' | 'instructors' | 'aliases' | 'codes'
>;

/** What reading texts needs of a version of the catalogue, as it is sent to another thread: a tenth of it. */
export interface ReadingSource {
  university: University;
  subjects: Subject[];
  programs: Programs;
  /** `ReadingCourse[]` as JSON, which is copied between threads in no time. */
  courses: string;
  /** Every word of the descriptions, each once. */
  words: string;
  /** All attributes, without duplicates, with the courses that have them. */
  attributes: Carried[];
}

/** Records that are gone through in one turn, a millisecond or two; then others have theirs. */
const COURSES_A_TURN = 100;

const makeSource = async ({ university, subjects, programs, courses }: Catalogue): Promise<ReadingSource> => {
  const words = new Set<string>();
  const carriers = new Carriers();
  const parts: string[] = [];
  for (let from = 0; from < courses.length; from += COURSES_A_TURN) {
    const some = courses.slice(from, from + COURSES_A_TURN);
    for (const { description } of some) for (const word of description.split(/\s+/)) words.add(word);
    for (const course of some) carriers.add(course);
    const records = some.map(
      ({ class_tag, class_name, component, instructors, aliases, codes }): ReadingCourse => ({
        class_tag,
        class_name,
        component,
        instructors,
        aliases,
        codes,
      }),
    );
    parts.push(JSON.stringify(records).slice(1, -1));
    await setImmediate();
  }
  return {
    university,
    subjects,
    programs,
    courses: `[${parts.join(',')}]`,
    words: [...words].join(' '),
    attributes: carriers.list(),
  };
};

/** Made once for a version. */
export const readingSourceOf = perCatalogue(makeSource);

/** The catalogue's codes and titles, in another thread. */
export interface CodeReader {
  recogniser: Recogniser;
  carriersOf: CarriersOf;
  /** Null for what the catalogue does not have. */
  titleOf(code: string): string | null;
}

export const coursesOf = ({ courses }: ReadingSource): ReadingCourse[] =>
  JSON.parse(courses) as ReadingCourse[];

export const codeReaderOf = (source: ReadingSource): CodeReader => {
  const titles = new Map<string, string>();
  const aliases: { alias: string; tag: string }[] = [];
  for (const { class_tag: tag, class_name, aliases: others, codes } of coursesOf(source)) {
    // Of several records of a code the first names it.
    for (const code of codes) if (!titles.has(code)) titles.set(code, class_name);
    for (const alias of others) aliases.push({ alias, tag });
  }
  return {
    recogniser: createRecogniser({ subjects: source.subjects, tags: [...titles.keys()], aliases }),
    carriersOf: createCarriersOf(source.attributes),
    titleOf: (code) => titles.get(code) ?? null,
  };
};
