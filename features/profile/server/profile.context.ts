import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { PdfReader } from './pdf/pdf-reader.ts';

/** The context of verbs that read a profile against the catalogue. */
export type ProfileContext = CatalogueContext & { pdfReader: PdfReader };
