import type { Context } from '../context.ts';
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
