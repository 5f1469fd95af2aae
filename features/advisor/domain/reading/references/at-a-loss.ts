import type { Request } from '../request.ts';

/** What is asked of courses that are named. */
export const OF_COURSES: ReadonlySet<Request['kind']> = new Set([
  'facts',
  'compare',
  'prerequisites',
  'counts',
  'conflicts',
  'term_total',
]);

/** Whether nothing was understood but that something is asked. */
export const isAtALoss = ([only, ...others]: readonly Request[]): boolean =>
  others.length === 0 &&
  ((only?.kind === 'outside' &&
    (only.about === 'anything' ||
      (only.about === 'unheld' && only.unheld.every((each) => each === 'rooms')))) ||
    (only?.kind === 'ask' && only.about === 'course' && only.codes.length === 0));
