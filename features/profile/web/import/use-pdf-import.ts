import { useEffect, useRef, useState } from 'react';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { showError, showNotice } from '#platform/ui/overlays/toast.ts';
import { type CourseItem, extractCourses } from '../../contract.ts';
import { validatePdfFile } from './validate-pdf-file.ts';

const COULD_NOT = 'Could not extract courses from PDF. Try the paste option instead.';
const FAILED = 'Failed to extract courses from PDF';
const NOTHING_FOUND = 'No courses found in the PDF';

export interface PdfImport {
  /** Name of the file being read, or null. */
  reading: string | null;
  problem: string | null;
  read: (file: File) => Promise<void>;
}

/**
 * Uploads a PDF for extraction. Results go to `onFound`; `onFallback` gets the reason when pasting is the
 * alternative. Unmounting aborts the request.
 */
export const usePdfImport = (
  onFound: (items: CourseItem[]) => void,
  onFallback: (reason: string) => void,
): PdfImport => {
  const { provider } = useAuth();
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown): void => {
    const failure = error instanceof ApiError ? error : null;
    if (failure?.status === 400 && failure.details.fallback_available) {
      const reason = failure.sentence || COULD_NOT;
      showNotice(reason);
      onFallback(reason);
      return;
    }
    showError(FAILED);
    // Show the server's message when the student can act on it.
    const isActionable = failure?.code === 'too_many_requests' || failure?.code === 'unavailable';
    setProblem(
      isActionable && failure ? failure.sentence : `${FAILED}. Please try again, or paste your list.`,
    );
  };

  const read = async (file: File): Promise<void> => {
    setProblem(null);
    const wrong = await validatePdfFile(file);
    if (wrong) {
      setProblem(wrong);
      return;
    }
    const abort = new AbortController();
    running.current = abort;
    setReading(file.name);
    try {
      const { items } = await callApi(extractCourses, { pdf: file, provider }, { signal: abort.signal });
      if (items.length > 0) onFound(items);
      else {
        showNotice(NOTHING_FOUND);
        setProblem(`${NOTHING_FOUND}. If it has some, paste its text instead.`);
      }
    } catch (error) {
      if (abort.signal.aborted) return;
      fail(error);
    } finally {
      if (!abort.signal.aborted) setReading(null);
    }
  };
  return { reading, problem, read };
};
