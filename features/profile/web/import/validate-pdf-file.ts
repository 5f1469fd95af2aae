import { PDF_MAX_BYTES } from '../../contract.ts';

/** The error for an invalid file, as worded in the specification; null for a valid one. */
export const validatePdfFile = async (file: File): Promise<string | null> => {
  if (!/\.pdf$/i.test(file.name)) return 'File type not supported. Please upload a file with extension: .pdf';
  if (file.size > PDF_MAX_BYTES) return 'File size exceeds 5 MB limit';
  try {
    // The file may be deleted or locked by now; the upload itself would only fail without a reason.
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch (error) {
    return `Error processing file: ${error instanceof Error ? error.message : String(error)}`;
  }
};
