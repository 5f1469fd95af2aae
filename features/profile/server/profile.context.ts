import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { CourseItem } from '../contract.ts';
import type { PdfReader } from './pdf/pdf-reader.ts';

/** The context of verbs that read a profile against the catalogue. */
export type ProfileContext = CatalogueContext & {
  pdfReader: PdfReader;
  /** Reads the courses of a list in a thread of its own; null where that takes too long. */
  readCourseList(text: string): Promise<CourseItem[] | null>;
};
