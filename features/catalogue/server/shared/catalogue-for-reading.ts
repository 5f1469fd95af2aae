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

/** The fields of each record that texts are compared with. */
export type ReadingCourse = Pick<
  Course,
  | 'class_tag'
  | 'class_name'
  | 'component'
  | 'instructors'
  | 'aliases'
  | 'codes'
  | 'course_requirements'
  | 'term'
>;

/** The parts of a catalogue that reading texts needs, in the form sent to another thread: a tenth of it. */
export interface ReadingSource {
  university: University;
  subjects: Subject[];
  programs: Programs;
  /** `ReadingCourse[]` as JSON: a string is cheap to copy between threads. */
  courses: string;
  /** Every word of the descriptions, without duplicates. */
  words: string;
  /** All attributes, without duplicates, with the courses that have them. */
  attributes: Carried[];
}

/** Records processed before yielding to the event loop: a millisecond or two. */
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
      ({
        class_tag,
        class_name,
        component,
        instructors,
        aliases,
        codes,
        course_requirements,
        term,
      }): ReadingCourse => ({
        class_tag,
        class_name,
        component,
        instructors,
        aliases,
        codes,
        course_requirements,
        term,
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

/** Built once per version. */
export const readingSourceOf = perCatalogue(makeSource);

/** The catalogue's codes and titles, in another thread. */
export interface CodeReader {
  recogniser: Recogniser;
  carriersOf: CarriersOf;
  /** Null if the catalogue does not have it. */
  titleOf(code: string): string | null;
}

export const coursesOf = ({ courses }: ReadingSource): ReadingCourse[] =>
  JSON.parse(courses) as ReadingCourse[];

export const codeReaderOf = (source: ReadingSource): CodeReader => {
  const titles = new Map<string, string>();
  const aliases: { alias: string; tag: string }[] = [];
  for (const { class_tag: tag, class_name, aliases: others, codes } of coursesOf(source)) {
    // If a code has several records, the first one gives the title.
    for (const code of codes) if (!titles.has(code)) titles.set(code, class_name);
    for (const alias of others) aliases.push({ alias, tag });
  }
  return {
    recogniser: createRecogniser({ subjects: source.subjects, tags: [...titles.keys()], aliases }),
    carriersOf: createCarriersOf(source.attributes),
    titleOf: (code) => titles.get(code) ?? null,
  };
};
