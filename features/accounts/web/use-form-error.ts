import { useRef, useState } from 'react';
import { dismissToast, showSilentError } from '#platform/ui/overlays/toast.ts';

export interface FormError {
  /** Text of the banner; null: hidden. */
  problem: string | null;
  /** Shows an error in the banner and as a toast, optionally with a different text. */
  show: (reason: string, toast?: string) => void;
  /** Removes both: before another attempt and on success. */
  clear: () => void;
}

/** The current error of a form; a new one replaces the previous toast, so that toasts do not pile up. */
export const useFormError = (): FormError => {
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const clear = (): void => {
    setProblem(null);
    if (shown.current !== null) dismissToast(shown.current);
    shown.current = null;
  };
  return {
    problem,
    clear,
    show: (reason, words = reason) => {
      clear();
      setProblem(reason);
      // The banner in the form announces it.
      shown.current = showSilentError(words);
    },
  };
};
