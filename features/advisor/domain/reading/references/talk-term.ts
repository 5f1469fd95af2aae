import type { Context, Planned } from '../context.ts';
import type { Request } from '../request.ts';

/**
 * "Does it clash with FRENCH 11", after courses of spring: of spring, where both have a record of it. A question that names a
 * term, or asks in which terms a course is given, stays as it is.
 */
export const inTermOfTalk = (request: Request, { term }: Context): Request => {
  if (term === null) return request;
  switch (request.kind) {
    case 'conflicts':
      return request.term === null ? { ...request, talkTerm: term } : request;
    case 'compare':
      return (request.term ?? null) === null ? { ...request, talkTerm: term } : request;
    case 'facts':
      return request.term === null && !request.fields.includes('term')
        ? { ...request, talkTerm: term }
        : request;
    default:
      return request;
  }
};

/**
 * "Which room is it in today", of a course that the student takes at present: of the term that runs, and not of the next one,
 * which others plan.
 */
export const inTermTaken = (request: Request, planned: readonly Planned[]): Request => {
  if (request.kind !== 'facts' || request.term !== null || request.talkTerm !== undefined) return request;
  // "Where is orgo lecture": by its title.
  const asked = [...request.codes, ...(request.titles ?? []).flatMap(({ search }) => search.codes ?? [])];
  if (asked.length === 0 || request.fields.includes('term')) return request;
  const running = planned.find(
    ({ isUnderWay, codes }) => isUnderWay === true && asked.every((code) => codes.includes(code)),
  );
  return running === undefined ? request : { ...request, talkTerm: running.term };
};
