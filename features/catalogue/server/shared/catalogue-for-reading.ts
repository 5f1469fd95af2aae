import { brotliDecompressSync } from 'node:zlib';
import type { Course } from '../../contract.ts';
import type { Programs, Subject, University } from '../../domain/pack/shapes.ts';
import type { Catalogue } from './catalogue.ts';

/** A version of the catalogue on its way to another thread, its courses packed. */
export interface PackedCatalogue {
  version: string;
  university: University;
  subjects: Subject[];
  programs: Programs;
  /** JSON, compressed with brotli. */
  courses: Uint8Array;
}

/** The catalogue as texts are read against it. */
export type ReadingCatalogue = Pick<Catalogue, 'university' | 'subjects' | 'programs' | 'courses'>;

export const packCatalogue = async (catalogue: Catalogue): Promise<PackedCatalogue> => {
  const { version, university, subjects, programs, coursesBody } = catalogue;
  return { version, university, subjects, programs, courses: await coursesBody.in('br') };
};

/** All that the records say; to be let go as soon as it is read. */
export const unpackCatalogue = ({ courses, ...rest }: PackedCatalogue): ReadingCatalogue => ({
  ...rest,
  ...(JSON.parse(brotliDecompressSync(courses).toString('utf8')) as { courses: Course[] }),
});

/** The records without their long words, which are most of them and nothing to compare a claim with: to be kept. */
export const withoutProse = (catalogue: ReadingCatalogue): ReadingCatalogue => ({
  ...catalogue,
  courses: catalogue.courses.map((course) => ({ ...course, description: '', class_notes: '', q_report: '' })),
});
