import { serveJobs } from '#platform/server/serve-jobs.ts';
import { chooseWeek, type WeekQuestion } from '../../domain/search/choose-week.ts';
import { changesThatFree } from '../../domain/search/free-day.ts';
import type { WeekJobs } from './week-finder.ts';

/** The thread that searches for timetables. Each question contains everything it needs. */
serveJobs(() => null, {
  chooseWeek: { run: (_held: null, question: WeekQuestion) => chooseWeek(question) },
  freeDay: { run: (_held: null, { plan, day }: WeekJobs['freeDay']['input']) => changesThatFree(plan, day) },
});
