import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { PlannerAnswer, PlannerQuestion } from '../../domain/search/answer-planner.ts';
import type { SearchedCourse } from '../../domain/search/to-plan-input.ts';

export type Question = PlannerQuestion<SearchedCourse>;
export type Answer = PlannerAnswer<SearchedCourse>;

/** Asks a question off the main thread; returns a function that cancels it. */
export type AskPlanner = (
  question: Question,
  onAnswer: (answer: Answer) => void,
  onFailed: () => void,
) => () => void;

const askWorker: AskPlanner = (question, onAnswer, onFailed) => {
  const worker = new Worker(new URL('./planner.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data));
  worker.addEventListener('error', onFailed);
  worker.postMessage(question, []);
  return () => worker.terminate();
};

/** Asks the worker; tests provide their own. */
export const PlannerContext = createContext<AskPlanner>(askWorker);

/** The latest question and the answers so far. */
export interface Asked {
  question: Question;
  answer: Answer | null;
  isFailed: boolean;
}

/** Questions to the planner; only the latest one is answered. */
export const usePlanner = () => {
  const askPlanner = use(PlannerContext);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const ask = useCallback(
    (question: Question, onAnswer?: (answer: Answer) => void): void => {
      stop.current();
      setAsked({ question, answer: null, isFailed: false });
      stop.current = askPlanner(
        question,
        (answer) => {
          setAsked({ question, answer, isFailed: false });
          onAnswer?.(answer);
        },
        () => setAsked({ question, answer: null, isFailed: true }),
      );
    },
    [askPlanner],
  );
  const forget = useCallback((): void => {
    stop.current();
    setAsked(null);
  }, []);
  return { asked, ask, forget };
};
