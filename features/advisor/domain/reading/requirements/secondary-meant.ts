import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';
import { DEGREE, programmesIn } from './of-programmes.ts';

/** "An econ secondary", of which courses are asked for or counted: the secondary field, where a concentration has its name. */
export const asSecondary = (request: Request, turn: Turn, concentration = ''): Request => {
  if (request.kind === 'recommend') {
    const { countsTowards: towards } = request.wish;
    if (towards === null || !isMeant(towards.programme, turn, concentration)) return request;
    return { ...request, wish: { ...request.wish, countsTowards: { ...towards, isSecondary: true } } };
  }
  if (request.kind === 'counts')
    return isMeant(request.programme, turn, concentration) ? { ...request, isSecondary: true } : request;
  // Two programmes are held against each other as concentrations only.
  return request.kind === 'requirements' &&
    request.against === undefined &&
    isMeant(request.programme, turn, concentration)
    ? { ...request, isSecondary: true }
    : request;
};

/** Whether a programme is called a secondary field in the message, or was before and goes on. */
const isMeant = (programme: string | null, turn: Turn, concentration: string): boolean => {
  if (programme === null) return false;
  const called = programmesIn(turn).filter(({ name }) => name === programme);
  if (called.some(({ isDegree }) => isDegree)) return false;
  // Of their own concentration, "my secondary in music" is a slip: it is that.
  if (called.some(({ isSecondary, isOwn }) => isSecondary || (isOwn && programme !== concentration)))
    return true;
  const { isSecondary, towards } = turn.context;
  return isSecondary && towards === programme && !turn.reading.words.some(({ text }) => DEGREE.has(text));
};
