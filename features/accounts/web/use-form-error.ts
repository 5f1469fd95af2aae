import { useRef, useState } from 'react';
import { dismissToast, showError } from '#platform/ui/overlays/toast.ts';

export interface ProblemTold {
  /** What stands in the banner; null: nothing. */
  problem: string | null;
  /** Shows a problem in the banner and as a toast, whose words may say more. */
  tell: (reason: string, toast?: string) => void;
  /** Takes both away, before another attempt and after one that worked. */
  clear: () => void;
}

/** What went wrong with a form: the last problem takes the place of the one before, so that toasts do not pile up. */
export const useFormError = (): ProblemTold => {
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useRef<string | null>(null);
  const clear = (): void => {
    setProblem(null);
    if (toast.current !== null) dismissToast(toast.current);
    toast.current = null;
  };
  return {
    problem,
    clear,
    tell: (reason, words = reason) => {
      clear();
      setProblem(reason);
      toast.current = showError(words);
    },
  };
};
