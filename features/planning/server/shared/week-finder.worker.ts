import { serveJobs } from '#platform/server/serve-jobs.ts';
import { chooseWeek } from '../../domain/choose/choose-week.ts';
import type { WeekQuestion } from '../../domain/choose/week-question.ts';
import { changesThatFree } from '../../domain/search/free-day.ts';
import type { WeekJobs } from './week-finder.ts';

/** The thread that searches for timetables. Each question contains everything it needs. */
serveJobs(() => null, {
  chooseWeek: { run: (_held: null, question: WeekQuestion) => chooseWeek(question) },
  freeDay: { run: (_held: null, { plan, day }: WeekJobs['freeDay']['input']) => changesThatFree(plan, day) },
});
