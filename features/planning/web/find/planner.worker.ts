import { answerPlanner } from '../../domain/search/answer-planner.ts';
import type { PlannerQuestion } from '../../domain/search/answer-planner.ts';
import type { SearchedCourse } from '../../domain/search/to-plan-input.ts';

/** One question per worker: to cancel, the page terminates it. */
addEventListener('message', ({ data }: MessageEvent<PlannerQuestion<SearchedCourse>>) => {
  for (const answer of answerPlanner(data)) if (answer.answer !== 'searching') postMessage(answer);
});
