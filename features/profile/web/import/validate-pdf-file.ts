import { PDF_MAX_BYTES } from '../../contract.ts';

/** What is wrong with a file before it is sent, in the specification's words; null when nothing is. */
export const validatePdfFile = async (file: File): Promise<string | null> => {
  if (!/\.pdf$/i.test(file.name)) return 'File type not supported. Please upload a file with extension: .pdf';
  if (file.size > PDF_MAX_BYTES) return 'File size exceeds 5 MB limit';
  try {
    // A file may be gone or locked by the time it is read; the upload itself would only say that something failed.
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch (error) {
    return `Error processing file: ${error instanceof Error ? error.message : String(error)}`;
  }
};
