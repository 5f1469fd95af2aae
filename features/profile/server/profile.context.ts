import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { CourseItem } from '../contract.ts';
import type { PdfReader } from './pdf/pdf-reader.ts';

/** The context of verbs that combine a profile with the catalogue. */
export type ProfileContext = CatalogueContext & {
  pdfReader: PdfReader;
  /** Reads a course list in a separate thread; null if it takes too long. */
  readCourseList(text: string): Promise<CourseItem[] | null>;
};
