import type { Act } from '../spans/meaning.ts';
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

/** Of matters of which the catalogue says nothing only whole titles are names: "when does the dining hall close". */
const takesTitlesOnly = ([only]: readonly Request[]): boolean =>
  only?.kind === 'outside' && only.about === 'unheld' && only.unheld.some((each) => each !== 'rooms');

/** Where names are looked for, one after the other: at titles in full, then at single words of them, too. */
export const namesTried = (read: readonly Request[]): readonly ('titles' | 'words')[] =>
  takesTitlesOnly(read) ? ['titles'] : ['titles', 'words'];

/** Whether more of the courses is known by their codes: of one that is asked about, a search for its title says which it is. */
export const namesMore = (named: readonly Request[], read: readonly Request[]): boolean =>
  areOfCourses(named) &&
  (read.every(({ kind }) => kind === 'facts')
    ? coursesIn(named) > coursesIn(read)
    : openNamesIn(named) < openNamesIn(read) || openNamesIn(read) === 0);

const coursesIn = (requests: readonly Request[]): number =>
  new Set(
    requests.flatMap((request) => [
      ...('codes' in request ? request.codes : []),
      ...('titles' in request ? (request.titles ?? []).map(({ said }) => `"${said}"`) : []),
    ]),
  ).size;

/** Whether all is asked of courses that are named, a week of some included. */
const areOfCourses = (requests: readonly Request[]): boolean =>
  requests.every(
    (request) =>
      OF_COURSES.has(request.kind) ||
      (request.kind === 'week' && request.ask.codes?.length) ||
      // "What does discrete math unlock".
      (request.kind === 'recommend' && request.wish.after.length > 0),
  );

/** Whether nothing was understood but that something is asked. */
export const isAtALoss = ([only, ...others]: readonly Request[]): boolean =>
  others.length === 0 &&
  ((only?.kind === 'outside' &&
    (only.about === 'anything' || only.about === 'unheld') &&
    only.isSaid !== true) ||
    (only?.kind === 'ask' && only.about === 'course' && only.codes.length === 0) ||
    // "STAT 111 or bayes": the other one has a name that was not found.
    (only?.kind === 'ask' && only.about === 'second_course'));

/** What is asked of particular courses; a wish only looks for some. */
const OF_ONE: ReadonlySet<Act> = new Set([
  'ready',
  'total',
  'clash',
  'counts',
  'together',
  'compare',
  'offer',
]);

/** How many names stayed words to search for, where something is asked of the courses that they name. */
export const openNamesIn = (requests: readonly Request[]): number =>
  requests.reduce((sum, request) => sum + openNamesOf(request), 0);

const openNamesOf = (request: Request): number => {
  if (request.kind !== 'recommend')
    return 'titles' in request
      ? (request.titles ?? []).filter(({ search }) => search.text !== undefined).length
      : 0;
  const { frame } = request.wish;
  const conditionsOn = (...kinds: readonly string[]) =>
    frame.conditions.filter(({ condition: { on } }) => kinds.includes(on)).length;
  // "I want to do quantum and multivar, do they overlap": only courses that are meant clash.
  if (frame.acts.includes('clash') && frame.codes.length === 0 && frame.references.length > 0)
    return conditionsOn('topic', 'subjects');
  // "What does discrete math unlock": what it is that opens others is named.
  if (
    frame.acts.includes('after') &&
    frame.codes.length === 0 &&
    !frame.hasNoun &&
    frame.references.length === 0
  )
    return conditionsOn('topic');
  // "Machine shop all full again": what a record says of one course.
  const asksOfRecord = frame.fields.some(({ isSure }) => isSure) && frame.conditions.length <= 2;
  const isOfOne =
    !frame.hasNoun &&
    !frame.acts.includes('find') &&
    (asksOfRecord || frame.acts.some((act) => OF_ONE.has(act)));
  return isOfOne ? conditionsOn('topic') : 0;
};
