import { requestsAbout } from '../about-courses.ts';
import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';

/**
 * "I work from 5:30, does INTLREL 10 get out in time", of a student who has planned nothing: the one course that is named is held
 * against the hours that are, instead of a week that there is not.
 */
export const withoutPlan = (request: Request, turn: Turn): Request[] =>
  request.kind === 'week_change' &&
  request.base === null &&
  request.drop.length === 0 &&
  request.add.length === 1 &&
  turn.planned.length === 0 &&
  turn.context.week === null
    ? requestsAbout(request.add, [], turn)
    : [request];
