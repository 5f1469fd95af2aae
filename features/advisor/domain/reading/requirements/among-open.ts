import type { Request } from '../request.ts';
import { type Turn, wantedHeads } from '../turn.ts';

/**
 * "Show me the ones on in spring with no Friday class", after what is open in a programme: courses that count for it, and not
 * every course of spring.
 */
export const amongOpen = (request: Request, turn: Turn): Request => {
  const { context, frame, reading } = turn;
  const { last } = context;
  if (request.kind !== 'recommend') return request;
  const { wish } = request;
  const { countsTowards: towards } = wish;
  // "Minor in CS, what of that is on this spring": of the secondary field of that name.
  if (towards !== null && towards.programme !== null && reading.words.some(({ text }) => MINORS.has(text)))
    return { ...request, wish: { ...wish, countsTowards: { ...towards, isSecondary: true } } };
  if (last?.kind !== 'requirements') return request;
  const isOfThem = reading.words.some(({ text }) => THEM.has(text));
  const isOther =
    wish.countsTowards !== null ||
    wish.like !== null ||
    wish.after.length > 0 ||
    wish.search.codes !== undefined;
  if (!isOfThem || isOther || wantedHeads(frame).length > 0) return request;
  return {
    ...request,
    wish: {
      ...wish,
      countsTowards: {
        programme: last.programme,
        group: last.group ?? null,
        ...(last.isSecondary === true ? { isSecondary: true } : {}),
      },
    },
  };
};
const MINORS = new Set(['minor', 'minoring', 'secondary']);
const THEM = new Set('ones those them these any which'.split(' '));
